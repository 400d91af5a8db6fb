import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { contentBlocks } from '@foyer/contract/blocks';
import { expect, test } from 'vitest';
import { capabilityOfBlock } from '../page/availableComponents.ts';
import { blockDefinitions, blockOf, opensOverlay } from './blockDefinitions.ts';

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
