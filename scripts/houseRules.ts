import { parseSync } from 'oxc-parser';
import { walkTree } from './walkTree.ts';

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
/** Limits in lines. Style sheets have one declaration per line. */
const limitsOf = (path: string) => (path.endsWith('.css') ? { alarm: 350, stop: 500 } : { alarm: 250, stop: 400 });

const isTest = /\.(?:test|spec)\./;
/** Code for pages. A service worker exists in secure contexts only. */
const isPageCode = /^(?:web|games|sandbox)\/src\/(?!.*\.(?:server|test|worker)\.)/;
const mayOpenWindow = 'web/src/domain/portal/openPortalWindow.browser.ts';
/** The only module that changes the address. */
const mayReload = 'web/src/ui/reloadPage.browser.ts';
const mayChangeAddress = 'web/src/ui/changeAddress.browser.ts';

/** Members that are undefined outside secure contexts, that is on plain HTTP under another name than localhost. */
const secureContextMember =
  /\b(?:navigator\.(?:clipboard|credentials|locks|mediaDevices|serviceWorker|storage|userAgentData|wakeLock)|crypto\.subtle)\b/;

/** @returns a member of secure contexts that is used without a check whether it exists */
function unguardedSecureMember(source: string): string | undefined {
  const lines = source.split('\n').filter((line) => !line.includes('| undefined = '));
  return lines
    .map((line) => secureContextMember.exec(line)?.[0])
    .find((member) => member !== undefined && !source.includes(`'${member.split('.')[1]}' in navigator`));
}

