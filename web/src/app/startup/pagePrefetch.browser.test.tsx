import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverReleaseStore } from '../../services/api/serverRelease.ts';
import { emitLogout } from '../../services/session/sessionEvents.ts';
import { pagePrefetch } from './pagePrefetch.browser.ts';
import { takePrefetchedPage } from './prefetchedPages.browser.ts';
import type { StartContext } from './startItems.browser.ts';

const model = { path: '/terms', status: 200, head: { title: 'Terms', applicationName: '', robots: false } };
const visitor = { loginState: 'Logged-Out', access: 'full', marketId: 'uk' } as const;

const sent = vi.fn<(address: string, init: RequestInit) => void>();
let served = { release: 'own', body: { ...model, blocks: [], gameGroupId: null } as object };
let stop: (() => void) | void;

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockReset();
  served = { release: 'own', body: { ...model, blocks: [], gameGroupId: null } };
  document.documentElement.dataset['release'] = 'own';
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent(address, init);
    return Promise.resolve(Response.json(served.body, { headers: { 'foyer-release': served.release } }));
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  stop = pagePrefetch.start({ audience: () => visitor } as unknown as StartContext);
  render(
    <>
      <a href="/terms">Terms</a>
      <a href="/blog">Blog</a>
      <a href="/game/1" aria-disabled="true">
        Closed table
      </a>
    </>,
  );
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  serverReleaseStore.setState({ release: null, refusesContract: false });
  delete document.documentElement.dataset['release'];
});

const link = (name: string) => screen.getByRole('link', { name });
const movePointer = (target: Element, movementX: number) => {
  const event = createEvent.pointerMove(target, { pointerType: 'mouse' });
  Object.defineProperty(event, 'movementX', { value: movementX });
  fireEvent(target, event);
};
const paths = () => sent.mock.calls.map(([address]) => new URL(address, 'http://x').searchParams.get('path'));
const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const take = () => takePrefetchedPage('/terms', visitor, new AbortController().signal);

test('PG-01 fetches the page on which the pointer rests, not those that it crosses', async () => {
  movePointer(link('Terms'), 5);
  await rest(79);
  movePointer(link('Blog'), 5);
  await rest(80);
  expect(paths()).toEqual(['/blog']);
});

test('PG-01 ignores a link that comes below a resting pointer', async () => {
  movePointer(link('Terms'), 0);
  await rest(200);
  expect(paths()).toEqual([]);
});

test('PG-01 fetches at once when a mouse is pressed, and not for other buttons or disabled links', () => {
  fireEvent.pointerDown(link('Blog'), { pointerType: 'mouse', button: 2 });
  fireEvent.pointerDown(link('Closed table'), { pointerType: 'mouse', button: 0 });
  expect(paths()).toEqual([]);
  fireEvent.pointerDown(link('Terms'), { pointerType: 'mouse', button: 0 });
  expect(paths()).toEqual(['/terms']);
});

test('PG-01 fetches for a touch that does not begin a scroll', async () => {
  fireEvent.pointerDown(link('Terms'), { pointerType: 'touch', button: 0 });
  await rest(39);
  fireEvent.pointerCancel(link('Terms'), { pointerType: 'touch' });
  await rest(100);
  expect(paths()).toEqual([]);
  fireEvent.pointerDown(link('Terms'), { pointerType: 'touch', button: 0 });
  await rest(40);
  expect(paths()).toEqual(['/terms']);
});

test('PG-01 a prefetch sends no token', () => {
  fireEvent.pointerDown(link('Terms'), { pointerType: 'mouse', button: 0 });
  expect(new Headers(sent.mock.calls[0]?.[1].headers).has('authorization')).toBe(false);
});

test('PG-01 hands a prefetched page to one press', async () => {
  fireEvent.pointerDown(link('Terms'), { pointerType: 'mouse', button: 0 });
  expect(await take()).toMatchObject({ path: '/terms' });
  expect(await take()).toBeNull();
});

test.each([
  ['another release', { release: 'next' }],
  ['a page that failed', { body: { ...model, status: 503, blocks: [], gameGroupId: null } }],
  ['no page', { body: {} }],
])('PG-01 drops a response with %s and tells the tab of no release', async (_what, change) => {
  served = { ...served, ...change };
  fireEvent.pointerDown(link('Terms'), { pointerType: 'mouse', button: 0 });
  expect(await take()).toBeNull();
  expect(serverReleaseStore.getState().release).toBeNull();
});

test.each([
  ['the session ends', emitLogout],
  ['the server has another release', () => serverReleaseStore.setState({ release: 'next' })],
  ['the tab returns from the back/forward cache', () => fireEvent(window, pageShow(true))],
])('PG-01 drops prefetched pages when %s', async (_when, change) => {
  fireEvent.pointerDown(link('Terms'), { pointerType: 'mouse', button: 0 });
  change();
  expect(await take()).toBeNull();
});

const pageShow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

test('PG-01 fetches nothing ahead once the server has another release', () => {
  serverReleaseStore.setState({ release: 'next' });
  fireEvent.pointerDown(link('Terms'), { pointerType: 'mouse', button: 0 });
  expect(paths()).toEqual([]);
});

test('PG-01 a page that was prefetched for a visitor is none for a player', async () => {
  fireEvent.pointerDown(link('Terms'), { pointerType: 'mouse', button: 0 });
  const player = { loginState: 'Logged-In', access: 'full', marketId: 'uk' } as const;
  expect(await takePrefetchedPage('/terms', player, new AbortController().signal)).toBeNull();
});
