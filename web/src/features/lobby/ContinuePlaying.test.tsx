import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { toGameTile } from '../../domain/game/gameTile.ts';
import { inventedGame } from '../../domain/game/inventedGame.ts';
import { recentlyPlayedKnown } from '../../domain/recently-played/recentlyPlayedKnown.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { ContinuePlaying } from './ContinuePlaying.tsx';

const messages = await loadMessages('en');
const lobbyGames = Object.fromEntries([1, 2].map((id) => [id, toGameTile(inventedGame({ id, name: `Game ${id}` }))]));

beforeEach(() => {
  gamesStore.setState({ ...initialGamesState, lobbyGames });
  recentlyPlayedKnown.setState({ isKnown: false });
});

const show = () =>
  render(
    <GameTestContext messages={messages}>
      <ContinuePlaying viewAllUrl="/?category=my-games" />
    </GameTestContext>,
  );

test('HT-07 the row shows the games to continue with, the last one first', () => {
  gamesStore.setState({ continuePlaying: [2, 1] });
  show();
  expect(screen.getByRole('region', { name: 'Continue playing' })).toBeTruthy();
  expect(screen.getAllByRole('img').map((cover) => cover.getAttribute('alt'))).toEqual(['Game 2', 'Game 1']);
});

test('its place is kept until the list is known, and stays with a sentence when there is nothing, so that nothing below moves', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Continue playing' })).toBeTruthy();
  expect(screen.queryByText(/Nothing played yet/)).toBeNull();
  act(() => recentlyPlayedKnown.setState({ isKnown: true }));
  expect(screen.getByRole('heading', { name: 'Continue playing' })).toBeTruthy();
  expect(screen.getByText(/Nothing played yet/)).toBeTruthy();
});

test('a page opened when it is known already that there is nothing has no such row', () => {
  recentlyPlayedKnown.setState({ isKnown: true });
  const { container } = show();
  expect(container.innerHTML).toBe('');
});
