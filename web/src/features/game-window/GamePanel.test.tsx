import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Category } from '../../domain/game/gamesState.ts';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { toGameTile } from '../../domain/game/gameTile.ts';
import { inventedGame } from '../../domain/game/inventedGame.ts';
import { loadLazyMessages } from '../../i18n/lazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { tabStorage } from '../../storage/browserStorage.browser.ts';
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
const tiles = [1, 2, 3, 4, 5, 6].map((id) => toGameTile(inventedGame({ id, isAvailable: id !== 5 })));
const tile = (id: number) => tiles[id - 1] ?? toGameTile(inventedGame({ id }));
const others = [tile(2), tile(3)];

beforeEach(() => {
  tabStorage.clear();
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

test('GM-06 HT-07 the three menus list their own games, and activeWindowMenu and windowPanelGames are what is shown', async () => {
  await show();
  expect(gamesStore.getState().windowPanelGames).toEqual([2, 3]);
  expect(listed()).toEqual(['Game 2', 'Game 3']);
  await press('Favourite');
  expect(gamesStore.getState().activeWindowMenu).toBe('Favourite');
  // The game that runs is not offered.
  expect(listed()).toEqual(['Game 2']);
  await press('Recently Played');
  expect(listed()).toEqual(['Game 6']);
  act(() => gamesStore.setState({ activeWindowMenu: 'More Games', windowPanelGames: [3] }));
  expect(listed()).toEqual(['Game 3']);
});

test('GM-06 HT-07 a category tab writes activeWindowCategory and fills windowPanelGames; All brings the others back', async () => {
  await show();
  await press('Slots');
  expect(gamesStore.getState()).toMatchObject({ activeWindowCategory: 2, windowPanelGames: [4, 5] });
  expect(screen.getByRole('button', { name: 'Slots', pressed: true })).toBeDefined();
  expect(listed()).toEqual(['Game 4', 'Game 5']);
  // One that is being looked after keeps its place and leads nowhere.
  expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(1);
  await press('All');
  expect(gamesStore.getState()).toMatchObject({ activeWindowCategory: null, windowPanelGames: [2, 3] });
  expect(listed()).toEqual(['Game 2', 'Game 3']);
});

test('GM-06 the last of two quick choices is the one that is listed', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Slots' }));
  fireEvent.click(screen.getByRole('button', { name: 'Tables' }));
  await settle();
  expect(gamesStore.getState()).toMatchObject({ activeWindowCategory: 3, windowPanelGames: [6] });
});

test('the panel stays closed in this tab once it was closed', async () => {
  const { unmount } = await show();
  await press('Hide the games panel');
  expect(screen.queryByRole('list')).toBeNull();
  unmount();
  await show();
  expect(screen.getByRole('button', { name: 'Show the games panel', expanded: false })).toBeDefined();
});
