import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { allGamesColumns } from '../../domain/game/allGamesColumns.ts';
import { gameFixture, gameListFixture, tileFixture } from '../../domain/game/gameFixture.ts';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { hiddenRowsStart } from '../../domain/hidden-rows/hiddenRows.browser.ts';
import { hiddenRowsStore } from '../../domain/hidden-rows/hiddenRowsStore.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { GamesBlock } from './gamesBlock.ts';
import GamesGrid from './GamesGrid.tsx';
import GamesRow from './GamesRow.tsx';

const messages = await loadMessages('en');
const tiles = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => tileFixture({ id: from + place, name: `Game ${from + place}` }));
const row: GamesBlock = {
  heading: 'Popular',
  row: 'played',
  reason: 'The most played.',
  variant: 'reel',
  viewAllUrl: '/all-games',
  tiles: tiles(1, 6),
  total: 6,
  query: null,
  screen: 1,
  isLeading: false,
  place: 0,
};

beforeEach(() => {
  gamesStore.setState(initialGamesState);
  sessionStorage.clear();
});

const show = (block: Partial<GamesBlock> = {}) =>
  render(
    <GameTestContext messages={messages}>
      {block.variant === 'grid' ? <GamesGrid {...row} {...block} /> : <GamesRow {...row} {...block} />}
    </GameTestContext>,
  );

test('a row has a heading, an explanation on request and a link to all games', () => {
  show();
  expect(screen.getByRole('region', { name: 'Popular' })).toBeTruthy();
  expect(screen.queryByText('The most played.')).toBeNull();
  const why = screen.getByRole('button', { name: 'Why am I seeing this? Popular', expanded: false });
  fireEvent.click(why);
  expect(screen.getByText('The most played.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View all: Popular' }).getAttribute('href')).toBe('/all-games');
});

test('less of a row leaves its heading, in every page of the browser, until its games are shown again', async () => {
  hiddenRowsStart.start();
  const { unmount } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Why am I seeing this? Popular' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show less like this' }));
  const again = await screen.findByRole('button', { name: 'Show Popular again' });
  expect(screen.getByRole('heading', { name: 'Popular' })).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
  unmount();
  hiddenRowsStart.start();
  show();
  expect(screen.queryByRole('list')).toBeNull();
  expect(again.isConnected).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Show Popular again' }));
  expect(await screen.findByRole('list')).toBeTruthy();
});

test('a row that somebody hides has the attribute of the early script until its games are shown', () => {
  const rowOf = (container: HTMLElement) => container.querySelector('section')?.getAttribute('data-row');
  hiddenRowsStore.setState({ keys: null });
  const { container } = show();
  expect(rowOf(container)).toBe('played');
  act(() => void hiddenRowsStart.start());
  expect(rowOf(container)).toBeNull();
});

test('a row is hidden while a category is shown, and an empty row renders nothing', () => {
  const { container, unmount } = show();
  act(() => gamesStore.setState({ activeCategory: 3 }));
  expect(container.querySelector('section')?.hidden).toBe(true);
  unmount();
  expect(show({ tiles: [], total: 0 }).container.innerHTML).toBe('');
});

test('HT-07 arrow buttons scroll by the configured number of slides and are disabled at the ends', () => {
  show();
  const list = screen.getByRole('list', { name: 'Popular' });
  const moved: number[] = [];
  list.scrollTo = ((options: ScrollToOptions) => moved.push(options.left ?? 0)) as typeof list.scrollTo;
  for (const [place, tile] of [...list.children].entries())
    Object.defineProperty(tile, 'offsetLeft', { value: place * 256 });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Popular: previous' }).disabled).toBe(true);
  const onwards = screen.getByRole('button', { name: 'Popular: next' });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  fireEvent.click(onwards);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  fireEvent.click(onwards);
  gamesStore.setState({ reelSettings: { slidesPerGroup: { mobile: 3, desktop: 4 } } });
  fireEvent.click(onwards);
  expect(moved).toEqual([5 * 256, 2 * 256, 3 * 256]);
});

test('LB-08 focus moves to the other arrow button when the focused one becomes disabled', async () => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run();
    return 0;
  });
  show();
  const list = screen.getByRole('list', { name: 'Popular' });
  const scroll = (scrollLeft: number) => {
    for (const [name, value] of Object.entries({ scrollLeft, clientWidth: 500, scrollWidth: 1000 }))
      Object.defineProperty(list, name, { value, configurable: true });
    fireEvent.scroll(list);
  };
  scroll(0);
  const [back, onwards] = [
    screen.getByRole('button', { name: 'Popular: previous' }),
    screen.getByRole('button', { name: 'Popular: next' }),
  ];
  act(() => onwards.focus());
  scroll(300);
  expect(document.activeElement).toBe(onwards);
  scroll(500);
  expect(document.activeElement).toBe(back);
  scroll(0);
  expect(document.activeElement).toBe(onwards);
});

