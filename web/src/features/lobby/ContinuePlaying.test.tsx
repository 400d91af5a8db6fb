import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore, listStatesStore } from '../../domain/game/gamesStore.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { markInformed } from '../../domain/player/justRegistered.browser.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { sampleAccount } from '../../services/session/sampleLogin.ts';
import ContinuePlaying from './ContinuePlaying.tsx';

const messages = await loadMessages('en');
const lobbyGames = Object.fromEntries([1, 2, 3].map((id) => [id, tileFixture({ id, name: `Game ${id}` })]));
const heading = () => screen.queryByRole('heading', { name: 'Continue playing' });

beforeEach(() => {
  window.sessionStorage.clear();
  gamesStore.setState({ ...initialGamesState, lobbyGames });
  playerStore.setState(initialPlayerState);
  listStatesStore.setState({ recentlyPlayed: 'notLoaded' });
});

const show = (continuePlaying = true) =>
  render(
    <GameTestContext messages={messages} visit={{ continuePlaying }}>
      <ContinuePlaying />
    </GameTestContext>,
  );
const placeAt = (top: number) =>
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 280));

test('LB-08 shows the last played games from three games on, most recent first', () => {
  listStatesStore.setState({ recentlyPlayed: 'loaded' });
  gamesStore.setState({ continuePlaying: [2, 1] });
  const { container } = show();
  expect(container.innerHTML).toBe('');
  act(() => gamesStore.setState({ continuePlaying: [3, 2, 1] }));
  expect(screen.getByRole('region', { name: 'Continue playing' })).toBeTruthy();
  expect(screen.getAllByRole('img').map((cover) => cover.getAttribute('alt'))).toEqual(['Game 3', 'Game 2', 'Game 1']);
});

test('UK9 the row has a neutral name where the market forbids the prompt to continue', () => {
  gamesStore.setState({ continuePlaying: [3, 2, 1] });
  show(false);
  expect(screen.getByRole('region', { name: 'Your games' })).toBeTruthy();
  expect(heading()).toBeNull();
});

test('keeps its place until the list is known, and with a message when it is then too short on screen', () => {
  placeAt(200);
  show();
  expect(heading()).not.toBeNull();
  act(() => listStatesStore.setState({ recentlyPlayed: 'loaded' }));
  expect(heading()).not.toBeNull();
  expect(screen.getByText(/No games played yet/)).toBeTruthy();
});

test('LB-08 a list that failed to load does not say that nothing was played', () => {
  placeAt(200);
  show();
  act(() => listStatesStore.setState({ recentlyPlayed: 'failed' }));
  expect([screen.queryByText(/No games played yet/), screen.queryByText(/We can’t load the games/) !== null]).toEqual([
    null,
    true,
  ]);
});

test('gives up its place below the screen when the list turns out too short', () => {
  placeAt(window.innerHeight + 1);
  const { container } = show();
  expect(heading()).not.toBeNull();
  act(() => listStatesStore.setState({ recentlyPlayed: 'loaded' }));
  expect(container.innerHTML).toBe('');
});

test('reserves no place for a player who has just registered', () => {
  markInformed(71);
  const account = sampleAccount({ userId: 71 });
  playerStore.setState({ account });
  const { container } = show();
  expect(container.innerHTML).toBe('');
});

test('LB-08 links to My Games', () => {
  gamesStore.setState({
    continuePlaying: [3, 2, 1],
    categories: [
      {
        Id: 9,
        Name: 'My Games',
        Slug: 'mine',
        ImageUrl: null,
        ActiveImageUrl: null,
        GameCategoryType: 'My Games',
        SubCategories: [],
        Games: [],
      },
    ],
  });
  show();
  expect(screen.getByRole('link', { name: 'View all: Continue playing' }).getAttribute('href')).toBe('/?category=mine');
});
