import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages } from '../../i18n/messages.ts';
import { overlayStore } from '../../services/overlays/openOverlay.ts';
import { gameFixture, tileFixture } from './gameFixture.ts';
import { GameTestContext } from './GameTestContext.tsx';
import type { GameTile } from './gameTile.ts';
import { toGameTile } from './gameTile.ts';
import { TileList } from './TileList.tsx';
import { tileHeartStore, tileTableStore } from './tileStores.ts';

const messages = await loadMessages('en');
const backAt = Date.UTC(2099, 0, 1, 22, 30);
const timeOf = (unixMs: number) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(unixMs);
const tiles: GameTile[] = [
  gameFixture({ id: 1, name: 'Queen of the Fjord', isNew: true }),
  gameFixture({ id: 2, name: 'Iron Longship' }),
  gameFixture({ id: 3, name: 'Velvet Roulette', kind: 'live' }),
  gameFixture({ id: 4, name: 'Sic Bo', isAvailable: false, backAt }),
].map(toGameTile);

function view(go: (path: string) => void = () => undefined) {
  return (
    <GameTestContext messages={messages} navigation={{ go }}>
      <TileList tiles={tiles} className="reel" sizes="240px" eager={2} label="Popular" launchedFrom="reel" />
    </GameTestContext>
  );
}

afterEach(() => {
  tileHeartStore.setState({ Heart: null });
  tileTableStore.setState({ Table: null, shown: new Map() });
});

test('a visitor’s tile has at most four elements, six under maintenance, and no details', () => {
  const html = renderToString(view());
  const items = html.split('<li class').slice(1);
  expect(items).toHaveLength(4);
  for (const item of items)
    expect(`<li${item}`.match(/<(?!\/)/g)?.length).toBeLessThanOrEqual(item.includes('data-resting') ? 6 : 4);
  expect(html).not.toContain('RTP');
  expect(html).not.toContain('style=');
});

test('PG-13 covers have a size, and all but the first ones load lazily', () => {
  render(view());
  const covers = screen.getAllByRole('img');
  expect(covers.map((cover) => cover.getAttribute('loading'))).toEqual([null, null, 'lazy', 'lazy']);
  for (const cover of covers)
    expect([cover.getAttribute('width'), cover.getAttribute('height')]).toEqual(['240', '320']);
  expect(covers[0]?.getAttribute('src')).toBe(
    'http://media.localhost/covers/full/1.webp?rmode=max&width=240&quality=80&format=webp',
  );
});

test('MK-08 a theme whose covers have no title shows name and provider below each cover', () => {
  const list = (hasTileCaptions: boolean) =>
    render(
      <GameTestContext messages={messages} visit={{ hasTileCaptions }}>
        <TileList tiles={tiles} className="reel" sizes="240px" label="Popular" launchedFrom="reel" />
      </GameTestContext>,
    ).container;
  expect(list(false).querySelector('p')).toBeNull();
  const captions = [...list(true).querySelectorAll('p')];
  expect(captions).toHaveLength(tiles.length);
  expect(captions[0]?.textContent).toBe(`Queen of the Fjord${tiles[0]?.provider}`);
  // The link has the name already.
  expect(captions[0]?.getAttribute('aria-hidden')).toBe('true');
});

test('a tile is a link with the game’s name, and a new game has a badge', () => {
  render(view());
  expect(screen.getByRole('link', { name: 'Queen of the Fjord' }).getAttribute('href')).toBe('/game/1');
  expect(screen.getByText('NEW')).toBeTruthy();
});

