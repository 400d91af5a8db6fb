import { beforeEach, expect, test, vi } from 'vitest';
import { cacheTiles } from './cacheTiles.ts';
import { initialGamesState } from './gamesState.ts';
import { gamesStore } from './gamesStore.ts';
import { toGameTile } from './gameTile.ts';
import { inventedGame } from './inventedGame.ts';

beforeEach(() => gamesStore.setState(initialGamesState, true));

test('a tile has the facts of its game, and leaves out what is as usual', () => {
  const usual = {
    id: 7,
    name: 'Game 7',
    image: '/covers/full/7.webp',
    provider: 'Oxbow',
    rtp: 96.1,
    volatility: 'medium',
    kind: 'slot',
  };
  expect(toGameTile(inventedGame({ id: 7 }))).toEqual(usual);
  expect(toGameTile(inventedGame({ id: 7, isNew: true, isAvailable: false, backAt: 5 }))).toEqual({
    ...usual,
    isNew: true,
    isUnavailable: true,
    backAt: 5,
  });
});

test('a tile that is known stays as it is, and tells nobody of a change', () => {
  const [first, second] = [toGameTile(inventedGame({ id: 1 })), toGameTile(inventedGame({ id: 2 }))];
  cacheTiles([first]);
  const changed = vi.fn<() => void>();
  const stop = gamesStore.subscribe(changed);
  cacheTiles([{ ...first, name: 'Other' }]);
  expect(changed).not.toHaveBeenCalled();
  cacheTiles([{ ...first, name: 'Other' }, second]);
  stop();
  expect(gamesStore.getState().lobbyGames).toEqual({ 1: first, 2: second });
});
