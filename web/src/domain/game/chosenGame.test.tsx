import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { success } from '../../base/result.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { interactionEvent } from '../../services/analytics/trackInteraction.browser.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { ButtonLink, IconLink } from '../../ui/Button.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { FavouriteButton } from '../favourites/FavouriteButton.tsx';
import { startFavourites } from '../favourites/favourites.browser.ts';
import { chosenGameStore, placeOfLaunch } from './chosenGame.ts';
import type { GamePlace } from './chosenGame.ts';
import { gameBlockOf } from './gameBlockOf.ts';
import { tileFixture } from './gameFixture.ts';
import { gameLink } from './gameLink.browser.ts';
import { initialGamesState } from './gamesState.ts';
import { gamesStore } from './gamesStore.ts';
import { GameTestContext } from './GameTestContext.tsx';
import { TileList } from './TileList.tsx';

const messages = await loadMessages('en');
const tilesFrom = (first: number) => [0, 1, 2].map((step) => tileFixture({ id: first + step }));

afterEach(() => {
  gamesStore.setState(initialGamesState);
  chosenGameStore.setState({ chosen: null });
});

/** Two rows of a lobby; `before` is the number of tiles of the second row that precede the rendered ones. */
function lobby(before = 0) {
  return (
    <GameTestContext messages={messages} navigation={{ go: () => undefined }}>
      <h2>Elsewhere</h2>
      <main>
        <h1>Lobby</h1>
        <h2>Popular</h2>
        <TileList tiles={tilesFrom(10)} className="reel" sizes="240px" label="Popular" launchedFrom="reel" />
        <h2 hidden>Only on a wide screen</h2>
        <h2>New</h2>
        <TileList
          tiles={tilesFrom(20)}
          className="reel"
          sizes="240px"
          label="New"
          launchedFrom="grid"
          before={before}
        />
        <h2>Later</h2>
      </main>
    </GameTestContext>
  );
}

test('LB-11 game events carry the section, the game index and the heading index of the clicked tile', () => {
  render(lobby());
  fireEvent.click(screen.getByRole('link', { name: 'Game 12' }));
  expect(gameBlockOf(12)).toMatchObject({ GameGroupId: 12, sectionName: 'Popular', gameIndex: 3, headingIndex: 2 });
  fireEvent.click(screen.getByRole('link', { name: 'Game 20' }));
  expect(gameBlockOf(20)).toMatchObject({ GameGroupId: 20, sectionName: 'New', gameIndex: 1, headingIndex: 3 });
});

test('LB-11 the game index includes tiles of the section that are not rendered', () => {
  render(lobby(24));
  fireEvent.click(screen.getByRole('link', { name: 'Game 21' }));
  expect(chosenGameStore.getState().chosen).toEqual({
    gameGroupId: 21,
    launchedFrom: 'grid',
    sectionName: 'New',
    gameIndex: 26,
    headingIndex: 3,
  });
});

test('LB-11 a game that was not clicked carries no position of another tile', () => {
  render(lobby());
  fireEvent.click(screen.getByRole('link', { name: 'Game 10' }));
  gamesStore.setState({ lobbyGames: Object.fromEntries(tilesFrom(10).map((tile) => [tile.id, tile])) });
  const block = gameBlockOf(11);
  expect(block).toMatchObject({ GameGroupId: 11, SiteGameName: 'Game 11' });
  for (const field of ['sectionName', 'gameIndex', 'headingIndex']) expect(block).not.toHaveProperty(field);
  expect(placeOfLaunch(null, 11)).toEqual({ launchedFrom: 'address' });
});

test('LB-11 the launch position stays with its game while another tile is clicked', () => {
  render(lobby());
  const [running] = tilesFrom(10);
  if (running === undefined) throw new Error('no tile');
  const place = placeOfLaunch(
    { gameGroupId: 10, launchedFrom: 'reel', sectionName: 'Popular', gameIndex: 2, headingIndex: 4 },
    10,
  );
  gamesStore.setState({
    activeGame: running,
    launchUrl: 'http://games.localhost/play/10?token=secret#top',
    launchInfo: { gameGroupId: 10, picker: { moduleId: 70, clientId: 50 }, ...place },
  });
  fireEvent.click(screen.getByRole('link', { name: 'Game 22' }));
  expect(gameBlockOf(10)).toMatchObject({
    sectionName: 'Popular',
    gameIndex: 2,
    headingIndex: 4,
    launchedFrom: 'reel',
    moduleId: 70,
    clientId: 50,
    launchURL: 'http://games.localhost/play/10',
  });
});