test('the stored page names a game under maintenance, and the live page shows its return time', () => {
  expect(renderToString(view())).toContain('Under maintenance');
  render(view());
  expect(screen.getByText(new RegExp(`^Back at ${timeOf(backAt)}$`))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sic Bo' }).tabIndex).toBe(0);
});

test('a game opens when its maintenance ended after the page was made', () => {
  const go = vi.fn<(path: string) => void>();
  vi.spyOn(Date, 'now').mockReturnValue(backAt + 1);
  render(view(go));
  fireEvent.click(screen.getByRole('link', { name: 'Sic Bo' }));
  expect(go).toHaveBeenCalledExactlyOnceWith('/game/4');
});

test('marks only the chosen tile while its page loads', () => {
  render(view());
  fireEvent.click(screen.getByRole('link', { name: 'Iron Longship' }));
  expect(screen.getAllByRole('listitem').map((item) => item.dataset['chosen'] === 'true')).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('the info button opens the game information and keeps the details while it has focus', () => {
  render(view());
  const link = screen.getByRole('link', { name: 'Iron Longship' });
  fireEvent.pointerOver(link, { pointerType: 'mouse' });
  const info = screen.getByRole('button', { name: 'About Iron Longship' });
  fireEvent.blur(link, { relatedTarget: info });
  expect(screen.getByRole('button', { name: 'About Iron Longship' })).toBe(info);
  fireEvent.click(info);
  expect(overlayStore.getState()).toMatchObject({ open: 'gameInformation', shownGameId: 2 });
  fireEvent.blur(info, { relatedTarget: null });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a click opens the game unless it is under maintenance or the browser handles the click', () => {
  const go = vi.fn<(path: string) => void>();
  render(view(go));
  fireEvent.click(screen.getByRole('img', { name: 'Iron Longship' }));
  expect(go).toHaveBeenCalledExactlyOnceWith('/game/2');
  const soon = screen.getByRole('link', { name: 'Sic Bo' });
  fireEvent.click(soon);
  expect(soon.getAttribute('aria-disabled')).toBe('true');
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener('click', stop, { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Iron Longship' }), { ctrlKey: true });
  expect(go).toHaveBeenCalledTimes(1);
});

test('the mouse pointer shows a tile’s details, and touch does not', () => {
  render(view());
  const link = screen.getByRole('link', { name: 'Iron Longship' });
  fireEvent.pointerOver(link, { pointerType: 'touch' });
  expect(screen.queryByText(/RTP/)).toBeNull();
  fireEvent.pointerOver(link, { pointerType: 'mouse' });
  expect(screen.getByText('Oxbow · RTP 96.1% · Medium volatility')).toBeTruthy();
  expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toContain('RTP');
  expect(link).toBe(screen.getByRole('link', { name: 'Iron Longship' }));
  fireEvent.pointerLeave(screen.getByRole('list'), { pointerType: 'mouse' });
  expect(screen.queryByText(/RTP/)).toBeNull();
});

test('arrow keys, Home and End move the focus between tiles', () => {
  render(view());
  const [first, second, , last] = screen.getAllByRole('link');
  act(() => first?.focus());
  fireEvent.keyDown(first ?? document.body, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second ?? document.body, { key: 'End' });
  expect(document.activeElement).toBe(last);
  fireEvent.keyDown(last ?? document.body, { key: 'Home' });
  expect(document.activeElement).toBe(first);
});

test('shows the game’s name when the cover fails to load', () => {
  render(view());
  fireEvent.error(screen.getByRole('img', { name: 'Iron Longship' }));
  expect(screen.queryByRole('img', { name: 'Iron Longship' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Iron Longship' }).textContent).toBe('Iron Longship');
});

test('tiles show favourite buttons once the player is logged in', () => {
  render(view());
  expect(screen.queryAllByRole('button')).toEqual([]);
  act(() => tileHeartStore.setState({ Heart: ({ name }) => <button>{name}</button> }));
  expect(screen.getAllByRole('button').map((heart) => heart.textContent)).toEqual(tiles.map(({ name }) => name));
});

test('only live games have a table, and a shown table replaces the badges', () => {
  const Table = ({ name }: { name: string }) => <i>Table of {name}</i>;
  act(() => tileTableStore.setState({ Table }));
  const live = [
    gameFixture({ id: 3, name: 'Velvet Lounge', kind: 'live', isNew: true }),
    gameFixture({ id: 4, name: 'Zero Lounge', kind: 'live', isAvailable: false, backAt }),
    gameFixture({ id: 5, name: 'Atlantic Roulette', kind: 'table' }),
  ].map(toGameTile);
  render(
    <GameTestContext messages={messages}>
      <TileList tiles={live} className="reel" sizes="240px" label="Live" launchedFrom="reel" />
    </GameTestContext>,
  );
  expect(screen.getAllByText(/^Table of/).map(({ textContent }) => textContent)).toEqual([
    'Table of Velvet Lounge',
    'Table of Zero Lounge',
  ]);
  expect([screen.queryByText('NEW'), document.querySelector('[data-resting]')]).not.toContain(null);
  act(() =>
    tileTableStore.setState({
      shown: new Map([
        [3, backAt],
        [4, null],
      ]),
    }),
  );
  expect([screen.queryByText('NEW'), document.querySelector('[data-resting]')]).toEqual([null, null]);
  expect(screen.getAllByRole('listitem').map((item) => item.dataset['table'])).toEqual(['true', 'true', undefined]);
  // The state of the table is newer than that of the page.
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-disabled'))).toEqual([
    'true',
    'false',
    null,
  ]);
});

test('a press on a closed table opens its page, and asks a visitor for no login', () => {
  overlayStore.setState({ open: null });
  const go = vi.fn<(path: string) => void>();
  const open = tileFixture({ id: 3, name: 'Velvet Lounge', kind: 'live' });
  const closed = tileFixture({ id: 4, name: 'Zero Lounge', kind: 'live', isAvailable: false, backAt });
  render(
    <GameTestContext messages={messages} navigation={{ go }}>
      <TileList tiles={[closed, open]} className="reel" sizes="240px" label="Live" launchedFrom="reel" />
    </GameTestContext>,
  );
  expect(screen.getByText(new RegExp(`^Opens at ${timeOf(backAt)}$`))).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Zero Lounge' }));
  expect([go.mock.calls, overlayStore.getState().open]).toEqual([[['/game/4']], null]);
  fireEvent.click(screen.getByRole('link', { name: 'Velvet Lounge' }));
  expect([go.mock.calls.length, overlayStore.getState().open]).toEqual([2, 'login']);
});
