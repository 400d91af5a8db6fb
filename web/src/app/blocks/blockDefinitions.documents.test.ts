import { readFileSync } from 'node:fs';
import { defaultAliases } from '@foyer/contract/defaultComponents';
import { expect, test } from 'vitest';
import { blockOf } from './blockDefinitions.ts';

const page = readFileSync(new URL('../../../../docs/default-components.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| `(\w+)` +\|[^|]*\| (drawn|not drawn) +\| (.+) \|$/gm)].map(
  ([, alias = '', state, description = '']) => ({ alias, state, description }),
);

test('docs/default-components.md explains every default component once', () => {
  expect(rows.map(({ alias }) => alias).toSorted()).toEqual([...defaultAliases].toSorted());
  expect(rows.filter(({ description }) => description.length < 10)).toEqual([]);
});

test('docs/default-components.md marks as drawn what the registry has', () => {
  expect(rows.filter(({ state }) => state === 'drawn').map(({ alias }) => alias)).toEqual(
    rows.map(({ alias }) => alias).filter((alias) => blockOf(alias) !== null),
  );
});
