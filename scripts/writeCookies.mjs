// Writes docs/cookies.md from the lists of cookies and stored keys, and their interface texts. Runs on the product's Node,
// because the lists are TypeScript. A test fails if the page is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './projectRoot.mjs';

/** @typedef {{ name: string, key: string, kind: 'cookie' | 'tab' | 'browser' | 'cache' | 'database', group: string, setBy: string, maxAgeSeconds: number | null }} Declared */

export const cookiesFile = join(projectRoot, 'docs/cookies.md');

const introduction = `# Cookies and stored keys

This page lists everything that the product stores in a browser, for auditors and engineers. Visitors read the same list at \`/cookies\`, in their language.

\`node_modules/.bin/node scripts/writeCookies.mjs\` writes this page from \`web/src/services/storage/cookies.ts\` and \`web/src/services/storage/storedKeys.ts\`. A unit test fails if the page is out of date.

| group | meaning | example |
|---|---|---|
| C0001 | necessary for what the player has just requested | language, market, the open session |
| C0002 | analytics | the number of a visit |
| C0003 | functional: makes a later visit more comfortable | a remembered username, recent searches |
| C0004 | marketing | the banner that led to the visit |

The groups are the consent vendor's. \`web/src/services/storage\` stores nothing of a group other than C0001 without consent, and removes it when consent is withdrawn.

A sandbox over plain HTTP sets \`sid\` instead of \`__Host-sid\` ([decision 27](decisions/0027-cookies-over-plain-http.md)).

The built-in banner or the consent vendor's own script asks for consent, brand by brand. [vendor-scripts.md](vendor-scripts.md) describes the configuration.
`;

/** @returns {Promise<string>} the whole page as Markdown */
export async function cookiesPage() {
  /** @type {{ declaredStorage: readonly Declared[] }} */
  const { declaredStorage } = await import(
    /* @vite-ignore */ pathToFileURL(join(projectRoot, 'web/src/services/storage/declaredStorage.ts')).href
  );
  const purposes = JSON.parse(readFileSync(join(projectRoot, 'web/src/i18n/messages/en/cookieTable.json'), 'utf8'));
  const rows = declaredStorage.map(
    (one) =>
      `| \`${one.name}\` | ${kinds[one.kind]} | ${one.group} | ${one.setBy} | ${lifetimeOf(one)} | ${purposes[`cookieTable.purpose.${one.key}`]} |`,
  );
  return `${[introduction, '| name | storage | group | set by | lifetime | purpose |', '|---|---|---|---|---|---|', ...rows].join('\n')}\n`;
}

const kinds = {
  cookie: 'cookie',
  tab: 'session storage',
  browser: 'local storage',
  cache: 'cache storage',
  database: 'IndexedDB',
};

/** @param {Declared} one */
function lifetimeOf({ kind, maxAgeSeconds }) {
  if (kind === 'tab') return 'until the tab closes';
  if (kind === 'browser' || kind === 'cache' || kind === 'database') return 'until cleared';
  if (maxAgeSeconds === null) return 'set by its owner';
  return maxAgeSeconds < 86_400 ? `${maxAgeSeconds / 3600} hours` : `${maxAgeSeconds / 86_400} days`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(cookiesFile, await cookiesPage());
