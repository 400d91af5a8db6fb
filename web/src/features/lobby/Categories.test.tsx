import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import type { Category, SubCategory } from '../../domain/game/gamesState.ts';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore, listStatesStore } from '../../domain/game/gamesStore.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadMessages } from '../../i18n/messages.ts';
import type { Visit } from '../../services/market/visit.ts';
import { overlayStore } from '../../services/overlays/openOverlay.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import Categories from './Categories.tsx';

const messages = await loadMessages('en');
const sub = (
  Id: number,
  ShortName: string,
  GameIds: number[] = [],
  SubCategoryType: SubCategory['SubCategoryType'] = 'Standard',
): SubCategory => ({
  Id,
  Name: `${ShortName} games`,
  ShortName,
  ImageUrl: null,
  ActiveImageUrl: null,
  SubCategoryType,
  GameIds,
});
const category = (
  Id: number,
  Name: string,
  Slug: string,
  SubCategories: SubCategory[],
  GameCategoryType: Category['GameCategoryType'] = 'Standard',
): Category => ({
  Id,
  Name,
  Slug,
  ImageUrl: null,
  ActiveImageUrl: null,
  GameCategoryType,
  SubCategories,
  Games: [],
});
const full = [
  category(1, 'For you', 'for-you', [sub(10, 'Picks')]),
  category(2, 'Slots', 'slots', [sub(21, 'Popular', [1, 2]), sub(22, 'Gentle', [2])]),
  category(
    3,
    'My Games',
    'my-games',
    [sub(31, 'Favourites', [], 'Favourite'), sub(32, 'Recent', [], 'Recently Played')],
    'My Games',
  ),
];
const tiles = Object.fromEntries([1, 2, 3].map((id) => [id, tileFixture({ id, name: `Game ${id}` })]));

const refetch = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../../domain/favourites/favourites.browser.ts', async (original) => ({
  ...(await original<object>()),
  refetchFavourites: refetch,
}));

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  tabStorage.clear();
  playerStore.setState({ isLoggedIn: false });
  overlayStore.setState({ open: null });
  gamesStore.setState({ ...initialGamesState, categories: full, lobbyGames: tiles });
  listStatesStore.setState({ favourites: 'loaded', recentlyPlayed: 'loaded' });
  vi.stubGlobal('fetch', async () => Response.json({ categories: full }));
});

const show = async (visit: Partial<Visit> = {}) => {
  render(
    <GameTestContext messages={messages} visit={visit}>
      <Categories categories={full} />
    </GameTestContext>,
  );
  await act(async () => undefined);
};
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('tab', { name }));
  await act(async () => undefined);
};
const chosen = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);

test('LB-01 tabs show the editors’ images, other images when selected, and icons when an image fails', async () => {
  const pictured = full.map((one) => ({
    ...one,
    ImageUrl: `/icons/${one.Slug}.svg`,
    ActiveImageUrl: `/icons/${one.Slug}-fill.svg`,
    SubCategories: one.SubCategories.map((shelf) => ({
      ...shelf,
      ImageUrl: `https://pictures.example/${shelf.Id}.svg`,
    })),
  }));
  gamesStore.setState({ categories: pictured });
  // The fetched list replaces the one of the page at an unpredictable time.
  vi.stubGlobal('fetch', async () => Response.json({ categories: pictured }));
  await show();
  const pictureOf = (name: string) => screen.getByRole('tab', { name }).querySelector('img')?.getAttribute('src');
  expect([pictureOf('For you'), pictureOf('Slots')]).toEqual([
    'http://media.localhost/icons/for-you-fill.svg',
    'http://media.localhost/icons/slots.svg',
  ]);
  await press('Slots');
  expect([pictureOf('For you'), pictureOf('Slots')]).toEqual([
    'http://media.localhost/icons/for-you.svg',
    'http://media.localhost/icons/slots-fill.svg',
  ]);
  expect([pictureOf('Popular'), pictureOf('Gentle')]).toEqual([
    'https://pictures.example/21.svg',
    'https://pictures.example/22.svg',
  ]);
  for (const name of ['Slots', 'Gentle'])
    fireEvent.error(screen.getByRole('tab', { name }).querySelector('img') as HTMLImageElement);
  expect([pictureOf('Slots'), pictureOf('Gentle'), pictureOf('For you')]).toEqual([
    undefined,
    undefined,
    'http://media.localhost/icons/for-you.svg',
  ]);
  expect(screen.getByRole('tab', { name: 'Slots' }).querySelector('.i-cherries-fill')).toBeTruthy();
});

