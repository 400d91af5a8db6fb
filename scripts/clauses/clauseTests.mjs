/** What a test runs: `screen` in a browser, `services` against running processes, `rule` a part of the code alone. @typedef {'screen' | 'services' | 'rule'} TestLevel */
/** @typedef {{ file: string, title: string, level: TestLevel }} TitledTest */
/**
 * A test with the clauses and markets of its title.
 * @typedef {TitledTest & { shows: string[], absent: string[], markets: string[] }} ClauseTest
 */

const clauseId = /(?<![\w-])(no-)?((?:UK|ON|MT)\d+)\b/g;
const tag = /(?<!\S)@([\w-]+)/g;
/** Tags that select a device (`tests/playwright.config.ts`). */
const otherTags = new Set(['phone', 'desktop', 'all']);

/**
 * Reads `UK10` as "shows the clause", `no-UK10` as "shows that its effect is absent", `@uk` as "runs in the market".
 * @param {TitledTest} test
 * @returns {ClauseTest}
 */
export function clauseTest(test) {
  const ids = [...test.title.matchAll(clauseId)];
  const named = (/** @type {boolean} */ isAbsent) => [
    ...new Set(ids.filter(([, no]) => (no !== undefined) === isAbsent).map(([, , id = '']) => id)),
  ];
  const markets = [...test.title.matchAll(tag)].map(([, name = '']) => name).filter((name) => !otherTags.has(name));
  return { ...test, shows: named(false), absent: named(true), markets: [...new Set(markets)] };
}

/** @param {string} file @returns {TestLevel | null} null: not a file of tests */
export function levelOf(file) {
  if (/^tests\/e2e\/.*\.spec\.ts$/.test(file)) return 'screen';
  if (/^tests\/contract\/(?:.*\.test\.ts|web\/\w+\.ts)$/.test(file)) return 'services';
  return /\.test\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('scripts/') ? 'rule' : null;
}
