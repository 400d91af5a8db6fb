import { expect, test } from 'vitest';
import type { CachedCalls } from '../../server/upstreamCache.server.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { rowReason } from './rowReason.server.ts';

type Row = Parameters<typeof rowReason>[0];
type Context = Parameters<typeof rowReason>[1];

const node = (name: string, select: string) => ({ Name: name, Properties: { path: `/${select}`, select } });
const cachedUpstream = {
  call: async (_: unknown, { query }: { query: { type: string } }) => ({
    ok: true,
    value: query.type === 'gameTheme' ? [node('Gems', 'gem')] : [node('Copperfox', 'copperfox')],
  }),
} as unknown as CachedCalls;
const reason = (row: Row, culture: 'en' | 'zh' = 'en', own: Partial<Context> = {}) =>
  rowReason(row, {
    visit: visitFixture({ culture, countryIso2: 'GB' }),
    cachedUpstream,
    isShortened: false,
    hasOpenFirst: false,
    ...own,
  });

test('the reason of a row names everything that its rule selects', async () => {
  expect(await reason({})).toBe('Games, most played first.');
  expect(await reason({ filter: { kind: 'slot', volatility: 'high' }, variant: 'ranked', limit: 10 })).toBe(
    'Slots of high volatility, most played first: the first 10.',
  );
  expect(await reason({ filter: { theme: 'gem', isNew: true, provider: 'copperfox' }, sort: 'newest' })).toBe(
    'Games on the theme Gems released in the last 30 days by Copperfox, newest first.',
  );
  expect(await reason({ filter: { feature: 'jackpot' }, sort: 'rtp' }, 'zh')).toBe(
    '带累积奖池的游戏，按玩家回报率从高到低排列。',
  );
});

test('the reason of a row says that tables open first and that other rows come before it, and keeps the editor’s note', async () => {
  expect(await reason({ filter: { kind: 'live' }, note: 'There is no video.' }, 'en', { hasOpenFirst: true })).toBe(
    'Live tables, open tables first, then those that open soonest. There is no video.',
  );
  expect(await reason({ filter: { kind: 'table' } }, 'en', { isShortened: true })).toBe(
    'Table games, most played first. Games of other rows on this page are left out.',
  );
});

test('a theme or studio without a page keeps the name of the rule', async () => {
  expect(await reason({ filter: { theme: 'sea' } })).toBe('Games on the theme sea, most played first.');
});
