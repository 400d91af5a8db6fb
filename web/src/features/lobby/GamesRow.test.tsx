import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GameSurroundings } from '../../domain/game/GameSurroundings.tsx';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { toGameTile } from '../../domain/game/gameTile.ts';
import { inventedGame } from '../../domain/game/inventedGame.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { GamesBlock } from './gamesBlock.ts';
import GamesRow from './GamesRow.tsx';

const messages = await loadMessages('en');
const tiles = (from: number, count: number) => Array.from({ length: count }, (_, place) => toGameTile(inventedGame({ id: from + place, name: `Game ${from + place}` })));
const row: GamesBlock = { heading: 'Popular', reason: 'The most played.', variant: 'reel', viewAllUrl: '/all-games', tiles: tiles(1, 6), total: 6, question: null, isLeading: false, place: 0 };

beforeEach(() => gamesStore.setState(initialGamesState));

const show = (block: Partial<GamesBlock> = {}) =>
  render(
    <GameSurroundings messages={messages}>
      <GamesRow {...row} {...block} />
    </GameSurroundings>,
  );

test('a row has a heading, says on request why it is shown, and leads to all of it', () => {
  show();
  expect(screen.getByRole('region', { name: 'Popular' })).toBeTruthy();
  expect(screen.queryByText('The most played.')).toBeNull();
  const why = screen.getByRole('button', { name: 'Why am I seeing this? Popular', expanded: false });
  fireEvent.click(why);
  expect(screen.getByText('The most played.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View all: Popular' }).getAttribute('href')).toBe('/all-games');
});

test('a row is out of sight while a category is shown; a row without games is none', () => {
  const { container, unmount } = show();
  act(() => gamesStore.setState({ activeCategory: 3 }));
  expect(container.querySelector('section')?.hidden).toBe(true);
  unmount();
  expect(show({ tiles: [], total: 0 }).container.innerHTML).toBe('');
});

test('HT-07 the arrows move the slides a group that the slice names, and one that leads nowhere is disabled', () => {
  show();
  const list = screen.getByRole('list', { name: 'Popular' });
  const moved: number[] = [];
  list.scrollBy = ((options: ScrollToOptions) => moved.push(options.left ?? 0)) as typeof list.scrollBy;
  for (const [place, tile] of [...list.children].entries()) Object.defineProperty(tile, 'offsetLeft', { value: place * 256 });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Popular: back' }).disabled).toBe(true);
  const onwards = screen.getByRole('button', { name: 'Popular: on' });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  fireEvent.click(onwards);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  fireEvent.click(onwards);
  gamesStore.setState({ reelSettings: { slidesPerGroup: { mobile: 3, desktop: 4 } } });
  fireEvent.click(onwards);
  expect(moved).toEqual([5 * 256, 2 * 256, 3 * 256]);
});

test('LB-08 the focus is not lost with an arrow that becomes disabled: the other one takes it', async () => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run();
    return 0;
  });
  show();
  const list = screen.getByRole('list', { name: 'Popular' });
  const scroll = (scrollLeft: number) => {
    for (const [name, value] of Object.entries({ scrollLeft, clientWidth: 500, scrollWidth: 1000 })) Object.defineProperty(list, name, { value, configurable: true });
    fireEvent.scroll(list);
  };
  scroll(0);
  const [back, onwards] = [screen.getByRole('button', { name: 'Popular: back' }), screen.getByRole('button', { name: 'Popular: on' })];
  act(() => onwards.focus());
  scroll(300);
  expect(document.activeElement).toBe(onwards);
  scroll(500);
  expect(document.activeElement).toBe(back);
  scroll(0);
  expect(document.activeElement).toBe(onwards);
});

test('a grid shows more on request, says how many there are, and lets a failure be tried again', async () => {
  const answers = [Response.json({}, { status: 400 }), Response.json({ tiles: tiles(60, 3) })];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answers.shift();
  });
  show({ variant: 'grid', total: 9, question: { by: 'rule', rule: { sort: 'popularity', limit: '9' } } });
  expect(screen.getByText('9 games')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'View more' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Game 62' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'View more' })).toBeNull();
  expect(asked).toEqual(['/api/games/more?sort=popularity&limit=9&offset=6', '/api/games/more?sort=popularity&limit=9&offset=6']);
});

test('HT-07 tiles of a row are known to every place that has only an id', () => {
  show();
  expect(gamesStore.getState().lobbyGames[6]?.name).toBe('Game 6');
});

test('a row that leads its page has the heading of the page', () => {
  show({ isLeading: true });
  expect(screen.getByRole('heading', { level: 1, name: 'Popular' })).toBeTruthy();
});

test('a numbered row is a numbered list', () => {
  show({ variant: 'ranked' });
  expect(screen.getByRole('list', { name: 'Popular' }).tagName).toBe('OL');
});
