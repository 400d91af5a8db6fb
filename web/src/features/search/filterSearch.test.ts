import type { Culture } from '@foyer/contract/ids';
import { describe, expect, test } from 'vitest';
import { gameListFixture } from '../../domain/game/gameFixture.ts';
import { loadFilterMessages } from '../../domain/game/loadFilterMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { filterSearch } from './filterSearch.ts';

const games = gameListFixture([
  { id: 1, name: 'Diamond Hour', provider: 'Mirador Works', features: ['jackpot', 'free-spins'] },
  {
    id: 2,
    name: 'Amber Mill',
    provider: 'Mirador Works',
    features: ['jackpot'],
    volatility: 'low',
    isNew: true,
    rtp: 97,
  },
  { id: 3, name: 'Velvet Wheel', kind: 'table', provider: 'Halcyon & Sons', features: ['single-zero'] },
]);

async function searchIn(culture: Culture) {
  await loadFilterMessages(culture);
  const search = filterSearch(games, createTranslate(await loadMessages(culture)));
  return { ...search, hrefOf: (text: string) => search.gamesOf(text)?.href ?? null };
}

describe('LB-03 LB-13 a text that names filters in English', async () => {
  const { hrefOf, gamesOf } = await searchIn('en');
  test.each([
    ['jackpot', '?jackpot=1'],
    ['JACKPOTS ', '?jackpot=1'],
    ['jackp', '?jackpot=1'],
    ['high rtp', '?sort=rtp'],
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
    ['龙', null],
  ])('%j is %j', (text, filter) => {
    expect(hrefOf(text)).toBe(filter === null ? null : `/all-games${filter}`);
  });
});
