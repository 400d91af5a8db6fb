import type { Page } from '@playwright/test';
import { expect, openAsPlayer, test } from './support/fixtures.ts';
import { slotWith } from './support/gameKinds.ts';
import { playRound } from './support/play.ts';

/** Runs in every document: a browser whose settings refuse storage and cookies. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const ignore = () => {};
  for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { configurable: true, get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set: ignore });
  Object.defineProperty(Navigator.prototype, 'cookieEnabled', { configurable: true, get: () => false });
}

/** Runs in every document: a browser without what a page can do without. */
function removeExtras(): void {
  for (const name of ['AudioContext', 'webkitAudioContext', 'BroadcastChannel', 'Notification'])
    Reflect.deleteProperty(window, name);
  for (const name of ['locks', 'clipboard', 'serviceWorker', 'wakeLock', 'share', 'vibrate', 'sendBeacon'])
    Reflect.deleteProperty(Navigator.prototype, name);
  HTMLCanvasElement.prototype.getContext = () => null;
  Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Fullscreen is not allowed.'));
}

const openLogin = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  return page.getByRole('dialog', { name: 'Log in' });
};

test.describe('without storage', () => {
  test.use({ cookieGroups: null });

  test('AU-02 the lobby works without storage, and the login says what the browser has to allow', async ({
    page,
    newPlayer,
  }) => {
    await page.addInitScript(refuseStorage);
    const { username, password } = await newPlayer({ marketId: 'row' });
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Cookies' });
    await card.getByRole('button', { name: 'Reject all' }).click();
    await expect(card).toBeHidden();
    await page.keyboard.press('/');
    await expect(page.getByRole('textbox', { name: 'Search games' })).toBeFocused();
    await page.keyboard.press('Escape');
    const dialog = await openLogin(page);
    await dialog.getByLabel('Username', { exact: true }).fill(username);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Allow cookies and site data');
  });
});

test('a round is played without sound, canvas, locks, clipboard, service worker and full screen @all', async ({
  page,
  newPlayer,
  stack,
}) => {
  await page.addInitScript(removeExtras);
  const id = (await slotWith(stack.sandboxPort, 'lines-20')).GameGroupId;
  const player = await newPlayer({ marketId: 'row' });
  await openAsPlayer(page, `/game/${id}`, player);
  await playRound(page);
});
