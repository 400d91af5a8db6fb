import type { Brand } from '../../brands/market.ts';
import { layoutPresets } from '../../brands/theme.ts';
import type { ThemeColours } from '../../brands/theme.ts';
import type { BrandOptions } from './brandOptions.ts';

/** Sources of the three files of `brands/<name>/`, by file name, before they are formatted. */
export function brandSources(
  { name, title, font, scene, layout }: BrandOptions,
  { productId, productNodeId }: Pick<Brand, 'productId' | 'productNodeId'>,
  colours: ThemeColours,
): Record<string, string> {
  const list = (values: object) =>
    Object.entries(values)
      .map(([key, value]) => `${key}: '${value}'`)
      .join(', ');
  return {
    'brand.ts': `import type { Brand } from '../market.ts';
import { sharedJackpots } from '../market.ts';
import { ${name}Markets } from './markets.ts';
import { ${name}Theme } from './theme.ts';

export const ${name}: Brand = {
  id: '${name}',
  name: '${title.replaceAll("'", "\\'")}',
  productId: ${productId},
  productNodeId: ${productNodeId},
  hosts: ['${name}.localhost'],
  supportEmail: 'support@${name}.example',
  jackpots: sharedJackpots,
  markets: ${name}Markets,
  theme: ${name}Theme,
};
`,
    'markets.ts': `import type { Market } from '../market.ts';
import { fallbackCasinoIds, restOfWorldRules } from '../market.ts';

export const ${name}Markets: readonly Market[] = [
  {
    id: 'row', brand: '${name}', casinoId: fallbackCasinoIds.desktop, mobileCasinoId: fallbackCasinoIds.mobile, marketNodeId: ${productNodeId + 1},
    locales: ['en-GB'], locale: 'en-GB', countryIso2Code: null, isRow: true, isKYCRequired: false, rules: restOfWorldRules,
  },
];
`,
    'theme.ts': `import { clientTypeIds } from '../market.ts';
import type { Theme } from '../theme.ts';

export const ${name}Theme: Theme = {
  colours: { ${list(colours)} },
  fonts: { heading: '${font}', body: '${font === 'OptimusPrinceps' ? 'Roboto' : font}' },
  heading: { weight: 700, transform: 'none', tracking: '-.015em', scale: 1 },
  displaySize: 3.75,
  radii: { button: '12px', tile: '14px' },
  primaryFill: '${colours.accent}',
  logo: {
    markup:
      '<circle cx="20" cy="20" r="18" fill="${colours.accent}"/>' +
      '<path d="${star(name)}" fill="${colours.onAccent}"/>',
    name: { size: '1.375rem', phoneSize: '1.1875rem', tracking: '-.015em', colour: 'text' },
  },
  scene: '${scene}',
  layout: { ${list(layoutPresets[layout])} },
  clientTypeIds,
};
`,
  };
}

/** Path of a star whose number of points and angle follow from the name, so that two new brands differ. */
function star(name: string): string {
  const sum = [...name].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 10_007, 7);
  const points = 4 + (sum % 4);
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const radius = at % 2 === 0 ? 13 : 6;
    const angle = ((sum % 90) * Math.PI) / 180 + (at * Math.PI) / points;
    return `${(20 + radius * Math.cos(angle)).toFixed(1)} ${(20 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

const brandList = /^(export const brands: readonly Brand\[\] = \[[\w\s,]*\w),?\s*\];$/m;

/**
 * Adds a brand to the source of `brands/brands.ts`, before it is formatted: an import, and the name at the end of the
 * list. Returns null when the file does not have the expected form.
 */
export const addToBrandList = (source: string, name: string): string | null =>
  brandList.test(source)
    ? `import { ${name} } from './${name}/brand.ts';\n${source.replace(brandList, `$1, ${name}];`)}`
    : null;
