const emptyWords = new Set([
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
]);
/** Style sheets have a declaration on each line. @param {string} path */
const limitsOf = (path) => (path.endsWith('.css') ? { alarm: 350, stop: 500 } : { alarm: 250, stop: 400 });

/** Playwright's retry of a whole block: presses again and reloads until it passes, so that a wrong first response stays unseen. */
const blockRetry = /\.toPass\s*\(/;
/** A link to a game that is written by hand states no place, and its game's events would carry the place of another link (LB-11). */
const linkByHand = /href=(?:\{`|")\/game\//;
/** The list around a tile hears its presses. */
const mayLinkByHand = /\.(?:test|spec)\.|^web\/src\/domain\/game\/GameTileView\.tsx$/;

/** Secure contexts only: the function is undefined on plain HTTP outside localhost. */
const secureContextId = /\bcrypto\.randomUUID\(/;

/** Tests and long lists of data grow by rows, not by thought. */
const mayBeLong = /\.(test|spec)\.(tsx?|mjs)$|\/messages\/|\.d\.ts$/;

/**
 * What the house says about a file: `stop` fails the check, `alarm` only warns.
 * @param {string} path relative to the project
 * @param {string} source
 * @returns {{ stop: string | null, alarm: string | null }}
 */
export function judgeFile(path, source) {
  const empty = path
    .split('/')
    .map((part) => part.split('.')[0] ?? '')
    .find((word) => emptyWords.has(word.toLowerCase()));
  if (empty !== undefined)
    return {
      stop: `"${empty}" says nothing; folders are product words and a file is named after its main export`,
      alarm: null,
    };
  if (blockRetry.test(source))
    return {
      stop: 'toPass repeats until it passes and hides a wrong first response; wait for the event itself',
      alarm: null,
    };
  if (path.endsWith('.tsx') && !mayLinkByHand.test(path) && linkByHand.test(source))
    return { stop: 'a link to a game is made by hand; gameLink states its place', alarm: null };
  if (secureContextId.test(source) && !/\.(?:test|spec)\./.test(path))
    return {
      stop: 'crypto.randomUUID exists in secure contexts alone; browsers take v4 of the package uuid',
      alarm: null,
    };
  const lines = source.split('\n').length - (source.endsWith('\n') ? 1 : 0);
  const limits = limitsOf(path);
  if (mayBeLong.test(path) || lines <= limits.alarm) return { stop: null, alarm: null };
  if (lines > limits.stop) return { stop: `${lines} lines; ${limits.stop} is the end`, alarm: null };
  return { stop: null, alarm: `${lines} lines; does a part have its own test or a second user?` };
}

/**
 * Retired names and what replaces each, from the second table of docs/glossary.md.
 * @param {string} glossary
 * @returns {Map<string, string>}
 */
export function readRetiredNames(glossary) {
  const [, table = ''] = glossary.split('## Retired names');
  const rows = table.split('\n').map((line) => line.split('`'));
  return new Map(
    rows.flatMap(([, retired, , use]) =>
      retired === undefined || use === undefined ? [] : [/** @type {const} */ ([retired, use])],
    ),
  );
}

/**
 * Retired names that are whole words of the file's name or source.
 * @param {string} path
 * @param {string} source
 * @param {ReadonlyMap<string, string>} retired
 * @returns {{ name: string, use: string }[]}
 */
export function findRetiredNames(path, source, retired) {
  const words = new Set(`${path}\n${source}`.match(/[\w$]+/g) ?? []);
  return [...retired].filter(([name]) => words.has(name)).map(([name, use]) => ({ name, use }));
}