const place: GamePlace = { launchedFrom: 'hero', sectionName: 'Last played', gameIndex: 1 };

test('LB-11 a link outside a list replaces the position of an earlier tile', () => {
  const onChoose = vi.fn<() => void>();
  render(
    <GameTestContext messages={messages} navigation={{ go: () => undefined }}>
      <main>
        <h1>Lobby</h1>
        <TileList tiles={tilesFrom(10)} className="reel" sizes="240px" label="Popular" launchedFrom="reel" />
        <h2>Last played</h2>
        <SiteLink {...gameLink(12, place, onChoose)}>Play</SiteLink>
      </main>
    </GameTestContext>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Game 12' }));
  expect(placeOfLaunch(chosenGameStore.getState().chosen, 12)).toMatchObject({
    launchedFrom: 'reel',
    sectionName: 'Popular',
  });
  // The link opens in another tab and chooses nothing here.
  fireEvent.click(screen.getByRole('link', { name: 'Play' }), { ctrlKey: true });
  expect(placeOfLaunch(chosenGameStore.getState().chosen, 12)).toMatchObject({ launchedFrom: 'reel' });
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: 'Play' }));
  expect(placeOfLaunch(chosenGameStore.getState().chosen, 12)).toEqual({ ...place, headingIndex: 2 });
  expect(onChoose).toHaveBeenCalledOnce();
});

test('LB-11 types require a position for each link to a game', () => {
  // @ts-expect-error The position is missing.
  expect(() => gameLink(12)).not.toThrow();
  // @ts-expect-error A list of games lacks its place.
  expect(<TileList tiles={[]} className="reel" sizes="240px" label="Popular" />).toBeDefined();
  // @ts-expect-error A heart lacks its place.
  expect(<FavouriteButton gameGroupId={12} name="Game 12" />).toBeDefined();
  const id = 12;
  // @ts-expect-error The path of a game is written as text.
  expect(<SiteLink href={`/game/${id}`}>Play</SiteLink>).toBeDefined();
  // @ts-expect-error The path of a game is written as text.
  expect(<ButtonLink href={`/game/${id}`}>Play</ButtonLink>).toBeDefined();
  // @ts-expect-error The path of a game is written as text.
  expect(<IconLink href="/game/12" label="Play" icon="play-fill" />).toBeDefined();
});

test('LB-11 LB-04 a favourite event carries the button’s own position and the ids of its game', async () => {
  const responses: Readonly<Record<string, unknown>> = {
    getFavourites: [],
    readGame: { picker: { moduleId: 70, clientId: 50 } },
  };
  const call: unknown = async ({ name }: { name: string }) => success(responses[name] ?? { saved: true });
  const stop = startFavourites({ call: call as ApiClient['call'] }, () => undefined, {
    currentUserToken: () => 'aaa.bbb.ccc',
    clearUserToken: () => undefined,
  });
  gamesStore.setState({ lobbyGames: Object.fromEntries(tilesFrom(10).map((tile) => [tile.id, tile])) });
  chosenGameStore.setState({
    chosen: { gameGroupId: 11, launchedFrom: 'search', sectionName: 'Results', gameIndex: 9, headingIndex: 9 },
  });
  const interactions: unknown[] = [];
  const onInteraction = (event: Event) => interactions.push((event as CustomEvent).detail);
  window.addEventListener(interactionEvent, onInteraction);
  render(
    <GameTestContext messages={messages} navigation={{ go: () => undefined }}>
      <main>
        <h1>Lobby</h1>
        <h2>Last played</h2>
        <FavouriteButton
          gameGroupId={11}
          name="Game 11"
          place={{ launchedFrom: 'reel', sectionName: 'Popular', gameIndex: 2 }}
        />
      </main>
    </GameTestContext>,
  );
  const heart = screen.getByRole('button', { name: 'Favourite: Game 11' });
  fireEvent.click(heart);
  fireEvent.click(heart);
  await vi.waitFor(() => expect(interactions).toHaveLength(2));
  window.removeEventListener(interactionEvent, onInteraction);
  stop();
  const game = { GameGroupId: 11, sectionName: 'Popular', gameIndex: 2, headingIndex: 2, moduleId: 70, clientId: 50 };
  expect(interactions).toMatchObject([
    { area: 'favourite', action: 'add', game: { ...game, IsFavourite: true } },
    { area: 'favourite', action: 'remove', game: { ...game, IsFavourite: false } },
  ]);
});
