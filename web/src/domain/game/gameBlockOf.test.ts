import { beforeEach, expect, test } from 'vitest';
import { chosenGameStore } from './chosenGame.ts';
import { gameBlockOf } from './gameBlockOf.ts';
import { tileFixture } from './gameFixture.ts';
import { initialGamesState } from './gamesState.ts';
import { gamesStore } from './gamesStore.ts';

const tile = tileFixture({ id: 7, name: 'Iron Longship', provider: 'Halcyon' });
const running = tileFixture({ id: 8 });
const place = { sectionName: 'Popular', gameIndex: 2, headingIndex: 4 };

beforeEach(() => {
  gamesStore.setState({ ...initialGamesState, lobbyGames: { 7: tile } });
  chosenGameStore.setState({ chosen: null });
});

test('LB-11 gameBlockOf returns null for an unknown game', () => {
  expect(gameBlockOf(9)).toBeNull();
});

test('LB-11 gameBlockOf has the name, provider and favourite state of a lobby game', () => {
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

test('LB-11 gameBlockOf prefers the position of the click to that of the launch', () => {
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

test('LB-11 gameBlockOf ignores the launch of another game', () => {
  gamesStore.setState({
    launchInfo: { gameGroupId: 8, launchedFrom: 'reel', picker: { moduleId: 70, clientId: 50 }, ...place },
  });
  const block = gameBlockOf(7);
  expect(block).toMatchObject({ moduleId: null, clientId: null });
  for (const field of ['sectionName', 'gameIndex', 'headingIndex', 'launchedFrom'])
    expect(block).not.toHaveProperty(field);
});

test('LB-11 gameBlockOf has the running game’s launch address without its secrets', () => {
  gamesStore.setState({ activeGame: running, lobbyGames: { 7: tile, 8: { ...running, name: 'Older name' } } });
  expect(gameBlockOf(8)).toMatchObject({ SiteGameName: 'Game 8' });
  expect(gameBlockOf(8)).not.toHaveProperty('launchURL');
  gamesStore.setState({ launchUrl: 'http://games.localhost/play/8#top?token=secret' });
  expect(gameBlockOf(8)).toMatchObject({ launchURL: 'http://games.localhost/play/8' });
  expect(gameBlockOf(7)).not.toHaveProperty('launchURL');
});
