import type { Culture } from '@foyer/contract/ids';
import { describe, expect, test } from 'vitest';
import { choiceOfSearch, searchWithChoice } from '../../domain/game/gameChoice.ts';
import { gameListFixture } from '../../domain/game/gameFixture.ts';
import { loadFilterMessages } from '../../domain/game/loadFilterMessages.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { filterPhrases, filterTexts, typedFilter } from './typedFilter.ts';

const games = gameListFixture([
  { id: 1, name: 'Diamond Hour', provider: 'Mirador Works', features: ['jackpot', 'free-spins'] },
  { id: 2, name: 'Velvet Wheel', kind: 'table', provider: 'Halcyon & Sons', features: ['single-zero'] },
]);

async function filterOf(culture: Culture) {
  await Promise.all([loadLazyMessages(culture, 'search'), loadFilterMessages(culture)]);
  const t = createTranslate(await loadMessages(culture));
  const phrases = filterPhrases(games, t);
  return {
    nameOf: (text: string) => phrases.otherNames.get(text),
    query: (text: string) => {
      const choice = typedFilter(phrases, text);
      return choice === null ? null : searchWithChoice('', choice);
    },
    texts: (search: string) => filterTexts(choiceOfSearch(search), t),
  };
}

describe('LB-03 LB-13 a text that names filters in English', async () => {
  const { query, texts } = await filterOf('en');
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
    expect(query(text)).toBe(filter);
  });

  test('LB-13 has the names of its filters', () => {
    expect(texts('?kind=slot&volatility=low&provider=Oxbow&sort=rtp')).toEqual([
      'Oxbow',
      'Slots',
      'Low volatility',
      'Highest RTP',
    ]);
  });
});

describe('LB-03 LB-13 a text that names filters in Chinese', async () => {
  const { query, nameOf } = await filterOf('zh');
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
    expect(query(text)).toBe(filter);
  });
});
