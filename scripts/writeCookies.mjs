// Writes docs/cookies.md from the lists of what the product keeps in a browser, and their words. Runs on the product's
// Node, because the lists are TypeScript; a test says when the page is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './projectRoot.mjs';

/** @typedef {{ name: string, key: string, kind: 'cookie' | 'tab' | 'browser', group: string, setBy: string, maxAgeSeconds: number | null }} Declared */

export const cookiesFile = join(projectRoot, 'docs/cookies.md');

const introduction = `# What the product keeps in a browser

Made from \`web/src/storage/cookies.ts\` and \`web/src/storage/storedKeys.ts\` by \`node_modules/.bin/node scripts/writeCookies.mjs\`; a unit test fails when this page is out of date. Visitors read the same list at \`/cookies\`, in their language.

Groups are the consent vendor's: C0001 necessary, C0002 analytics, C0003 functional, C0004 marketing. Whatever is not C0001 is refused by \`web/src/storage\` before its group is allowed, and removed when the choice is taken back. Why a group: a word of the player's that is needed for what they asked for just now is necessary (language, market, the open session); what only makes a later visit more comfortable is functional (a remembered username, recent searches).

Who asks is the banner that is built in, or the consent vendor's own script, brand by brand: [vendor-scripts.md](vendor-scripts.md) says how to configure it.
`;

/** @returns {Promise<string>} the whole page as Markdown */
export async function cookiesPage() {
  /** @type {{ declaredStorage: readonly Declared[] }} */
  const { declaredStorage } = await import(
    /* @vite-ignore */ pathToFileURL(join(projectRoot, 'web/src/storage/declaredStorage.ts')).href
  );
  const [en, zh] = ['en', 'zh'].map(wordsOf);
  const rows = declaredStorage.map(
    (one) =>
      `| \`${one.name}\` | ${kinds[one.kind]} | ${one.group} | ${one.setBy} | ${lifeOf(one)} | ${en?.[`cookieTable.purpose.${one.key}`]} | ${zh?.[`cookieTable.purpose.${one.key}`]} |`,
  );
  return `${[introduction, '| name | where | group | set by | kept | what for | 用途 |', '|---|---|---|---|---|---|---|', ...rows].join('\n')}\n`;
}

const kinds = { cookie: 'cookie', tab: 'session storage', browser: 'local storage' };

/** @param {string} language @returns {Record<string, string>} */
function wordsOf(language) {
  return JSON.parse(readFileSync(join(projectRoot, `web/src/i18n/messages/${language}/cookieTable.json`), 'utf8'));
}

/** @param {Declared} one */
function lifeOf({ kind, maxAgeSeconds }) {
  if (kind === 'tab') return 'until the tab closes';
  if (kind === 'browser') return 'until cleared';
  if (maxAgeSeconds === null) return 'as its owner says';
  return maxAgeSeconds < 86_400 ? `${maxAgeSeconds / 3600} hours` : `${maxAgeSeconds / 86_400} days`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(cookiesFile, await cookiesPage());
