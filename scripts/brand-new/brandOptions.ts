import { parseSync } from 'oxc-parser';
import type { Brand } from '../../brands/market.ts';
import { layoutPresets } from '../../brands/theme.ts';
import { brokenHouseRules } from '../houseRules.ts';
import type { CommandLine } from '../readCommandLine.mjs';

export interface BrandOptions {
  name: string;
  title: string;
  accent: string;
  font: string;
  scene: string;
  layout: keyof typeof layoutPresets;
}

const choices = {
  font: ['BrandonText', 'Figtree', 'OptimusPrinceps', 'Roboto'],
  scene: ['arches', 'curtains', 'rings'],
  layout: Object.keys(layoutPresets),
};
const maxNameLength = 20;
const maxTitleLength = 24;

/** Names that already mean something else as a folder, a host or a constant. */
const taken = /^(?:media|games|web|sandbox|localhost|brand|brands|market|markets|theme|demo|dist|nobody|undefined)$/;

/** Returns the options of a command line, or a sentence that says what is wrong. */
export function brandOptions(
  { names: [name = '', ...others], values }: Pick<CommandLine, 'names' | 'values'>,
  brands: readonly Brand[],
): { options: BrandOptions } | { problem: string } {
  if (others.length > 0) return { problem: `Give one brand, not ${[name, ...others].join(' and ')}.` };
  const { title = name.charAt(0).toUpperCase() + name.slice(1), ...chosen } = values as Partial<BrandOptions>;
  const { accent = '', font = '', scene = '', layout = 'classic' } = chosen;
  const options = { name, title, accent: accent.toLowerCase(), font, scene, layout };
  const problem = nameProblem(name, brands) ?? titleProblem(title, brands) ?? choiceProblem(options);
  return problem === null ? { options } : { problem };
}

function nameProblem(name: string, brands: readonly Brand[]): string | null {
  if (!/^[a-z]+$/.test(name))
    return `A brand's name may only have the letters a to z, because it is a folder and a host name: "${name}" is not valid.`;
  if (name.length < 3 || name.length > maxNameLength)
    return `A brand's name must have 3 to ${maxNameLength} letters; "${name}" has ${name.length}.`;
  if (brands.some(({ id }) => id === name)) return `The brand ${name} exists already. Nothing was changed.`;
  const isTaken =
    taken.test(name) ||
    brands.some(({ markets }) => markets.some(({ id }) => id === name)) ||
    brokenHouseRules(`brands/${name}/brand.ts`, '').stop !== null ||
    parseSync('brand.ts', `export const ${name} = 1;`, { showSemanticErrors: true }).errors.length > 0;
  return isTaken ? `"${name}" has another meaning in the code or in addresses; choose another name.` : null;
}

function titleProblem(title: string, brands: readonly Brand[]): string | null {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} &.'’-]*[\p{L}\p{N}.!]$/u.test(title))
    return `A title may only have letters, digits, spaces and & . ' -: "${title}" is not valid.`;
  if (title.length > maxTitleLength)
    return `A title may have at most ${maxTitleLength} characters, so that it fits beside the logo on a phone; "${title}" has ${title.length}.`;
  const other = brands.find((brand) => brand.name.toLowerCase() === title.toLowerCase());
  return other === undefined ? null : `${other.name} is the title of the brand ${other.id} already.`;
}

function choiceProblem(options: BrandOptions): string | null {
  for (const what of ['font', 'scene', 'layout'] as const)
    if (!choices[what].includes(options[what]))
      return `The ${what} must be one of ${choices[what].join(', ')}, not "${options[what]}".`;
  return /^#[0-9a-f]{6}$/.test(options.accent)
    ? null
    : `The accent must be a colour such as "#b58cff" (six digits, 0-9 and a-f), not "${options.accent}".`;
}