/** Calls that are wrong in some files: where, what, and why. */
const wrongCalls: { isIn: (path: string) => boolean; call: RegExp; why: string }[] = [
  {
    isIn: () => true,
    call: /\.toPass\s*\(/,
    why: 'toPass repeats actions until they pass, which hides a wrong first response; wait for the event itself',
  },
  {
    isIn: () => true,
    call: /\bhour12:\s*false\b/,
    why: "hour12 set to false prints midnight as 24:00 in older browsers; use hourCycle: 'h23'",
  },
  {
    isIn: (path) => /^(?:web|games|sandbox)\/src\/.*\.tsx?$/.test(path) && !isTest.test(path),
    call: /[{;]\s*(?:padding|margin|gap|font|background|color|border)(?:-[a-z]+)*:[^;{}'"`,]*(?:\dpx|rem|#[\da-f]{3})/,
    why: 'styles in a string are not linted; put them into a style sheet and read it (sandbox/src/kernel/scaledStyles.ts)',
  },
  {
    // The game's events would carry the placement of another link (LB-11). The list around a tile handles its clicks.
    isIn: (path) => path.endsWith('.tsx') && !isTest.test(path) && path !== 'web/src/domain/game/GameTileView.tsx',
    call: /href=(?:\{`|")\/game\//,
    why: 'a hand-written link to a game lacks its placement; use gameLink',
  },
  {
    isIn: (path) => !isTest.test(path),
    call: /\bcrypto\.randomUUID\(/,
    why: 'crypto.randomUUID exists in secure contexts only; in browser code use v4 of the package uuid',
  },
  {
    isIn: (path) => isPageCode.test(path) && path !== mayOpenWindow,
    call: /\b(?:window|globalThis|self)\.open\(/,
    why: `browsers block a window that opens after an await; ${mayOpenWindow} opens one within the press`,
  },
  {
    isIn: (path) => path.startsWith('web/src/') && isPageCode.test(path) && path !== mayChangeAddress,
    call: /\bhistory\.(?:pushState|replaceState)\(/,
    why: `browsers do not announce a changed address; ${mayChangeAddress} does`,
  },
  {
    isIn: (path) => path.startsWith('web/src/') && isPageCode.test(path) && path !== mayReload,
    call: /(?:\bwindow\.|(?<![.\w]))location\.(?:reload|replace|assign)\(/,
    why: `a page loads again in one place, after what it depends on is written; use ${mayReload}`,
  },
  {
    // The Player slice has the field because its format is given; the session writes it.
    isIn: (path) =>
      path.startsWith('web/src/') &&
      !isTest.test(path) &&
      !/^web\/src\/services\/(?:player|query|session|analytics)\//.test(path),
    call: /\bisLoggedIn\b/,
    why: 'the session alone decides whether a tab has a player; read isPlayer or useIsPlayer',
  },
  {
    isIn: (path) => /^tests\/e2e\/(?!faults\/).*\.spec\.ts$/.test(path),
    call: /\bsandbox\.faults\(/,
    why: 'a fault affects every test that uses this sandbox; tests in tests/e2e/faults/ have their own',
  },
  {
    isIn: (path) => path.startsWith('tests/'),
    call: /(?:\b(?:name|hasText): |\()\/\d{1,2}\//,
    why: 'a name made at random, such as that of a player, may have this digit too; look for the whole text',
  },
];

/** Tests and long lists of data. */
const isExemptFromSize = /\.(test|spec)\.(tsx?|mjs)$|\/messages\/|\.d\.ts$/;

/**
 * Checks a file's name, size and forbidden calls. `stop` fails the check, `alarm` only warns.
 * @param path relative to the project
 */
export function brokenHouseRules(path: string, source: string): { stop: string | null; alarm: string | null } {
  const stopped = (stop: string) => ({ stop, alarm: null });
  const vague = path
    .split('/')
    .map((part) => part.split('.')[0] ?? '')
    .find((word) => vagueNames.has(word.toLowerCase()));
  if (vague !== undefined)
    return stopped(`"${vague}" is too general: name a folder by a product term and a file by its main export`);
  const wrong = wrongCalls.find(({ isIn, call }) => isIn(path) && call.test(source));
  if (wrong !== undefined) return stopped(wrong.why);
  const member = isPageCode.test(path) ? unguardedSecureMember(source) : undefined;
  if (member !== undefined)
    return stopped(`${member} exists in secure contexts only; give it a type with "| undefined" and a fallback`);
  const lines = source.split('\n').length - (source.endsWith('\n') ? 1 : 0);
  const limits = limitsOf(path);
  if (isExemptFromSize.test(path) || lines <= limits.alarm) return { stop: null, alarm: null };
  if (lines > limits.stop) return stopped(`${lines} lines; the limit is ${limits.stop}`);
  return { stop: null, alarm: `${lines} lines; does a part have its own test or a second user?` };
}

/** Finds names, in the file's path or source, with a retired word as a part: `tellLogin`, `TokenDoor`. */
export function findRetiredParts(path: string, source: string, retired: ReadonlySet<string>): string[] {
  const [start = '', ...parts] = source.split('/*');
  const code = [start, ...parts.map((part) => part.split('*/').slice(1).join('*/'))]
    .join('')
    .split('\n')
    .map((line) => line.split('//', 1)[0]);
  const names = new Set([path, ...code].join('\n').match(/[A-Za-z]+/g) ?? []);
  return [...names].filter((name) => {
    const words = name.split(/(?=[A-Z])/);
    return words.length > 1 && words.some((word) => retired.has(word.toLowerCase()));
  });
}

/** Words in the first column of the table below a heading of docs/glossary.md. */
export function readRetiredWords(
  glossary: string,
  heading: 'Retired parts of names' | 'Retired words' | 'Retired strings',
): Set<string> {
  const [table = ''] = (glossary.split(`## ${heading}`)[1] ?? '').split('## ');
  return new Set(
    table.split('\n').flatMap((row) => {
      const [, cell = ''] = row.startsWith('| `') ? row.split('|') : [];
      return [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
    }),
  );
}

/** Finds identifiers that are retired words. Texts and comments are not looked at. */
export function findRetiredWords(path: string, source: string, retired: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  // Most files contain none of the words, and need not be parsed.
  if (!(source.match(/[\w$]+/g) ?? []).some((word) => retired.has(word))) return [];
  walkTree(parseSync(path, source).program, (node) => {
    const name = node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : null;
    if (typeof name === 'string' && retired.has(name)) found.add(name);
  });
  return [...found];
}

/** Files whose strings are no names: messages that people read, and tests. */
const mayHaveRetiredString = /\.(?:test|spec)\.|\/messages\//;
/** Lists columns of databases that exist already, and keeps their names. */
const columnNames = 'sandbox/src/services/player-data/heldData.ts';

/**
 * Finds strings that are names (a kind, a key, a bundle, a class) with a retired word as a part: `'told'`,
 * `'door-messages'`, `'chat.ask.limits'`.
 */
export function findRetiredStrings(path: string, source: string, retired: ReadonlySet<string>): string[] {
  if (mayHaveRetiredString.test(path) || path === columnNames) return [];
  const found = new Set<string>();
  if (!(source.match(/[\w$]+/g) ?? []).some((word) => retired.has(word))) return [];
  walkTree(parseSync(path, source).program, (node) => {
    const text = node.type === 'Literal' ? node.value : null;
    if (typeof text !== 'string' || !/^[a-z][\w.-]*$/i.test(text)) return;
    if (text.split(/[.-]/).some((part) => retired.has(part))) found.add(`'${text}'`);
  });
  return [...found];
}
