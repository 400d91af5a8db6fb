import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { gameFixture } from '../../domain/game/gameFixture.ts';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { toGameTile } from '../../domain/game/gameTile.ts';
import { recentlyPlayedKnown } from '../../domain/recently-played/recentlyPlayed.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { ContinuePlaying } from './ContinuePlaying.tsx';

const messages = await loadMessages('en');
const lobbyGames = Object.fromEntries([1, 2].map((id) => [id, toGameTile(gameFixture({ id, name: `Game ${id}` }))]));

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

test('HT-07 shows the games to continue with, most recent first', () => {
  gamesStore.setState({ continuePlaying: [2, 1] });
  show();
  expect(screen.getByRole('region', { name: 'Continue playing' })).toBeTruthy();
  expect(screen.getAllByRole('img').map((cover) => cover.getAttribute('alt'))).toEqual(['Game 2', 'Game 1']);
});

test('keeps its place until the list is known, and then shows a message when it is empty', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Continue playing' })).toBeTruthy();
  expect(screen.queryByText(/No games played yet/)).toBeNull();
  act(() => recentlyPlayedKnown.setState({ isKnown: true }));
  expect(screen.getByRole('heading', { name: 'Continue playing' })).toBeTruthy();
  expect(screen.getByText(/No games played yet/)).toBeTruthy();
});

test('renders nothing when the list is already known to be empty', () => {
  recentlyPlayedKnown.setState({ isKnown: true });
  const { container } = show();
  expect(container.innerHTML).toBe('');
});
