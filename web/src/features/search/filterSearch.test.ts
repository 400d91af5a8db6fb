import type { Culture } from '@foyer/contract/ids';
import { describe, expect, test } from 'vitest';
import { gameListFixture } from '../../domain/game/gameFixture.ts';
import { loadFilterMessages } from '../../domain/game/loadFilterMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { filterSearch } from './filterSearch.ts';
import { searchable } from './searchGames.ts';

const games = gameListFixture([
  { id: 1, name: 'Diamond Hour', provider: 'Mirador Works', features: ['jackpot', 'free-spins'] },
  {
    id: 2,
    name: 'Amber Mill',
    provider: 'Mirador Works',
    features: ['jackpot'],
    volatility: 'low',
    minStake: 20,
    isNew: true,
    rtp: 97,
  },
  { id: 3, name: 'Velvet Wheel', kind: 'table', provider: 'Halcyon & Sons', features: ['single-zero'], minStake: 10 },
]);

async function searchIn(culture: Culture, hasPhrases = true) {
  await loadFilterMessages(culture);
  const search = filterSearch(
    searchable(games),
    { t: createTranslate(await loadMessages(culture)), money: (amount) => `£${amount / 100}` },
    hasPhrases,
  );
  return { ...search, hrefOf: (text: string) => search.gamesOf(text)?.href ?? null };
}

describe('LB-03 LB-13 a text that names filters in English', async () => {
  const { hrefOf, gamesOf } = await searchIn('en');
  test.each([
    ['jackpot', '?jackpot=1'],
    ['JACKPOTS ', '?jackpot=1'],
    ['jackp', '?jackpot=1'],
    ['high rtp', '?sort=rtp'],
    ['low volatility under 20p', '?volatility=low&stake=20'],
    ['table games up to £0.10', '?kind=table&stake=10'],
    ['under £3', '?stake=200'],
    ['games for 50p or less', '?stake=50'],
    ['games with 50p or less', '?stake=50'],
    ['low volatility under 10p', null],
    ['under 5p', null],
    ['like Diamond Hour but under 20p', '?kind=slot&stake=20'],
    ['like Diamond Hour', '?feature=free-spins&kind=slot'],
    ['like diamond hour but jackpot', '?feature=free-spins&kind=slot&jackpot=1'],
    ['games like amber, but high rtp', '?kind=slot&sort=rtp'],
    // No game with free spins has a low volatility.
    ['like Diamond Hour but calm', '?kind=slot&volatility=low'],
    ['like velvet wheel but slots', '?kind=slot'],
    ['like Diamond Hour but purple', null],
    ['like nothing here but calm', null],
    ['like di but calm', null],
    ['mirador', '?provider=Mirador+Works'],
    ['mirador works', '?provider=Mirador+Works'],
    ['halcyon', '?provider=Halcyon+%26+Sons'],
    ['free spins', '?feature=free-spins'],
    ['low volatility', '?volatility=low'],
    ['calm', '?volatility=low'],
    ['slots', '?kind=slot'],
    ['low volatility slots with a jackpot', '?kind=slot&volatility=low&jackpot=1'],
    ['jackpot jackpot', '?jackpot=1'],
    ['new games by mirador', '?provider=Mirador+Works&new=1'],
    // Not every word names a filter.
    ['jackpot jester', null],
    ['jack', '?jackpot=1'],
    ['jac', null],
    ['games', null],
    ['calmest', null],
    ['', null],
    ['$^[(', null],
  ])('%j is %j', (text, filter) => {
    expect(hrefOf(text)).toBe(filter === null ? null : `/all-games${filter}`);
  });

  test('LB-13 has the number and the names of its filters, and the games in the order of the list', () => {
    expect(gamesOf('mirador slots high rtp')).toEqual({
      href: '/all-games?provider=Mirador+Works&kind=slot&sort=rtp',
      text: '2 games: Mirador Works · Slots · Highest RTP',
      games: [1, 0],
    });
  });

  test('LB-13 offers no filters that no game matches', () => {
    expect(gamesOf('mirador table games')).toBeNull();
  });
});

describe('LB-03 LB-13 a text that names filters in Chinese', async () => {
  const { hrefOf, nameOf } = await searchIn('zh');
  test('LB-03 has the usual names of games', () => {
    expect(nameOf('21点')).toBe('二十一点');
  });
  test.each([
    ['老虎机', '?kind=slot'],
    ['奖池', '?jackpot=1'],
    ['低波动的老虎机', '?kind=slot&volatility=low'],
    ['免费旋转', '?feature=free-spins'],
    ['高RTP', '?sort=rtp'],
    ['新游戏', '?new=1'],
    ['低波动 不超过0.2', '?volatility=low&stake=20'],
    ['低波动20便士以下的游戏', '?volatility=low&stake=20'],
    ['像Diamond Hour但平稳', '?kind=slot&volatility=low'],
    ['类似 Diamond Hour 一样，但更平稳', '?kind=slot&volatility=low'],
    ['龙', null],
  ])('%j is %j', (text, filter) => {
    expect(hrefOf(text)).toBe(filter === null ? null : `/all-games${filter}`);
  });
});

test('LB-03 without its flag texts of likeness and stakes name no filters', async () => {
  const { hrefOf } = await searchIn('en', false);
  expect([hrefOf('like Diamond Hour but calm'), hrefOf('under 20p'), hrefOf('low volatility')]).toEqual([
    null,
    null,
    '/all-games?volatility=low',
  ]);
});
