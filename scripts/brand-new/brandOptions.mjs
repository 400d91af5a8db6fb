import { parseArgs } from 'node:util';

/** @typedef {{ name: string, title: string, accent: string, font: string, scene: string }} BrandOptions */
/** @typedef {import('../../brands/market.ts').Brand} Brand */

export const usage =
  'npm run brand:new <name> -- [--title "Its Name"] [--accent "#b58cff"] [--font Figtree] [--scene rings]';
const fonts = ['BrandonText', 'Figtree', 'OptimusPrinceps', 'Roboto'];
const scenes = ['arches', 'curtains', 'rings'];
const maxNameLength = 20;
const maxTitleLength = 24;

/** A brand's name is a folder, a host and a constant in the code, so it may not be one that stands for something else. */
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
 * What somebody asks for, or in a sentence why it cannot be.
 * @param {string[]} words of the command line
 * @param {readonly Brand[]} brands those that are there
 * @returns {{ wishes: BrandOptions } | { problem: string }}
 */
export function brandOptions(words, brands) {
  const given = readWords(words);
  if ('problem' in given) return given;
  const { names, options } = given;
  const [name, ...more] = names;
  if (name === undefined) return { problem: `Which brand? ${usage}` };
  if (more.length > 0) return { problem: `One brand at a time, not ${names.join(' and ')}. ${usage}` };
  const title = options.title ?? name.charAt(0).toUpperCase() + name.slice(1);
  const accent = (options.accent ?? '#b58cff').toLowerCase();
  const { font = 'Figtree', scene = 'rings' } = options;
  const problem =
    nameProblem(name, brands) ??
    titleProblem(title, brands) ??
    choiceProblem('font', font, fonts) ??
    choiceProblem('scene', scene, scenes);
  if (problem !== null) return { problem };
  if (!/^#[0-9a-f]{6}$/.test(accent))
    return { problem: `An accent is a colour as "#b58cff", six digits of 0-9 and a-f, not "${accent}".` };
  return { wishes: { name, title, accent, font, scene } };
}

/**
 * @param {string[]} words
 * @returns {{ names: string[], options: { title?: string, accent?: string, font?: string, scene?: string } } | { problem: string }}
 */
function readWords(words) {
  const option = /** @type {const} */ ({ type: 'string' });
  try {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { title: option, accent: option, font: option, scene: option },
    });
    return { names: positionals, options: values };
  } catch (error) {
    return {
      problem: `${error instanceof Error ? error.message.split('. ')[0] : 'The words cannot be understood'}. ${usage}`,
    };
  }
}

/** @param {string} name @param {readonly Brand[]} brands */
function nameProblem(name, brands) {
  if (!/^[a-z]+$/.test(name))
    return `A brand is named with small letters a to z alone, because it is a folder and a host: not "${name}".`;
  if (name.length < 3 || name.length > maxNameLength)
    return `A brand's name has 3 to ${maxNameLength} letters; "${name}" has ${name.length}.`;
  const others = brands.flatMap(({ id, markets }) => [id, ...markets.map((market) => market.id)]);
  if (brands.some(({ id }) => id === name)) return `There is a brand ${name} already; nothing was changed.`;
  if (reserved.has(name) || others.includes(name))
    return `"${name}" stands for something else in the code or the addresses; choose another name.`;
  return null;
}

/** @param {string} title @param {readonly Brand[]} brands */
function titleProblem(title, brands) {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} &.'’-]*[\p{L}\p{N}.!]$/u.test(title))
    return `A title is written with letters, digits, spaces and & . ' - only, not "${title}".`;
  if (title.length > maxTitleLength)
    return `A title has at most ${maxTitleLength} characters, or it does not fit beside the mark on a phone; "${title}" has ${title.length}.`;
  const taken = brands.find((brand) => brand.name.toLowerCase() === title.toLowerCase());
  return taken === undefined ? null : `${taken.name} is the title of the brand ${taken.id} already.`;
}

/** @param {string} what @param {string} chosen @param {string[]} choices */
function choiceProblem(what, chosen, choices) {
  return choices.includes(chosen) ? null : `A ${what} is one of ${choices.join(', ')}, not "${chosen}".`;
}
