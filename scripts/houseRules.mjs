import { parseSync } from 'oxc-parser';
import { walkTree } from './walkTree.mjs';

const vagueNames = new Set([
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
/** Limits in lines. Style sheets have one declaration per line. @param {string} path */
const limitsOf = (path) => (path.endsWith('.css') ? { alarm: 350, stop: 500 } : { alarm: 250, stop: 400 });

/** Playwright's retry of a whole block: it repeats actions until they pass, which hides a wrong first response. */
const blockRetry = /\.toPass\s*\(/;
/**
 * A hand-written link to a game lacks its placement, so that the game's events would carry the placement of another
 * link (LB-11).
 */
const manualGameLink = /href=(?:\{`|")\/game\//;
/** The list around a tile handles its clicks. */
const mayHaveManualLink = /\.(?:test|spec)\.|^web\/src\/domain\/game\/GameTileView\.tsx$/;

/** Available in secure contexts only: undefined on plain HTTP outside localhost. */
const secureContextId = /\bcrypto\.randomUUID\(/;

/** Members that are undefined outside secure contexts, that is on plain HTTP under another name than localhost. */
const secureContextMember =
  /\b(?:navigator\.(?:clipboard|credentials|locks|mediaDevices|serviceWorker|storage|userAgentData|wakeLock)|crypto\.subtle)\b/;
/** Code for pages. A service worker exists in secure contexts only. */
const isPageCode = /^(?:web|platform)\/src\/(?!.*\.(?:server|test|worker)\.)/;

/**
 * @param {string} source
 * @returns {string | undefined} a member of secure contexts that is used without a check whether it exists
 */
function unguardedSecureMember(source) {
  const lines = source.split('\n').filter((line) => !line.includes('| undefined = '));
  return lines
    .map((line) => secureContextMember.exec(line)?.[0])
    .find((member) => member !== undefined && !source.includes(`'${member.split('.')[1]}' in navigator`));
}

/** Opens a window. Only within a press: after an `await` browsers block it. */
const windowOpening = /\b(?:window|globalThis|self)\.open\(/;
const mayOpenWindow = 'web/src/domain/portal/openPortalWindow.browser.ts';

/** A call that makes the sandbox of a browser test fail. */
const sandboxFault = /\bsandbox\.faults\(/;
/** The only tests with a sandbox of their own. */
const mayHaveFault = /^tests\/e2e\/faults\//;

/** Tests and long lists of data. */
const isExemptFromSize = /\.(test|spec)\.(tsx?|mjs)$|\/messages\/|\.d\.ts$/;

/**
 * Checks a file's name, size and forbidden calls. `stop` fails the check, `alarm` only warns.
 * @param {string} path relative to the project
 * @param {string} source
 * @returns {{ stop: string | null, alarm: string | null }}
 */
export function checkFile(path, source) {
  const empty = path
    .split('/')
    .map((part) => part.split('.')[0] ?? '')
    .find((word) => vagueNames.has(word.toLowerCase()));
  if (empty !== undefined)
    return {
      stop: `"${empty}" is too general: name a folder by a product term and a file by its main export`,
      alarm: null,
    };
  if (blockRetry.test(source))
    return {
      stop: 'toPass repeats actions until they pass, which hides a wrong first response; wait for the event itself',
      alarm: null,
    };
  if (path.endsWith('.tsx') && !mayHaveManualLink.test(path) && manualGameLink.test(source))
    return { stop: 'a hand-written link to a game lacks its placement; use gameLink', alarm: null };
  if (secureContextId.test(source) && !/\.(?:test|spec)\./.test(path))
    return {
      stop: 'crypto.randomUUID exists in secure contexts only; in browser code use v4 of the package uuid',
      alarm: null,
    };
  const member = isPageCode.test(path) ? unguardedSecureMember(source) : undefined;
  if (member !== undefined)
    return {
      stop: `${member} exists in secure contexts only; give it a type with "| undefined" and a fallback`,
      alarm: null,
    };
  if (isPageCode.test(path) && path !== mayOpenWindow && windowOpening.test(source))
    return {
      stop: `browsers block a window that opens after an await; ${mayOpenWindow} opens one within the press`,
      alarm: null,
    };
  if (
    path.startsWith('tests/e2e/') &&
    path.endsWith('.spec.ts') &&
    !mayHaveFault.test(path) &&
    sandboxFault.test(source)
  )
    return {
      stop: 'a fault affects every test that uses this sandbox; tests in tests/e2e/faults/ have their own',
      alarm: null,
    };
  const lines = source.split('\n').length - (source.endsWith('\n') ? 1 : 0);
  const limits = limitsOf(path);
  if (isExemptFromSize.test(path) || lines <= limits.alarm) return { stop: null, alarm: null };
  if (lines > limits.stop) return { stop: `${lines} lines; the limit is ${limits.stop}`, alarm: null };
  return { stop: null, alarm: `${lines} lines; does a part have its own test or a second user?` };
}

/**
 * Retired names and their replacements, from the second table of docs/glossary.md.
 * @param {string} glossary
 * @returns {Map<string, string>}
 */
export function readRetiredNames(glossary) {
  const [table = ''] = (glossary.split('## Retired names')[1] ?? '').split('## ');
  const rows = table.split('\n').map((line) => line.split('`'));
  return new Map(
    rows.flatMap(([, retired, , use]) =>
      retired === undefined || use === undefined ? [] : [/** @type {const} */ ([retired, use])],
    ),
  );
}

/**
 * Finds retired names that are whole words in the file's name or source.
 * @param {string} path
 * @param {string} source
 * @param {ReadonlyMap<string, string>} retired
 * @returns {{ name: string, use: string }[]}
 */
export function findRetiredNames(path, source, retired) {
  const words = new Set(`${path}\n${source}`.match(/[\w$]+/g) ?? []);
  return [...retired].filter(([name]) => words.has(name)).map(([name, use]) => ({ name, use }));
}

/**
 * Words in the first column of the table below a heading of docs/glossary.md.
 * @param {string} glossary
 * @param {'Retired words' | 'Retired strings'} heading
 * @returns {Set<string>}
 */
export function readRetiredWords(glossary, heading) {
  const [table = ''] = (glossary.split(`## ${heading}`)[1] ?? '').split('## ');
  return new Set(
    table.split('\n').flatMap((row) => {
      const [, cell = ''] = row.startsWith('| `') ? row.split('|') : [];
      return [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
    }),
  );
}

/**
 * Finds identifiers that are retired words. Texts and comments are not looked at.
 * @param {string} path
 * @param {string} source
 * @param {ReadonlySet<string>} retired
 * @returns {string[]}
 */
export function findRetiredWords(path, source, retired) {
  /** @type {Set<string>} */
  const found = new Set();
  // Most files contain none of the words, and need not be parsed.
  if (!(source.match(/[\w$]+/g) ?? []).some((word) => retired.has(word))) return [];
  walkTree(parseSync(path, source).program, (node) => {
    const name = node['type'] === 'Identifier' || node['type'] === 'JSXIdentifier' ? node['name'] : null;
    if (typeof name === 'string' && retired.has(name)) found.add(name);
  });
  return [...found];
}

/** Files whose strings are no names: messages that people read, and tests. */
const mayHaveRetiredString = /\.(?:test|spec)\.|\/messages\//;
/** Lists columns of databases that exist already, and keeps their names. */
const columnNames = 'platform/src/services/player-data/heldData.ts';

/**
 * Finds strings that are names (a kind, a key, a bundle, a class) with a retired word as a part: `'told'`,
 * `'door-messages'`, `'chat.ask.limits'`.
 * @param {string} path
 * @param {string} source
 * @param {ReadonlySet<string>} retired
 * @returns {string[]}
 */
export function findRetiredStrings(path, source, retired) {
  if (mayHaveRetiredString.test(path) || path === columnNames) return [];
  /** @type {Set<string>} */
  const found = new Set();
  if (!(source.match(/[\w$]+/g) ?? []).some((word) => retired.has(word))) return [];
  walkTree(parseSync(path, source).program, (node) => {
    const text = node['type'] === 'Literal' ? node['value'] : null;
    if (typeof text !== 'string' || !/^[a-z][\w.-]*$/i.test(text)) return;
    if (text.split(/[.-]/).some((part) => retired.has(part))) found.add(`'${text}'`);
  });
  return [...found];
}
