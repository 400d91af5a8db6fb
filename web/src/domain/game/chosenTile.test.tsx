import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadMessages } from '../../i18n/messages.ts';
import { chosenTile, chosenTileStore, launchedAt } from './chosenTile.ts';
import { gameBlockOf } from './gameBlockOf.ts';
import { gamesStore } from './gamesStore.ts';
import { initialGamesState } from './gamesState.ts';
import { GameSurroundings } from './GameSurroundings.tsx';
import { toGameTile } from './gameTile.ts';
import { inventedGame } from './inventedGame.ts';
import { TileList } from './TileList.tsx';

const messages = await loadMessages('en');
const tilesFrom = (first: number) => [0, 1, 2].map((step) => toGameTile(inventedGame({ id: first + step })));

afterEach(() => {
  gamesStore.setState(initialGamesState);
  chosenTileStore.setState({ chosen: null });
});

/** Two rows of a lobby; the second one continues after `before` tiles that are not drawn. */
function lobby(before = 0) {
  return (
    <GameSurroundings messages={messages} navigation={{ go: () => undefined }}>
      <h2>Elsewhere</h2>
      <main>
        <h1>Lobby</h1>
        <h2>Popular</h2>
        <TileList tiles={tilesFrom(10)} className="reel" sizes="240px" label="Popular" />
        <h2 hidden>Only on a wide screen</h2>
        <h2>New</h2>
        <TileList tiles={tilesFrom(20)} className="reel" sizes="240px" label="New" before={before} />
        <h2>Later</h2>
      </main>
    </GameSurroundings>
  );
}

test('LB-11 game events carry the section name, the game index and the heading index of the pressed tile', () => {
  render(lobby());
  fireEvent.click(screen.getByRole('link', { name: 'Game 12' }));
  expect(gameBlockOf(12)).toMatchObject({ GameGroupId: 12, sectionName: 'Popular', gameIndex: 3, headingIndex: 2 });
  fireEvent.click(screen.getByRole('link', { name: 'Game 20' }));
  expect(gameBlockOf(20)).toMatchObject({ GameGroupId: 20, sectionName: 'New', gameIndex: 1, headingIndex: 3 });
});

test('LB-11 the game index counts the tiles of the section that come before the drawn ones', () => {
  render(lobby(24));
  fireEvent.click(screen.getByRole('link', { name: 'Game 21' }));
  expect(chosenTileStore.getState().chosen).toEqual({ gameGroupId: 21, sectionName: 'New', gameIndex: 26, headingIndex: 3 });
});

test('LB-11 a game that was not pressed carries no place of another tile', () => {
  render(lobby());
  fireEvent.click(screen.getByRole('link', { name: 'Game 10' }));
  gamesStore.setState({ lobbyGames: Object.fromEntries(tilesFrom(10).map((tile) => [tile.id, tile])) });
  const block = gameBlockOf(11);
  expect(block).toMatchObject({ GameGroupId: 11, SiteGameName: 'Game 11' });
  for (const field of ['sectionName', 'gameIndex', 'headingIndex']) expect(block).not.toHaveProperty(field);
  expect(launchedAt(null, 11)).toEqual({});
});

test('LB-11 the place of a launch stays with its game while another tile is pressed', () => {
  render(lobby());
  const [running] = tilesFrom(10);
  if (running === undefined) throw new Error('no tile');
  const place = launchedAt(chosenTile(10, 1, { name: 'Popular', first: 0 }, 4), 10);
  gamesStore.setState({ activeGame: running, launchUrl: 'http://games.localhost/play/10?token=secret#top', launchInfo: { gameGroupId: 10, launchedFrom: 'lobby', ...place } });
  fireEvent.click(screen.getByRole('link', { name: 'Game 22' }));
  expect(gameBlockOf(10)).toMatchObject({ sectionName: 'Popular', gameIndex: 2, headingIndex: 4, launchedFrom: 'lobby', launchURL: 'http://games.localhost/play/10' });
});
