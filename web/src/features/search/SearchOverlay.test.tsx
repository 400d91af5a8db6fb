import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { allGamesColumns } from '../../domain/game/allGamesColumns.ts';
import { chosenGameStore } from '../../domain/game/chosenGame.ts';
import { gameFixture, tileFixture } from '../../domain/game/gameFixture.ts';
import type { Category } from '../../domain/game/gamesState.ts';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { siteStore } from '../../domain/site/siteStore.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { closeOverlay, openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { persistentStorage } from '../../services/storage/persistentStorage.browser.ts';
import { setStorageConsentCheck } from '../../services/storage/storageConsent.ts';
import SearchOverlay from './SearchOverlay.tsx';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'search');
const list = allGamesColumns(
  [
    gameFixture({ id: 1, name: 'Diamond Hour', popularity: 0.9 }),
    gameFixture({ id: 2, name: 'Diamond Bay', kind: 'table', popularity: 0.1 }),
    gameFixture({ id: 3, name: 'Withdraw Bay', theme: 'ocean', popularity: 0.05 }),
  ],
  () => '',
);
const fetched: string[] = [];

beforeEach(() => {
  fetched.length = 0;
  persistentStorage.clear();
  setStorageConsentCheck(() => true);
  closeOverlay();
  gamesStore.setState(initialGamesState);
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    if (address.includes('/more?')) {
      const isNew = address.includes('isNew=true');
      return Response.json({
        tiles: [tileFixture({ id: isNew ? 8 : 7, name: isNew ? 'Fresh' : 'Loved' })],
      });
    }
    return Response.json(address.includes('search-list') ? list : { categories: [] });
  });
});

async function open(go: (path: string) => void = () => undefined) {
  const shown = render(
    <GameTestContext messages={messages} navigation={{ go }}>
      <button>Opener</button>
      <SearchOverlay />
    </GameTestContext>,
  );
  screen.getByText('Opener').focus();
  await act(async () => openOverlay('search'));
  return shown;
}
const type = (text: string) =>
  act(
    async () =>
      void fireEvent.change(screen.getByRole('textbox', { name: 'Search games' }), { target: { value: text } }),
  );

test('LB-03 shows and counts results from three characters, with the best match first', async () => {
  const go = vi.fn<(path: string) => void>();
  await open(go);
  await type('di');
  expect(fetched.filter((address) => address.includes('search-list'))).toEqual([]);
  expect(screen.queryByRole('article')).toBeNull();
  await type('dia');
  expect(await screen.findByText('2 games for “dia”.')).toBe(screen.getByRole('status'));
  expect(fetched.filter((address) => address.includes('search-list'))).toHaveLength(1);
  expect(screen.getByRole('article').textContent).toContain('Diamond Hour');
  expect(screen.getByRole('button', { name: 'Tables 1', pressed: false })).toBeTruthy();
  expect(gamesStore.getState()).toMatchObject({ searchText: 'dia', searching: true, gamesData: { count: 3 } });
  await act(async () => void fireEvent.click(screen.getByRole('img', { name: 'Diamond Bay' })));
  expect(go).toHaveBeenCalledWith('/game/2');
  // The search is closed, and a visitor is asked to log in over the game page (GM-03).
  expect(overlayStore.getState()).toMatchObject({ open: 'login', intendedGameId: 2 });
});

test('LB-03 the field is selected before it is painted, so that no letter typed afterwards is replaced', async () => {
  gamesStore.setState({ searchText: 'moon' });
  openOverlay('search');
  let selected = '';
  function AfterSearch() {
    useLayoutEffect(() => {
      const { value, selectionStart, selectionEnd } = screen.getByRole<HTMLInputElement>('textbox');
      selected = value.slice(selectionStart ?? 0, selectionEnd ?? 0);
    }, []);
    return null;
  }
  render(
    <GameTestContext messages={messages}>
      <SearchOverlay />
      <AfterSearch />
    </GameTestContext>,
  );
  await screen.findByRole('textbox');
  expect(selected).toBe('moon');
});

