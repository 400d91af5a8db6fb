import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { siteStore } from '../site/siteStore.ts';
import { openPortalPage } from './openPortalPage.browser.ts';
import { openPortalWindow, wrappedAppAttribute } from './openPortalWindow.browser.ts';

const portalOrigin = 'http://portal.localhost:4000';
const address = `${portalOrigin}/portal/regency/game-history?launchToken=t`;
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const token = vi.hoisted(() => ({ next: (): Promise<string | null> => Promise.resolve('token-1') }));

vi.mock('../../services/session/launchTokenPool.browser.ts', () => ({ takeLaunchToken: () => token.next() }));

/** A window of a browser that allows it, with a page of its own. */
function popUp() {
  const replace = vi.fn<(address: string) => void>();
  return {
    opener: window as unknown,
    document: document.implementation.createHTMLDocument(),
    location: { replace },
    close: vi.fn<() => void>(),
  };
}

const respondWith = (body: object, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
const press = (opened = openPortalWindow('Loading')) =>
  openPortalPage({ page: 'game-history', visit: { portalOrigin, culture: 'en' }, opened, ...text });
const blockWindows = () => vi.spyOn(window, 'open').mockReturnValue(null);
const allowWindows = () => {
  const opened = popUp();
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  return opened;
};

beforeEach(() => {
  token.next = () => Promise.resolve('token-1');
  respondWith({ address });
});
afterEach(() => {
  siteStore.setState({ isAndroidWrappedApp: false });
  document.documentElement.removeAttribute(wrappedAppAttribute);
  document.body.replaceChildren();
});

test('HI-02 opens the window within the press, without opener, and says that it loads', () => {
  const opened = allowWindows();
  // No token arrives: nothing that follows may be needed for the window.
  token.next = () => new Promise(() => undefined);
  void press();
  expect(window.open).toHaveBeenCalledExactlyOnceWith('', '_blank');
  expect([opened.opener, opened.document.title, opened.document.body.textContent]).toEqual([
    null,
    'Loading',
    'Loading',
  ]);
});

test('HI-02 sends the opened window to the portal without a history entry', async () => {
  const opened = allowWindows();
  expect(await press()).toBe(true);
  expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith(address);
  expect(opened.close).not.toHaveBeenCalled();
});

test.each([
  ['no token is available', () => (token.next = () => Promise.resolve(null))],
  ['the call is refused', () => respondWith({ message: 'no' }, 400)],
  ['the address is of another origin', () => respondWith({ address: 'https://evil.example/' })],
])('HI-02 closes the window when %s', async (_, fail) => {
  const opened = allowWindows();
  fail();
  expect(await press()).toBe(false);
  expect(opened.close).toHaveBeenCalledOnce();
  expect(opened.location.replace).not.toHaveBeenCalled();
});

test('HI-02 offers the address as a link when the browser blocks the window', async () => {
  blockWindows();
  expect(await act(() => press())).toBe(true);
  const link = await screen.findByRole('link', { name: 'Open the account portal', hidden: true });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    address,
    '_blank',
    'noopener noreferrer',
  ]);
  // Without navigation in jsdom. The link is still there while the press is handled, and gone afterwards.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link.isConnected).toBe(true);
  await waitFor(() => expect(link.isConnected).toBe(false));
});

test('HI-02 AW-02 the wrapped app opens no window, and offers a link if it does not take the address', async () => {
  const open = allowWindows();
  siteStore.setState({ isAndroidWrappedApp: true });
  document.documentElement.setAttribute(wrappedAppAttribute, '');
  const postMessage = vi.fn<(text: string) => void>();
  vi.stubGlobal('Android', { postMessage });
  expect(await press()).toBe(true);
  expect(postMessage.mock.calls.map(([sent]) => JSON.parse(sent) as object)).toEqual([
    { eventName: 'gameHistory', url: address },
  ]);
  vi.stubGlobal('Android', undefined);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await act(() => press())).toBe(true);
  expect(await screen.findByRole('link', { name: 'Open the account portal', hidden: true })).toBeDefined();
  expect(warn).toHaveBeenCalledOnce();
  expect([vi.mocked(window.open).mock.calls, open.location.replace.mock.calls]).toEqual([[], []]);
});
