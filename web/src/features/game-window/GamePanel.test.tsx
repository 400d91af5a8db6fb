import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import type { Category } from '../../domain/game/gamesState.ts';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore, listStatesStore } from '../../domain/game/gamesStore.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { GamePanel } from './GamePanel.tsx';
import { offerGames } from './windowPanel.browser.ts';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'gameWindow');
const category = (Id: number, Name: string, Slug: string, GameIds: number[]): Category => ({
  Id,
  Name,
  Slug,
  ImageUrl: null,
  ActiveImageUrl: null,
  GameCategoryType: 'Standard',
  Games: [],
  SubCategories: [
    {
      Id: Id * 10,
      Name: `${Name} games`,
      ShortName: Name,
      ImageUrl: null,
      ActiveImageUrl: null,
      SubCategoryType: 'Standard',
      GameIds,
    },
  ],
});
const categories = [
  category(1, 'For you', 'for-you', []),
  category(2, 'Slots', 'slots', [4, 5]),
  category(3, 'Tables', 'tables', [6]),
];
const tiles = [1, 2, 3, 4, 5, 6].map((id) => tileFixture({ id, isAvailable: id !== 5 }));
const tile = (id: number) => tiles[id - 1] ?? tileFixture({ id });
const others = [tile(2), tile(3)];

beforeEach(() => {
  tabStorage.clear();
  tabStorage.set('gamesPanel', 'open');
  gamesStore.setState({ ...initialGamesState, categories, favouriteGameIds: [2, 1], recentlyPlayedGameIds: [6] }, true);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/games/categories')) return Response.json({ categories });
    const ids = new URL(address, 'http://regency.localhost').searchParams.get('ids')?.split(',').map(Number) ?? [];
    return Response.json({ tiles: ids.flatMap((id) => tiles[id - 1] ?? []) });
  });
});

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
async function show() {
  const view = render(
    <GameTestContext messages={messages}>
      <GamePanel game={tile(1)} others={others} />
    </GameTestContext>,
  );
  act(() => offerGames(others));
  await settle();
  return view;
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const listed = () =>
  within(screen.getByRole('list'))
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'));

test('GM-06 HT-07 each menu lists its games and stores what it shows', async () => {
  await show();
  expect(gamesStore.getState().windowPanelGames).toEqual([2, 3]);
  expect(listed()).toEqual(['Game 2', 'Game 3']);
  await press('Favourite');
  expect(gamesStore.getState().activeWindowMenu).toBe('Favourite');
  // The running game is not listed.
  expect(listed()).toEqual(['Game 2']);
  await press('Recently Played');
  expect(listed()).toEqual(['Game 6']);
  act(() => gamesStore.setState({ activeWindowMenu: 'More Games', windowPanelGames: [3] }));
  expect(listed()).toEqual(['Game 3']);
});

test('GM-06 HT-07 a category tab stores its choice and lists its games, and All restores the others', async () => {
  await show();
  await press('Slots');
  expect(gamesStore.getState()).toMatchObject({ activeWindowCategory: 2, windowPanelGames: [4, 5] });
  expect(screen.getByRole('button', { name: 'Slots', pressed: true })).toBeDefined();
  expect(listed()).toEqual(['Game 4', 'Game 5']);
  // A game under maintenance keeps its place and has no link.
  expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(1);
  await press('All');
  expect(gamesStore.getState()).toMatchObject({ activeWindowCategory: null, windowPanelGames: [2, 3] });
  expect(listed()).toEqual(['Game 2', 'Game 3']);
});

test('GM-06 lists the last of two quick choices', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Slots' }));
  fireEvent.click(screen.getByRole('button', { name: 'Tables' }));
  await settle();
  expect(gamesStore.getState()).toMatchObject({ activeWindowCategory: 3, windowPanelGames: [6] });
});

test('GM-06 favourites that are not loaded, failed, and empty show differently', async () => {
  gamesStore.setState({ favouriteGameIds: [] });
  listStatesStore.setState({ favourites: 'notLoaded' });
  await show();
  await press('Favourite');
  const texts = () =>
    [/^Loading$/, /We can’t load the games/, /No favourites/].map((text) => screen.queryByText(text) !== null);
  expect(texts()).toEqual([true, false, false]);
  act(() => listStatesStore.setState({ favourites: 'failed' }));
  expect(texts()).toEqual([false, true, false]);
  act(() => listStatesStore.setState({ favourites: 'loaded' }));
  expect(texts()).toEqual([false, false, true]);
});

test('GM-06 the panel begins closed, and stays in this tab as the player leaves it', async () => {
  tabStorage.clear();
  const first = await show();
  expect(screen.queryByRole('list')).toBeNull();
  await press('Show the games panel');
  first.unmount();
  const second = await show();
  expect(screen.getByRole('list')).toBeDefined();
  await press('Hide the games panel');
  second.unmount();
  await show();
  expect(screen.getByRole('button', { name: 'Show the games panel', expanded: false })).toBeDefined();
});
