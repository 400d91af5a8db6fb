import { beforeEach, expect, test, vi } from 'vitest';
import { tileFixture } from './gameFixture.ts';
import { initialGamesState } from './gamesState.ts';
import { cacheTiles, gamesStore } from './gamesStore.ts';

beforeEach(() => gamesStore.setState(initialGamesState, true));

test('a tile has the facts of its game and omits default values', () => {
  const usual = {
    id: 7,
    name: 'Game 7',
    image: '/covers/full/7.webp',
    provider: 'Oxbow',
    rtp: 96.1,
    volatility: 'medium',
    kind: 'slot',
  };
  expect(tileFixture({ id: 7 })).toEqual(usual);
  expect(tileFixture({ id: 7, isNew: true, isAvailable: false, backAt: 5 })).toEqual({
    ...usual,
    isNew: true,
    isUnavailable: true,
    backAt: 5,
  });
});

test('cacheTiles keeps a known tile and emits no change for it', () => {
  const [first, second] = [tileFixture({ id: 1 }), tileFixture({ id: 2 })];
  cacheTiles([first]);
  const changed = vi.fn<() => void>();
  const stop = gamesStore.subscribe(changed);
  cacheTiles([{ ...first, name: 'Other' }]);
  expect(changed).not.toHaveBeenCalled();
  cacheTiles([{ ...first, name: 'Other' }, second]);
  stop();
  expect(gamesStore.getState().lobbyGames).toEqual({ 1: first, 2: second });
});
