import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { contentBlocks } from '@foyer/contract/blocks';
import { defaultAliases } from '@foyer/contract/defaultComponents';
import { expect, test } from 'vitest';
import { capabilityOfBlock } from '../page/availableComponents.ts';
import { blockDefinitions, blockOf, opensOverlay } from './blockDefinitions.ts';

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

test.each(blockDefinitions)('PG-08 $alias has a view in the registered module', async ({ alias, module, view }) => {
  expect(blockOf(alias)?.view).toBe(view);
  expect(existsSync(new URL(`../../../${module}`, import.meta.url))).toBe(true);
  expect(String(view)).toContain(basename(module));
  expect(await view()).toHaveProperty('default');
});

test.each(Object.keys(contentBlocks))('PG-08 the content block %s is registered', (alias) => {
  expect(blockOf(alias)).not.toBeNull();
});

test('only lazy blocks reserve space', () => {
  expect(blockDefinitions.filter(({ load, place }) => load === 'now' && place !== undefined)).toEqual([]);
});

test('PG-08 an unknown alias has no block', () => {
  for (const alias of ['aWidgetNobodyKnows', '__proto__', 'constructor', '']) expect(blockOf(alias)).toBeNull();
});

test('opensOverlay is true only for overlays of blocks', () => {
  expect((['login', 'search', 'support'] as const).map(opensOverlay)).toEqual([true, true, true]);
  expect((['menu', 'gameInformation'] as const).map(opensOverlay)).toEqual([false, false]);
});

test.each(Object.keys(capabilityOfBlock))('the block %s of a capability is registered', (alias) => {
  expect(blockOf(alias)).not.toBeNull();
});
