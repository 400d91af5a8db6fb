import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { contentBlocks } from '@foyer/contract/blocks';
import { expect, test } from 'vitest';
import { blockOf, opensOverlay } from './registry.ts';

const codeBlocks = [
  'notFound',
  'failedBlock',
  'toast',
  'loginModal',
  'bankingWindow',
  'lowBalanceReminder',
  'bigWinnerDetailGrid',
  'continuePlaying',
  'wholeGamesGrid',
  'restrictedCountry',
];

test.each([...Object.keys(contentBlocks), ...codeBlocks])(
  'PG-08 %s has a view in the registered module',
  async (alias) => {
    const definition = blockOf(alias);
    expect(definition).not.toBeNull();
    const { module, view } = definition ?? { module: '', view: () => Promise.resolve(null) };
    expect(existsSync(new URL(`../../../${module}`, import.meta.url))).toBe(true);
    expect(String(view)).toContain(basename(module));
    expect(await view()).toHaveProperty('default');
  },
);

test('only lazy blocks reserve space', () => {
  const definitions = [...Object.keys(contentBlocks), ...codeBlocks].flatMap((alias) => blockOf(alias) ?? []);
  expect(definitions.filter(({ load, place }) => load === 'now' && place !== undefined)).toEqual([]);
});

test('PG-08 an unknown alias has no block', () => {
  for (const alias of ['aWidgetNobodyKnows', '__proto__', 'constructor', '']) expect(blockOf(alias)).toBeNull();
});

test('opensOverlay is true only for overlays of blocks', () => {
  expect((['login', 'search', 'support'] as const).map(opensOverlay)).toEqual([true, true, true]);
  expect((['menu', 'gameInformation'] as const).map(opensOverlay)).toEqual([false, false]);
});
