// Writes docs/design-tokens.md from the brands' themes. Runs on the product's Node, because themes are TypeScript. A test
// fails if the page is out of date or a contrast is too low.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands, themeOfProduct } from '../brands/brands.ts';
import { contrastsOf } from '../brands/contrast.ts';
import { projectRoot } from './projectRoot.mjs';

/** @typedef {{ name: string, colours: import('../brands/theme.ts').ThemeColours, layout: import('../brands/theme.ts').ThemeLayout }} BrandTheme */

export const designTokensFile = join(projectRoot, 'docs/design-tokens.md');

/** Role, CSS variable, purpose. @type {[keyof import('../brands/theme.ts').ThemeColours, string, string][]} */
const roles = [
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

/** Part of the layout, choice, what it looks like. @type {[keyof import('../brands/theme.ts').ThemeLayout, string, string][]} */
const layoutRows = [
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

/** @type {() => BrandTheme[]} */
export const brandThemes = () =>
  brands.map(({ name, productId }) => {
    const { colours, layout } = themeOfProduct(productId);
    return { name, colours, layout };
  });

/** The whole page as Markdown. @param {readonly BrandTheme[]} all */
export function designTokensPage(all) {
  const heads = all.map(({ name }) => name).join(' | ');
  const rule = '---|'.repeat(all.length);
  const measured = all.map(({ colours }) => contrastsOf(colours));
  return `# Design tokens

This page lists the colours of each brand, their contrasts and the layout, for designers and engineers. Components use the variable, never a colour.

\`node_modules/.bin/node scripts/writeDesignTokens.mjs\` writes this page from \`brands/<brand>/theme.ts\`. A unit test fails if the page is out of date or a contrast is too low.

Tokens of all brands are in \`web/src/ui/global.css\`. In the sandbox, \`/theme-sheet\` of each brand shows all tokens and every component.

## Colours

| role | variable | use | ${heads} |
|---|---|---|${rule}
${roles.map(([role, variable, use]) => `| ${role} | \`${variable}\` | ${use} | ${all.map(({ colours }) => `\`${colours[role]}\``).join(' | ')} |`).join('\n')}

## Contrast

The table shows the lowest contrast ratio over all allowed surfaces of a colour, and the minimum of WCAG 2.2 AA.

| pair | minimum | ${heads} |
|---|---|${rule}
${(measured[0] ?? []).map(({ pair, minContrast }, at) => `| ${pair} | ${minContrast} | ${measured.map((rows) => rows[at]?.contrast.toFixed(2)).join(' | ')} |`).join('\n')}

## Layout

The structure of pages is a choice per part (\`layout\` in \`brands/<brand>/theme.ts\`, [decision 20](decisions/0020-layout-as-theme-choices.md)). The table marks the choice of each brand.

| part | choice | look | ${heads} |
|---|---|---|${rule}
${layoutRows.map(([part, choice, look]) => `| ${part} | \`${choice}\` | ${look} | ${all.map(({ layout }) => (layout[part] === choice ? '✓' : '')).join(' | ')} |`).join('\n')}

Sizes that a choice may change are variables: \`--cover-ratio\`, \`--caption-h\`, \`--reel-tile\`, \`--row-head\`, \`--tile-gap\` and \`--gut\`. Rows that are not rendered yet and the virtual grid reserve their height with them.
`;
}

if (import.meta.main) writeFileSync(designTokensFile, designTokensPage(brandThemes()));
