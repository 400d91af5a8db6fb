import { brands, themeOfProduct } from '../../brands/brands.ts';
import { contrastsOf } from '../../brands/contrast.ts';
import { scaleSteps } from '../../brands/inlineScale.ts';
import type { ThemeColours, ThemeLayout } from '../../brands/theme.ts';
import type { Tables } from './withTables.ts';

/** Role, CSS variable, purpose. */
const roles: [keyof ThemeColours, string, string][] = [
  ['sunken', '--sunken', 'footer, area around a game'],
  ['background', '--bg', 'page and header'],
  ['surface1', '--s-1', 'cards, round buttons'],
  ['surface2', '--s-2', 'raised: buttons, selected items'],
  ['surface3', '--s-3', 'highest surface'],
  ['line', '--line', 'decorative rules that carry no meaning'],
  ['control', '--ctl', 'borders of fields, chips and outline buttons; not on surface3'],
  ['text', '--text', 'text'],
  ['muted', '--muted', 'secondary text'],
  ['accent', '--accent', 'fill of the main action, mark of selected items'],
  ['accentHigh', '--accent-hi', 'hearts, tints'],
  ['onAccent', '--on-accent', 'text on the accent'],
  ['accentText', '--accent-txt', 'links and icons'],
  ['second', '--second', 'occasional decoration'],
];

/** Part of the layout, choice, what it looks like. */
const layoutRows: [keyof ThemeLayout, string, string][] = [
  ['hero', 'split', 'copy beside three fanned covers; a player’s figures beside the game'],
  [
    'hero',
    'panorama',
    'full width: centred copy above a strip of seven covers; a player’s figures in a band below the game',
  ],
  ['hero', 'poster', 'one wide cover with the copy beside it, below it on phones; a player’s figures as lines'],
  ['rows', 'spread', 'heading left, arrows right; outlined numerals behind ranked covers'],
  ['rows', 'centred', 'centred heading, round arrows at the sides of the covers; numerals on a spine'],
  ['rows', 'ruled', 'rule above the heading, close tiles; solid numerals below the pictures'],
  ['tiles', 'upright', '3:4 covers with their title, 240 px from 1440 px on'],
  ['tiles', 'showcase', '3:4 covers with their title, 276 px from 1440 px on'],
  ['tiles', 'square', 'picture of the cover, 200 px from 1440 px on, with name and provider below'],
  ['navigation', 'tabs', 'categories as tabs in a row'],
  ['navigation', 'rail', 'categories as centred icons above words; pages in a pill; floating phone navigation'],
  ['navigation', 'sidebar', 'underlined pages and categories; from 1440 px on, categories in a column beside the rows'],
];

interface BrandTheme {
  name: string;
  colours: ThemeColours;
  layout: ThemeLayout;
}

export const brandThemes = (): BrandTheme[] =>
  brands.map(({ name, productId }) => {
    const { colours, layout } = themeOfProduct(productId);
    return { name, colours, layout };
  });

/** Groups of the scale by their first letters. */
const scaleGroups: [RegExp, string][] = [
  [/^--t\d/, 'type'],
  [/^--body-/, 'weight'],
  [/^--sp/, 'space'],
  [/^--c\d/, 'size of a control'],
  [/^--r-/, 'radius'],
  [/^--e\d/, 'elevation'],
  [/^--z-/, 'layer'],
];

/** Steps of the scale by group, each with its value. */
function scaleRows(): string[][] {
  return scaleGroups.map(([pattern, group]) => [
    group,
    [...scaleSteps]
      .filter(([name]) => pattern.test(name))
      .map(([name, value]) => `\`${name}\` ${value}`)
      .join(', '),
  ]);
}

/** Scale, colours of each brand, their contrasts and the layout. */
export function designTokensPage(themes: readonly BrandTheme[] = brandThemes()): Tables {
  const heads = themes.map(({ name }) => name);
  const measured = themes.map(({ colours }) => contrastsOf(colours));
  return {
    Scale: [['group', 'steps'], ...scaleRows()],
    Colours: [
      ['role', 'variable', 'use', ...heads],
      ...roles.map(([role, variable, use]) => [
        role,
        `\`${variable}\``,
        use,
        ...themes.map(({ colours }) => `\`${colours[role]}\``),
      ]),
    ],
    Contrast: [
      ['pair', 'minimum', ...heads],
      ...(measured[0] ?? []).map(({ pair, minContrast }, at) => [
        pair,
        String(minContrast),
        ...measured.map((rows) => rows[at]?.contrast.toFixed(2) ?? ''),
      ]),
    ],
    Layout: [
      ['part', 'choice', 'look', ...heads],
      ...layoutRows.map(([part, choice, look]) => [
        part,
        `\`${choice}\``,
        look,
        ...themes.map(({ layout }) => (layout[part] === choice ? '✓' : '')),
      ]),
    ],
  };
}
