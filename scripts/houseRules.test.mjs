import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findRetiredNames, judgeFile, readRetiredNames } from './houseRules.mjs';

const lines = (/** @type {number} */ count) => 'a\n'.repeat(count);

test.each([
  'web/src/utils/x.ts',
  'web/src/base/helpers.ts',
  'platform/src/games/types.ts',
  'web/src/ui/index.tsx',
  'web/src/common/a.css',
])('%s says nothing', (path) => {
  expect(judgeFile(path, '').stop).toMatch(/says nothing/);
});

test('a word inside a name is fine', () => {
  expect(judgeFile('web/src/ui/indexedTabs.ts', '')).toEqual({ stop: null, alarm: null });
});

test('250 lines pass, 251 raise the alarm, 401 stop', () => {
  expect(judgeFile('a/b.ts', lines(250))).toEqual({ stop: null, alarm: null });
  expect(judgeFile('a/b.ts', lines(251)).alarm).toMatch(/^251 lines/);
  expect(judgeFile('a/b.ts', lines(400)).stop).toBeNull();
  expect(judgeFile('a/b.ts', lines(401)).stop).toMatch(/^401 lines/);
});

test('a style sheet may have 350 lines, and 500 at most', () => {
  expect([judgeFile('a/b.css', lines(350)).alarm, judgeFile('a/b.css', lines(500)).stop]).toEqual([null, null]);
  expect(judgeFile('a/b.css', lines(351)).alarm).toMatch(/^351 lines/);
  expect(judgeFile('a/b.css', lines(501)).stop).toMatch(/^501 lines; 500/);
});

test('tests and messages may be longer', () => {
  expect(judgeFile('a/b.test.ts', lines(900))).toEqual({ stop: null, alarm: null });
  expect(judgeFile('web/src/i18n/messages/en/x.ts', lines(900))).toEqual({ stop: null, alarm: null });
});

test('a block that is repeated until it passes is refused, in tests too', () => {
  const retried = 'await expect(async () => open()).@'.replace('@', 'toPass');
  expect(judgeFile('tests/e2e/a.spec.ts', `${retried}();`).stop).toMatch(/hides a wrong first response/);
  expect(judgeFile('tests/e2e/a.spec.ts', `${retried}\n  ({ timeout: 20_000 });`).stop).toMatch(/wait for the event/);
  expect(judgeFile('tests/e2e/a.spec.ts', 'test("what comes to pass", () => passes());').stop).toBeNull();
});

test('browsers make ids that work on plain HTTP too', () => {
  const call = 'const id = crypto.@();'.replace('@', 'randomUUID');
  expect(judgeFile('web/src/a.ts', call).stop).toMatch(/secure contexts alone/);
  expect([
    judgeFile('web/src/a.ts', 'const id = randomUUID();').stop,
    judgeFile('web/src/a.test.ts', call).stop,
  ]).toEqual([null, null]);
});

test('a link to a game states its place', () => {
  for (const link of ['<SiteLink href={`/game/${id}`}>', '<a href="/game/41000">']) {
    expect(judgeFile('web/src/features/hero/Hero.tsx', link).stop).toMatch(/gameLink/);
    expect(judgeFile('web/src/features/hero/Hero.test.tsx', link).stop).toBeNull();
  }
  expect(judgeFile('web/src/features/hero/Hero.tsx', '<SiteLink {...gameLink(id, place)}>').stop).toBeNull();
});

test('retired names are read from the second table of the glossary, not from the first', () => {
  const glossary =
    '| `kept term` | `web` |\n\n## Retired names\n\n| Retired | Use |\n|---|---|\n| `oldWay` | `newWay` |\n| `OldForm`  | `NewForm` |\n';
  expect([...readRetiredNames(glossary)]).toEqual([
    ['oldWay', 'newWay'],
    ['OldForm', 'NewForm'],
  ]);
});

test('the glossary retires names for others that are not retired', () => {
  const retired = readRetiredNames(readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8'));
  expect(retired.size).toBeGreaterThan(0);
  expect([...retired.values()].filter((use) => retired.has(use))).toEqual([]);
});

test('a retired name is found as an identifier and as the name of a file', () => {
  const retired = new Map([['oldWay', 'newWay']]);
  const found = [{ name: 'oldWay', use: 'newWay' }];
  expect(findRetiredNames('web/src/a.ts', 'export const oldWay = 1;', retired)).toEqual(found);
  expect(findRetiredNames('web/src/oldWay.test.ts', '', retired)).toEqual(found);
});

test('a name that only contains a retired one, or differs in case, passes', () => {
  const retired = new Map([['oldWay', 'newWay']]);
  expect(findRetiredNames('web/src/oldWays.ts', 'const [OldWay, myoldWay, $oldWay] = x;', retired)).toEqual([]);
});
