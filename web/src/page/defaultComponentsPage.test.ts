import { readFileSync } from 'node:fs';
import { defaultAliases } from '@foyer/contract/defaultComponents';
import { expect, test } from 'vitest';
import { blockOf } from './registry.ts';

const page = readFileSync(new URL('../../../docs/default-components.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| `(\w+)` +\|[^|]*\| (drawn|not drawn) +\| (.+) \|$/gm)].map(
  ([, alias = '', state, words = '']) => ({ alias, state, words }),
);

test('docs/default-components.md lists every default component once, with what it does or waits for', () => {
  expect(rows.map(({ alias }) => alias).toSorted()).toEqual([...defaultAliases].toSorted());
  expect(rows.filter(({ words }) => words.length < 10)).toEqual([]);
});

test('what the page calls drawn is what the registry draws', () => {
  expect(rows.filter(({ state }) => state === 'drawn').map(({ alias }) => alias)).toEqual(
    rows.map(({ alias }) => alias).filter((alias) => blockOf(alias) !== null),
  );
});
