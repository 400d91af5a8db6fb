import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { contentBlocks } from '@foyer/contract/blocks';
import { expect, test } from 'vitest';
import { blockOf, opensOverlay } from './registry.ts';

const ofTheCode = [
  'notFound',
  'failedBlock',
  'toast',
  'loginModal',
  'bankingWindow',
  'lowBalanceReminder',
  'bigWinnerDetailGrid',
  'wholeGamesGrid',
  'restrictedCountry',
];

test.each([...Object.keys(contentBlocks), ...ofTheCode])(
  'PG-08 %s has a view, and its module is the file that the view is imported from',
  async (alias) => {
    const definition = blockOf(alias);
    expect(definition).not.toBeNull();
    const { module, view } = definition ?? { module: '', view: () => Promise.resolve(null) };
    expect(existsSync(new URL(`../../${module}`, import.meta.url))).toBe(true);
    expect(String(view)).toContain(basename(module));
    expect(await view()).toHaveProperty('default');
  },
);

test('a room of its own is for blocks that come later: what comes with the page fills it at once', () => {
  const definitions = [...Object.keys(contentBlocks), ...ofTheCode].flatMap((alias) => blockOf(alias) ?? []);
  expect(definitions.filter(({ load, place }) => load === 'now' && place !== undefined)).toEqual([]);
});

test('PG-08 an alias nobody knows has no block', () => {
  for (const alias of ['aWidgetNobodyKnows', '__proto__', 'constructor', '']) expect(blockOf(alias)).toBeNull();
});

test('tells overlays of blocks from overlays of the page shell', () => {
  expect((['login', 'search', 'support'] as const).map(opensOverlay)).toEqual([true, true, true]);
  expect((['menu', 'gameInformation'] as const).map(opensOverlay)).toEqual([false, false]);
});
