import { layoutPresets } from '../../brands/theme.ts';

/** @typedef {import('./brandOptions.mjs').BrandOptions} BrandOptions */
/** @typedef {import('../../brands/theme.ts').ThemeColours} ThemeColours */
/** @typedef {{ productId: number, productNodeId: number }} BrandNumbers */

/**
 * Sources of the three files of `brands/<name>/`, by file name.
 * @param {BrandOptions} options @param {BrandNumbers} numbers @param {ThemeColours} colours
 * @returns {Record<string, string>}
 */
export function brandSources(options, numbers, colours) {
  return {
    'brand.ts': brandSource(options, numbers),
    'markets.ts': marketsSource(options, numbers),
    'theme.ts': themeSource(options, colours),
  };
}

/** @param {BrandOptions} options @param {BrandNumbers} numbers */
function brandSource({ name, title }, { productId, productNodeId }) {
  return `import type { Brand } from '../market.ts';
import { sharedJackpots } from '../market.ts';
import { ${name}Markets } from './markets.ts';
import { ${name}Theme } from './theme.ts';

export const ${name}: Brand = {
  id: '${name}',
  name: '${quoted(title)}',
  productId: ${productId},
  productNodeId: ${productNodeId},
  hosts: ['${name}.localhost'],
  supportEmail: 'support@${name}.example',
  jackpots: sharedJackpots,
  markets: ${name}Markets,
  theme: ${name}Theme,
};
`;
}

/** @param {BrandOptions} options @param {BrandNumbers} numbers */
function marketsSource({ name }, { productNodeId }) {
  return `import type { Market } from '../market.ts';
import { fallbackCasinoIds, restOfWorldRules } from '../market.ts';

export const ${name}Markets: readonly Market[] = [
  {
    id: 'row', brand: '${name}', casinoId: fallbackCasinoIds.desktop, mobileCasinoId: fallbackCasinoIds.mobile, marketNodeId: ${productNodeId + 1},
    locales: ['en-GB'], locale: 'en-GB', countryIso2Code: null, isRow: true, isKYCRequired: false, rules: restOfWorldRules,
  },
];
`;
}

/** @param {BrandOptions} options @param {ThemeColours} colours */
function themeSource({ name, font, scene, layout }, colours) {
  const row = (/** @type {(keyof ThemeColours)[]} */ ...roles) =>
    `    ${roles.map((role) => `${role}: '${colours[role]}'`).join(', ')},`;
  return `import { clientTypeIds } from '../market.ts';
import type { Theme } from '../theme.ts';

export const ${name}Theme: Theme = {
  colours: {
${row('sunken', 'background', 'surface1', 'surface2', 'surface3')}
${row('line', 'control', 'text', 'muted')}
${row('accent', 'accentHigh', 'onAccent', 'accentText', 'second')}
  },
  fonts: { heading: '${font}', body: '${font === 'OptimusPrinceps' ? 'Roboto' : font}' },
  heading: { weight: 700, transform: 'none', tracking: '-.015em', scale: 1 },
  displaySize: 60,
  radii: { button: '12px', tile: '14px' },
  primaryFill: '${colours.accent}',
  logo: {
    markup:
      '<circle cx="20" cy="20" r="18" fill="${colours.accent}"/>' +
      '<path d="${star(name)}" fill="${colours.onAccent}"/>',
    name: { size: '22px', phoneSize: '19px', tracking: '-.015em', colour: 'text' },
  },
  scene: '${scene}',
  layout: { ${Object.entries(layoutPresets[layout])
    .map(([part, choice]) => `${part}: '${choice}'`)
    .join(', ')} },
  clientTypeIds,
};
`;
}

/**
 * Path of a star whose number of points and angle follow from the name, so that two new brands differ.
 * @param {string} name
 */
function star(name) {
  const sum = [...name].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 10_007, 7);
  const points = 4 + (sum % 4);
  const turn = ((sum % 90) * Math.PI) / 180;
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const radius = at % 2 === 0 ? 13 : 6;
    const angle = turn + (at * Math.PI) / points;
    return `${(20 + radius * Math.cos(angle)).toFixed(1)} ${(20 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** @param {string} text */
function quoted(text) {
  return text.replaceAll("'", "\\'");
}

/**
 * Adds a brand to the source of `brands/brands.ts`: an import in alphabetical order, and the name at the end of the
 * list, on one line of any length. Returns null when the file does not have the expected form.
 * @param {string} source @param {string} name
 */
export function addToBrandList(source, name) {
  const lines = source.split('\n');
  const importOf = (/** @type {string} */ line) => /^import (?:type )?\{ (\w+) \} from '(.+)';$/.exec(line)?.[2];
  const at = lines.findLastIndex((line) => {
    const from = importOf(line);
    return from !== undefined && from < `./${name}/brand.ts`;
  });
  const list = /^export const brands: readonly Brand\[\] = \[([\w\s,]+)\];$/m;
  if (importOf(lines[0] ?? '') === undefined || !list.test(source)) return null;
  lines.splice(at + 1, 0, `import { ${name} } from './${name}/brand.ts';`);
  return lines
    .join('\n')
    .replace(list, (written, /** @type {string} */ names) =>
      written.replace(`[${names}]`, `[${[...(names.match(/\w+/g) ?? []), name].join(', ')}]`),
    );
}
