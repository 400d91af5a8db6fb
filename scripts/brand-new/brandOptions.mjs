import { parseArgs } from 'node:util';
import { layoutPresets } from '../../brands/theme.ts';

/** @typedef {keyof typeof layoutPresets} LayoutPreset */
/** @typedef {{ name: string, title: string, accent: string, font: string, scene: string, layout: LayoutPreset }} BrandOptions */
/** @typedef {import('../../brands/market.ts').Brand} Brand */

export const usage =
  'npm run brand:new <name> -- [--title "Its Name"] [--accent "#b58cff"] [--font Figtree] [--scene rings] [--layout classic]';
const fonts = ['BrandonText', 'Figtree', 'OptimusPrinceps', 'Roboto'];
const scenes = ['arches', 'curtains', 'rings'];
const layouts = /** @type {LayoutPreset[]} */ (Object.keys(layoutPresets));
const maxNameLength = 20;
const maxTitleLength = 24;

/** Names that already mean something else as a folder, a host or a constant in the code. */
const reserved = new Set([
  'media',
  'games',
  'web',
  'platform',
  'localhost',
  'brand',
  'brands',
  'market',
  'markets',
  'theme',
  'demo',
  'dist',
  'nobody',
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'types',
  'constants',
  'index',
  'shared',
  'stuff',
  'await',
  'break',
  'case',
  'catch',
  'class',
  'const',
  'continue',
  'debugger',
  'default',
  'delete',
  'else',
  'enum',
  'export',
  'extends',
  'false',
  'finally',
  'for',
  'function',
  'import',
  'implements',
  'instanceof',
  'interface',
  'let',
  'new',
  'null',
  'package',
  'private',
  'protected',
  'public',
  'return',
  'static',
  'super',
  'switch',
  'this',
  'throw',
  'true',
  'try',
  'typeof',
  'undefined',
  'var',
  'void',
  'while',
  'with',
  'yield',
  'arguments',
  'eval',
]);

/**
 * Parses the command line. Returns the options, or a sentence that says what is wrong.
 * @param {string[]} args arguments of the command line
 * @param {readonly Brand[]} brands existing brands
 * @returns {{ options: BrandOptions } | { problem: string }}
 */
export function brandOptions(args, brands) {
  const parsed = parseWords(args);
  if ('problem' in parsed) return parsed;
  const { names, options } = parsed;
  const [name, ...more] = names;
  if (name === undefined) return { problem: `The name of the brand is missing. ${usage}` };
  if (more.length > 0) return { problem: `Give one brand, not ${names.join(' and ')}. ${usage}` };
  const title = options.title ?? name.charAt(0).toUpperCase() + name.slice(1);
  const accent = (options.accent ?? '#b58cff').toLowerCase();
  const { font = 'Figtree', scene = 'rings', layout: preset = 'classic' } = options;
  const problem =
    nameProblem(name, brands) ??
    titleProblem(title, brands) ??
    choiceProblem('font', font, fonts) ??
    choiceProblem('scene', scene, scenes) ??
    choiceProblem('layout', preset, layouts);
  if (problem !== null) return { problem };
  if (!/^#[0-9a-f]{6}$/.test(accent))
    return { problem: `The accent must be a colour such as "#b58cff" (six digits, 0-9 and a-f), not "${accent}".` };
  return { options: { name, title, accent, font, scene, layout: /** @type {LayoutPreset} */ (preset) } };
}

/**
 * @param {string[]} args
 * @returns {{ names: string[], options: { title?: string, accent?: string, font?: string, scene?: string, layout?: string } } | { problem: string }}
 */
function parseWords(args) {
  const option = /** @type {const} */ ({ type: 'string' });
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { title: option, accent: option, font: option, scene: option, layout: option },
    });
    return { names: positionals, options: values };
  } catch (error) {
    return {
      problem: `${error instanceof Error ? error.message.split('. ')[0] : 'The arguments are not valid'}. ${usage}`,
    };
  }
}

/** @param {string} name @param {readonly Brand[]} brands */
function nameProblem(name, brands) {
  if (!/^[a-z]+$/.test(name))
    return `A brand's name may only have the letters a to z, because it is a folder and a host name: "${name}" is not valid.`;
  if (name.length < 3 || name.length > maxNameLength)
    return `A brand's name must have 3 to ${maxNameLength} letters; "${name}" has ${name.length}.`;
  const others = brands.flatMap(({ id, markets }) => [id, ...markets.map((market) => market.id)]);
  if (brands.some(({ id }) => id === name)) return `The brand ${name} exists already. Nothing was changed.`;
  if (reserved.has(name) || others.includes(name))
    return `"${name}" has another meaning in the code or in addresses; choose another name.`;
  return null;
}

/** @param {string} title @param {readonly Brand[]} brands */
function titleProblem(title, brands) {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} &.'’-]*[\p{L}\p{N}.!]$/u.test(title))
    return `A title may only have letters, digits, spaces and & . ' -: "${title}" is not valid.`;
  if (title.length > maxTitleLength)
    return `A title may have at most ${maxTitleLength} characters, so that it fits beside the logo on a phone; "${title}" has ${title.length}.`;
  const taken = brands.find((brand) => brand.name.toLowerCase() === title.toLowerCase());
  return taken === undefined ? null : `${taken.name} is the title of the brand ${taken.id} already.`;
}

/** @param {string} what @param {string} chosen @param {string[]} choices */
function choiceProblem(what, chosen, choices) {
  return choices.includes(chosen) ? null : `The ${what} must be one of ${choices.join(', ')}, not "${chosen}".`;
}
