// Writes docs/design-tokens.md from the brands' themes. Runs on the product's Node, because themes are TypeScript; a test
// says when the page is out of date or a colour can no longer be read.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands, themeOfProduct } from '../brands/brands.ts';
import { contrastsOf } from '../brands/contrast.ts';
import { projectRoot } from './projectRoot.mjs';

/** @typedef {{ name: string, colours: import('../brands/theme.ts').ThemeColours }} BrandColours */

export const designTokensFile = join(projectRoot, 'docs/design-tokens.md');

/** Role, variable of the style sheet, what it is for. @type {[keyof import('../brands/theme.ts').ThemeColours, string, string][]} */
const roles = [
  ['sunken', '--sunken', 'wells: footer, the room around a game'],
  ['background', '--bg', 'page and header'],
  ['surface1', '--s-1', 'cards, round buttons'],
  ['surface2', '--s-2', 'raised: buttons, what is chosen'],
  ['surface3', '--s-3', 'highest surface'],
  ['line', '--line', 'decorative rules; nothing depends on seeing them'],
  ['control', '--ctl', 'borders of fields, chips and outline buttons; not on surface3'],
  ['text', '--text', 'words'],
  ['muted', '--muted', 'secondary words'],
  ['accent', '--accent', 'fill of the main action, mark of what is chosen'],
  ['accentHigh', '--accent-hi', 'hearts, tints'],
  ['onAccent', '--on-accent', 'words on the accent'],
  ['accentText', '--accent-txt', 'links and icons'],
  ['second', '--second', 'rare decoration'],
];

/** @type {() => BrandColours[]} */
export const brandColours = () =>
  brands.map(({ name, productId }) => ({ name, colours: themeOfProduct(productId).colours }));

/** The whole page as Markdown. @param {readonly BrandColours[]} all */
export function designTokensPage(all) {
  const heads = all.map(({ name }) => name).join(' | ');
  const rule = '---|'.repeat(all.length);
  const measured = all.map(({ colours }) => contrastsOf(colours));
  return `# Design tokens

Made from \`brands/<brand>/theme.ts\` by \`node_modules/.bin/node scripts/writeDesignTokens.mjs\`; a unit test fails when this page is out of date or a contrast falls short.

Components name the variable, never a colour. Tokens that all brands share are in \`web/src/ui/global.css\`. The sandbox shows all of them, with every piece of the interface as it is drawn, at \`/theme-sheet\` of each brand.

| role | variable | for | ${heads} |
|---|---|---|${rule}
${roles.map(([role, variable, use]) => `| ${role} | \`${variable}\` | ${use} | ${all.map(({ colours }) => `\`${colours[role]}\``).join(' | ')} |`).join('\n')}

## Contrast

The lowest ratio over all surfaces a colour may stand on, and what WCAG 2.2 AA asks for.

| pair | at least | ${heads} |
|---|---|${rule}
${(measured[0] ?? []).map(({ pair, least }, at) => `| ${pair} | ${least} | ${measured.map((rows) => rows[at]?.lowest.toFixed(2)).join(' | ')} |`).join('\n')}
`;
}

if (import.meta.main) writeFileSync(designTokensFile, designTokensPage(brandColours()));