const nine = Array.from({ length: 9 }, (_, n) => ({
  id: n + 1,
  name: `Game ${n + 1}`,
  popularity: (9 - n) / 10,
  volatility: n % 3 === 0 ? ('high' as const) : ('low' as const),
  provider: n < 3 ? 'Halcyon' : 'Oxbow',
}));
const thirteen = [
  ...nine,
  ...Array.from({ length: 4 }, (_, n) => ({ id: n + 10, name: `Game ${n + 10}`, popularity: 0 })),
];
const everyRule = { by: 'rule' as const, rule: { sort: 'popularity' as const, limit: '50000' } };

test('LB-12 a grid shows the page’s tiles, then requests all games, and offers a retry after a failure', async () => {
  const responses = [
    Response.json({}, { status: 400 }),
    Response.json(allGamesColumns(nine.map(gameFixture), () => '')),
  ];
  const requestedAddresses: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requestedAddresses.push(address);
    return responses.shift();
  });
  show({ variant: 'grid', tiles: tiles(1, 3), total: 9, query: everyRule });
  expect(screen.getByRole('status').textContent).toBe('9 games');
  expect(screen.getAllByRole('link', { name: /^Game \d/ })).toHaveLength(3);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getAllByRole('link', { name: /^Game \d/ })).toHaveLength(3);
  fireEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Game 6' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  const item = screen.getByRole('link', { name: 'Game 6' }).closest('li');
  expect([item?.getAttribute('aria-posinset'), item?.getAttribute('aria-setsize')]).toEqual(['6', '9']);
  expect(requestedAddresses).toEqual(['/api/games/search-list', '/api/games/search-list']);
});

test('LB-13 applies the filters of the address, shows them as chips and ignores unknown values', async () => {
  gamesStore.setState({ gamesData: gameListFixture(thirteen) });
  window.history.replaceState(null, '', '/?volatility=high&provider=Nobody&sort=name');
  show({ variant: 'grid', tiles: tiles(1, 3), total: 13, query: everyRule });
  expect(await screen.findByRole('button', { name: 'Remove High volatility' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('3 games');
  expect(screen.getAllByRole('img').map((cover) => cover.getAttribute('alt'))).toEqual(['Game 1', 'Game 4', 'Game 7']);
  expect(screen.queryByText('Nobody')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove High volatility' }));
  expect(window.location.search).toBe('?sort=name');
  expect(await screen.findByText('13 games')).toBeTruthy();
  window.history.replaceState(null, '', '/');
});

test('LB-13 the filter sheet previews the number of games, and an empty result can be cleared', async () => {
  gamesStore.setState({ gamesData: gameListFixture(thirteen) });
  show({ variant: 'grid', tiles: tiles(1, 3), total: 13, query: everyRule });
  fireEvent.click(screen.getByRole('button', { name: 'Filter and sort' }));
  fireEvent.click(await screen.findByRole('button', { name: /^High volatility 3/ }));
  expect(screen.getByRole('button', { name: 'Show 3 games' })).toBeTruthy();
  expect(window.location.search).toBe('');
  fireEvent.click(screen.getByRole('button', { name: /^Medium volatility 4/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Halcyon 3/ }));
  expect(screen.getByRole('button', { name: 'Show 1 game' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^High volatility 3/ }));
  fireEvent.click(screen.getByRole('button', { name: 'No games' }));
  expect(window.location.search).toBe('?provider=Halcyon&volatility=medium');
  expect(await screen.findByText('No games match all your filters.')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear all' }).at(-1) as HTMLElement);
  expect(window.location.search).toBe('');
  expect(await screen.findByText('13 games')).toBeTruthy();
});

test('HT-07 tiles of a row are available in the games store', () => {
  show();
  expect(gamesStore.getState().lobbyGames[6]?.name).toBe('Game 6');
});

test('a leading row has the heading of the page', () => {
  show({ isLeading: true });
  expect(screen.getByRole('heading', { level: 1, name: 'Popular' })).toBeTruthy();
});

test('a ranked row is an ordered list', () => {
  show({ variant: 'ranked' });
  expect(screen.getByRole('list', { name: 'Popular' }).tagName).toBe('OL');
});

test('LB-12 without scripts the first games of a grid have a link to the next ones', () => {
  const html = renderToString(
    <GameTestContext messages={messages}>
      <GamesGrid {...row} variant="grid" total={130} query={everyRule} />
    </GameTestContext>,
  );
  expect(html).toMatch(/<noscript><a href="[^"]*\/more\/2"/);
  show({ variant: 'grid', screen: 2, query: everyRule });
  expect(screen.getByRole('link', { name: 'More games' }).getAttribute('href')).toMatch(/\/more\/3$/);
});