test('LB-01 choosing a category selects its first sub-category, updates the URL and ends the search', async () => {
  gamesStore.setState({ searchText: 'gem', searching: true });
  await show();
  expect(chosen()).toEqual(['For you']);
  await press('Slots');
  expect(chosen()).toEqual(['Slots', 'Popular']);
  expect(window.location.search).toBe('?category=slots&sub=21');
  expect(gamesStore.getState()).toMatchObject({
    activeCategory: 2,
    activeSubCategory: 21,
    searchText: '',
    searching: false,
  });
  expect(await screen.findByRole('heading', { name: 'Popular games' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/game/1', '/game/2']);
});

test('the choice comes from the address, and the home tab shows the rows of the page again', async () => {
  window.history.replaceState(null, '', '/?category=slots&sub=22');
  gamesStore.setState({ activeCategory: 3, activeSubCategory: 31 });
  await show();
  expect(chosen()).toEqual(['Slots', 'Gentle']);
  expect(gamesStore.getState()).toMatchObject({ activeCategory: 2, activeSubCategory: 22 });
  await press('For you');
  expect(window.location.search).toBe('');
  expect(gamesStore.getState()).toMatchObject({ activeCategory: null, activeSubCategory: null });
});

test('a failed request shows an error with a retry instead of a count of games', async () => {
  gamesStore.setState({ lobbyGames: {} });
  vi.stubGlobal('fetch', async () => Response.json({ message: 'no' }, { status: 400 }));
  await show();
  await press('Slots');
  expect(await screen.findByText(/We can’t load the games right now/)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  gamesStore.setState({ lobbyGames: tiles });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByRole('status').textContent).toBe('2 games');
});

test('LB-02 My Games asks a visitor to log in', async () => {
  await show();
  await press('My Games');
  expect(overlayStore.getState().open).toBe('login');
  expect(gamesStore.getState().activeCategory).toBeNull();
  expect(window.location.search).toBe('');
});

test('LB-02 My Games shows favourites, recently played games or both', async () => {
  tabStorage.set(storedKeys.userToken, 'aaa.bbb.ccc');
  playerStore.setState({ isLoggedIn: true });
  gamesStore.setState({ favouriteGameIds: [3], recentlyPlayedGameIds: [1, 3] });
  await show();
  const games = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  await press('My Games');
  expect(screen.getByRole('tab', { name: 'All my games', selected: true })).toBeTruthy();
  expect(games()).toEqual(['/game/3', '/game/1']);
  await press('Favourites');
  await screen.findByRole('heading', { name: 'Favourites games' });
  expect(games()).toEqual(['/game/3']);
  await press('Recent');
  expect(games()).toEqual(['/game/1', '/game/3']);
});

const noFavourites = () => screen.queryByText(/^No favourites yet/);
const notLoaded = () => screen.queryByText(/We can’t load the games right now/);

async function showMyGames(visit: Partial<Visit> = {}): Promise<void> {
  tabStorage.set(storedKeys.userToken, 'aaa.bbb.ccc');
  playerStore.setState({ isLoggedIn: true });
  window.history.replaceState(null, '', '/?category=my-games');
  await show(visit);
  await screen.findByRole('heading', { name: /games/i, level: 2 });
}

test('LB-02 favourites that are not loaded, failed, and empty show differently, with a way to load again', async () => {
  listStatesStore.setState({ favourites: 'notLoaded' });
  await showMyGames();
  const region = () => document.querySelector('[aria-labelledby="category-heading"]');
  expect([region()?.getAttribute('aria-busy'), noFavourites(), notLoaded()]).toEqual(['true', null, null]);
  act(() => listStatesStore.setState({ favourites: 'failed' }));
  expect([region()?.getAttribute('aria-busy'), noFavourites(), notLoaded() !== null]).toEqual(['false', null, true]);
  refetch.mockImplementation(() => listStatesStore.setState({ favourites: 'loaded' }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await vi.waitFor(() => expect([noFavourites() !== null, notLoaded()]).toEqual([true, null]));
});

test('LB-02 a list that failed to load again keeps its games', async () => {
  gamesStore.setState({ favouriteGameIds: [3] });
  listStatesStore.setState({ favourites: 'failed' });
  await showMyGames();
  expect([screen.getAllByRole('link').length, notLoaded()]).toEqual([1, null]);
});

test('LB-02 a guest, who has no lists, waits for none', async () => {
  listStatesStore.setState({ favourites: 'notLoaded', recentlyPlayed: 'notLoaded' });
  await showMyGames({ access: 'guest' });
  expect(noFavourites()).not.toBeNull();
});

test('an empty favourites list explains how to add one and how to go back', async () => {
  tabStorage.set(storedKeys.userToken, 'aaa.bbb.ccc');
  playerStore.setState({ isLoggedIn: true });
  window.history.replaceState(null, '', '/?category=my-games');
  await show();
  expect(await screen.findByText('No favourites yet. Select the heart on a game to add it.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to the lobby' }));
  expect(window.location.search).toBe('');
});

test('an empty My Games mentions no hearts while favourites are off', async () => {
  playerStore.setState({ isLoggedIn: true });
  window.history.replaceState(null, '', '/?category=my-games');
  await show({ off: ['favourites'] });
  expect(await screen.findByText('No games played yet. Games you play appear here.')).toBeTruthy();
});

test('arrow keys move the focus along the tabs and wrap, with a single tab stop', async () => {
  await show();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  act(() => tabs[0]?.focus());
  fireEvent.keyDown(tabs[0] ?? document.body, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(tabs[2]);
  fireEvent.keyDown(tabs[2] ?? document.body, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tabs[0]);
});

test('LB-13 another sub-category keeps the filters, and another category clears them', async () => {
  window.history.replaceState(null, '', '/?category=slots&volatility=high');
  await show();
  await press('Gentle');
  expect(window.location.search).toBe('?volatility=high&category=slots&sub=22');
  await press('For you');
  expect(window.location.search).toBe('');
});
