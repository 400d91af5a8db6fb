import { beforeEach, expect, test } from 'vitest';
import { chosenGameStore } from './chosenGame.ts';
import { gameBlockOf } from './gameBlockOf.ts';
import { initialGamesState } from './gamesState.ts';
import { gamesStore } from './gamesStore.ts';
import { toGameTile } from './gameTile.ts';
import { inventedGame } from './inventedGame.ts';

const tile = toGameTile(inventedGame({ id: 7, name: 'Iron Longship', provider: 'Halcyon' }));
const running = toGameTile(inventedGame({ id: 8 }));
const place = { sectionName: 'Popular', gameIndex: 2, headingIndex: 4 };

beforeEach(() => {
  gamesStore.setState({ ...initialGamesState, lobbyGames: { 7: tile } });
  chosenGameStore.setState({ chosen: null });
});

test('LB-11 of a game of which only the id is known nothing is said', () => {
  expect(gameBlockOf(9)).toBeNull();
});

test('LB-11 events name a game of the lobby, its provider and whether it is a favourite', () => {
  expect(gameBlockOf(7)).toEqual({
    GameGroupId: 7,
    IsFavourite: false,
    SiteGameName: 'Iron Longship',
    gameExternalVendorId: 'Halcyon',
    moduleId: null,
    clientId: null,
  });
  gamesStore.setState({ favouriteGameIds: [7] });
  expect(gameBlockOf(7)).toMatchObject({ IsFavourite: true });
});

test('LB-11 events of a press say where the press was, and not where the game was launched', () => {
  gamesStore.setState({
    launchInfo: {
      gameGroupId: 7,
      launchedFrom: 'reel',
      picker: { moduleId: 70, clientId: 50 },
      sectionName: 'Elsewhere',
      gameIndex: 9,
      headingIndex: 9,
    },
  });
  expect(gameBlockOf(7, { launchedFrom: 'grid', ...place })).toEqual({
    GameGroupId: 7,
    IsFavourite: false,
    SiteGameName: 'Iron Longship',
    gameExternalVendorId: 'Halcyon',
    moduleId: 70,
    clientId: 50,
    ...place,
  });
});

test('LB-11 the launch of another game says nothing of this one', () => {
  gamesStore.setState({
    launchInfo: { gameGroupId: 8, launchedFrom: 'reel', picker: { moduleId: 70, clientId: 50 }, ...place },
  });
  const block = gameBlockOf(7);
  expect(block).toMatchObject({ moduleId: null, clientId: null });
  for (const field of ['sectionName', 'gameIndex', 'headingIndex', 'launchedFrom'])
    expect(block).not.toHaveProperty(field);
});

test('LB-11 the running game is named as it was launched, and the address of its launch without its secrets', () => {
  gamesStore.setState({ activeGame: running, lobbyGames: { 7: tile, 8: { ...running, name: 'Older name' } } });
  expect(gameBlockOf(8)).toMatchObject({ SiteGameName: 'Game 8' });
  expect(gameBlockOf(8)).not.toHaveProperty('launchURL');
  gamesStore.setState({ launchUrl: 'http://games.localhost/play/8#top?token=secret' });
  expect(gameBlockOf(8)).toMatchObject({ launchURL: 'http://games.localhost/play/8' });
  expect(gameBlockOf(7)).not.toHaveProperty('launchURL');
});
