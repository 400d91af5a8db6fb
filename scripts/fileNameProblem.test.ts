import { describe, expect, test } from 'vitest';
import { fileNameProblem, testNameProblem } from './fileNameProblem.ts';

describe('a file that exports one value', () => {
  test.each([
    ['web/src/a/readPath.ts', 'export function readPath() {}\nexport interface Path {}'],
    ['web/src/a/readPath.server.ts', 'export const readPath = () => 1;'],
    ['web/src/a/Footer.tsx', 'export default function Footer() {}'],
    ['web/src/a/pageCache.ts', 'export interface PageCache {}\nexport function createPageCache() {}'],
    ['web/src/a/renderBench.ts', 'function render() {}\nexport { render as renderBench };'],
  ])('has its name or that of a type: %s', (path, source) => {
    expect(fileNameProblem(path, source)).toBeNull();
  });

  test.each([
    ['web/src/a/loadPage.server.ts', 'export function createPageLoader() {}'],
    ['web/src/a/path.ts', 'export const readPath = () => 1;\nexport type PathName = string;'],
    ['web/src/a/Head.tsx', 'export default function Footer() {}'],
  ])('may not have another name: %s', (path, source) => {
    expect(fileNameProblem(path, source)).toMatch(/name of its main export/);
  });
});

describe('a file that exports several values', () => {
  test.each([
    ['web/src/a/colour.ts', 'export const mixColours = 1;\nexport const darken = 2;'],
    ['web/src/a/wallets.ts', 'export function walletOf() {}\nexport function closeAll() {}'],
    ['web/src/a/storage.ts', 'export const { keys, storageArea } = area;'],
    ['web/src/a/entries.ts', 'export type Entry = 1;\nexport type Line = 2;'],
  ])('shares a word with one of them: %s', (path, source) => {
    expect(fileNameProblem(path, source)).toBeNull();
  });

  test('breaks the rule without a shared word', () => {
    expect(fileNameProblem('web/src/a/roundMoney.ts', 'export const bookStep = 1;\nexport const notify = 2;')).toBe(
      'shares no word with its exports bookStep, notify',
    );
  });
});

test('places with fixed names, tests and files without exports have no rule', () => {
  const source = 'export const other = 1;';
  for (const path of [
    'brands/aurora/theme.ts',
    'sandbox/src/messages/en/portal.ts',
    'web/src/features/login/blocks.ts',
    'web/src/features/login/loginApi.ts',
    'web/src/a/b.test.ts',
    'tests/playwright.config.ts',
  ])
    expect(fileNameProblem(path, source)).toBeNull();
  expect(fileNameProblem('web/src/app/main.server.ts', "import './start.ts';")).toBeNull();
  expect(fileNameProblem('brands/theme.ts', source)).not.toBeNull();
});

test.each([
  ['web/src/a/x.server.test.ts', null],
  ['web/src/a/x.test.ts', /whole name/],
  ['web/src/a/y.test.tsx', null],
  ['web/src/a/y.browser.test.ts', /whole name/],
  ['web/src/a/x.server.limits.test.ts', null],
  ['web/src/game-window/gameWindow.test.ts', null],
  ['web/src/a/other.test.ts', /whole name/],
  ['tests/contract/other.test.ts', null],
])('a test has the whole name of its file or of its folder: %s', (path, problem) => {
  const found = testNameProblem(path, new Set(['web/src/a/x.server.ts', 'web/src/a/y.ts']));
  expect(found ?? 'none').toMatch(problem ?? /^none$/);
});