test('LB-03 Enter opens the best match', async () => {
  const go = vi.fn<(path: string) => void>();
  await open(go);
  await type('diamond');
  await screen.findByRole('article');
  await act(async () => void fireEvent.submit(screen.getByRole('search')));
  expect(go.mock.calls).toEqual([['/game/1']]);
  expect(persistentStorage.get('foyer-recent-searches')).toBe('["diamond"]');
});

test('offers a successful search again', async () => {
  await open();
  await type('diamond');
  fireEvent.click(await screen.findByRole('link', { name: 'Play' }));
  await act(async () => gamesStore.setState({ searchText: '' }));
  await act(async () => openOverlay('search'));
  fireEvent.click(screen.getByRole('button', { name: 'diamond' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Search games' }).value).toBe('diamond');
});

test('clears recent searches and returns the focus to the field', async () => {
  persistentStorage.set('foyer-recent-searches', '["diamond"]');
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('button', { name: 'diamond' })).toBeNull();
  expect(persistentStorage.get('foyer-recent-searches')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search games' }));
});

test('LB-03 offers popular games, studios and new games before anything is typed', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Popular games' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Loved' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'New games' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Fresh' })).toBeTruthy();
  const { provider } = tileFixture({ id: 7 });
  expect(screen.getByRole('link', { name: provider }).getAttribute('href')).toBe(
    `/all-games?${new URLSearchParams({ provider }).toString()}`,
  );
  expect(fetched.filter((address) => address.includes('search-list'))).toEqual([]);
  await type('dia');
  expect(screen.queryByRole('heading', { name: 'Popular games' })).toBeNull();
});

test('LB-03 clearing the field shows the suggestions again without loading or drawing them', async () => {
  await open();
  const suggested = await screen.findByRole('img', { name: 'Loved' });
  const loaded = fetched.filter((address) => address.includes('/more?')).length;
  await type('diamond');
  await screen.findByRole('article');
  expect(screen.queryByRole('img', { name: 'Loved' })).toBeNull();
  await type('');
  expect(screen.getByRole('img', { name: 'Loved' })).toBe(suggested);
  expect(fetched.filter((address) => address.includes('/more?'))).toHaveLength(loaded);
});

test('LB-03 the arrow keys leave out suggestions that are hidden behind results', async () => {
  await open();
  await screen.findByRole('img', { name: 'Loved' });
  await type('diamond');
  const best = await screen.findByRole('link', { name: 'Play' });
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Search games' }), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(best);
});

test('LB-03 a search that opens with a text loads no suggestions before the field is cleared', async () => {
  gamesStore.setState({ searchText: 'diamond' });
  await open();
  await screen.findByRole('article');
  expect(fetched.filter((address) => address.includes('/more?'))).toEqual([]);
  await type('');
  expect(await screen.findByRole('img', { name: 'Loved' })).toBeTruthy();
});

test('leaves out suggestions that fail to load', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  gamesStore.setState({ categories: [{ Id: 2, Name: 'Slots', Slug: 'slots' } as Category] });
  await open();
  await act(async () => new Promise((resolve) => setImmediate(resolve)));
  expect(screen.queryByRole('heading', { name: 'Game studios' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Categories' })).toBeTruthy();
});

test('shows no heading of categories while the lobby has none', async () => {
  gamesStore.setState({ categories: [] });
  await open();
  expect(screen.queryByRole('heading', { name: 'Categories' })).toBeNull();
});

test('Escape closes the search and returns the focus', async () => {
  await open();
  expect(document.activeElement?.tagName).not.toBe('BUTTON');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(overlayStore.getState().open).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('Opener'));
});

test('LB-01 choosing a category ends the search', async () => {
  await open();
  await type('diamond');
  await screen.findByRole('article');
  await act(async () => gamesStore.setState({ searchText: '', searching: false }));
  expect(screen.queryByRole('article')).toBeNull();
});

test('LB-11 a result reports its position among the results', async () => {
  await open();
  await type('diamond');
  await screen.findByRole('article');
  fireEvent.click(screen.getByRole('link', { name: 'Play' }));
  expect(chosenGameStore.getState().chosen).toMatchObject({ gameGroupId: 1, launchedFrom: 'search', gameIndex: 1 });
  await act(async () => openOverlay('search'));
  fireEvent.click(await screen.findByRole('link', { name: /^Diamond Bay/ }));
  expect(chosenGameStore.getState().chosen).toMatchObject({ gameGroupId: 2, launchedFrom: 'search', gameIndex: 2 });
});

test('LB-01 a category offered by the search opens, and the next search begins empty', async () => {
  const go = vi.fn<(path: string) => void>();
  gamesStore.setState({ categories: [{ Id: 2, Name: 'Slots', Slug: 'slots' } as Category] });
  await open(go);
  await type('zzzz');
  fireEvent.click(await screen.findByRole('link', { name: 'Slots' }));
  expect([go.mock.calls, overlayStore.getState().open]).toEqual([[['/?category=slots']], null]);
  expect(gamesStore.getState()).toMatchObject({ searchText: '', searching: false });
});

test('LB-03 LB-13 a text that names a filter leads to its list, by Enter, arrow key and press', async () => {
  const go = vi.fn<(path: string) => void>();
  await open(go);
  await type('table games');
  const link = await screen.findByRole('link', { name: '1 game: Table games' });
  expect(link.getAttribute('href')).toBe('/all-games?kind=table');
  expect(screen.getByRole('status').textContent).toBe('1 game for “table games”.');
  expect(screen.getByRole('link', { name: /^Diamond Bay/ })).toBeTruthy();
  const field = screen.getByRole('textbox', { name: 'Search games' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(link);
  fireEvent.submit(field);
  expect(go).toHaveBeenCalledExactlyOnceWith('/all-games?kind=table');
  expect(overlayStore.getState().open).toBeNull();
});

test('LB-03 a text that names an action leads to its form, and nothing is done before', async () => {
  playerStore.setState({ isLoggedIn: true });
  await open();
  await type('withdraw 50');
  const withdraw = await screen.findByRole('button', { name: 'Withdraw' });
  const field = screen.getByRole('textbox', { name: 'Search games' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(withdraw);
  expect(siteStore.getState().bankingModal.show).toBe(false);
  fireEvent.submit(field);
  expect([siteStore.getState().bankingModal, overlayStore.getState().open]).toEqual([
    { show: true, view: 'withdraw' },
    null,
  ]);
  siteStore.setState({ bankingModal: { show: false } });
});

test('LB-03 a visitor is offered help, breaks and the login, and no money', async () => {
  playerStore.setState({ isLoggedIn: false });
  await open();
  await type('withdraw');
  await type('self-exclusion');
  expect((await screen.findByRole('link', { name: 'Take a break' })).getAttribute('href')).toBe(
    '/responsible-gaming#my-play',
  );
  await type('withdraw');
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  await type('log in');
  fireEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(overlayStore.getState().open).toBe('login');
});

test('LB-03 Enter opens an action that is typed in full before a game of that name, and not one that is begun', async () => {
  playerStore.setState({ isLoggedIn: true });
  const go = vi.fn<(path: string) => void>();
  await open(go);
  const enter = async (text: string) => {
    await type(text);
    await screen.findByRole('article');
    await screen.findByRole('button', { name: 'Withdraw' });
    fireEvent.submit(screen.getByRole('textbox', { name: 'Search games' }));
    return [go.mock.calls.flat(), siteStore.getState().bankingModal.show];
  };
  expect(await enter('withdraw')).toEqual([[], true]);
  siteStore.setState({ bankingModal: { show: false } });
  await act(async () => openOverlay('search'));
  expect(await enter('withd')).toEqual([['/game/3'], false]);
  playerStore.setState({ isLoggedIn: false });
});
