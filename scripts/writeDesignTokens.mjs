// Writes docs/design-tokens.md from the brands' themes. Runs on the product's Node, because themes are TypeScript. A test
// fails if the page is out of date or a contrast is too low.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands, themeOfProduct } from '../brands/brands.ts';
import { contrastsOf } from '../brands/contrast.ts';
import { projectRoot } from './projectRoot.mjs';

/** @typedef {{ name: string, colours: import('../brands/theme.ts').ThemeColours }} BrandColours */

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

/** @type {() => BrandColours[]} */
export const brandColours = () =>
  brands.map(({ name, productId }) => ({ name, colours: themeOfProduct(productId).colours }));

/** The whole page as Markdown. @param {readonly BrandColours[]} all */
export function designTokensPage(all) {
  const heads = all.map(({ name }) => name).join(' | ');
  const rule = '---|'.repeat(all.length);
  const measured = all.map(({ colours }) => contrastsOf(colours));
  return `# Design tokens

This page lists the colours of each brand and their contrasts, for designers and engineers. Components use the variable, never a colour.

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
`;
}

if (import.meta.main) writeFileSync(designTokensFile, designTokensPage(brandColours()));
