import { expect, test } from 'vitest';
import { withTables } from './withTables.ts';

const page = '# Page\n\n## One\n\nBefore.\n\n| a |\n|---|\n| old |\n\nAfter.\n\n## Two\n\nText.\n\n### Gone\n\n| b |\n';

test('replaces the table of a section and keeps the text around it', () => {
  expect(withTables(page, { One: [['a'], ['new'], ['more']] })).toBe(
    page.replace('|---|\n| old |', '| --- |\n| new |\n| more |'),
  );
});

test('adds a table to a section without one, and replaces all subsections', () => {
  const [before = ''] = page.split('### Gone');
  const table = '| b |\n| --- |\n| 1 |\n';
  expect(withTables(before, { Two: [['b'], ['1']] })).toBe(`${before}${table}`);
  expect(withTables(page, { Two: { First: [['b'], ['1']], Second: [['b'], ['1']] } })).toBe(
    `${before}### First\n\n${table}\n### Second\n\n${table}`,
  );
});

test('refuses a page without the heading', () => {
  expect(() => withTables(page, { Three: [] })).toThrow('no heading "## Three"');
});
