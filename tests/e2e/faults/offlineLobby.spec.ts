import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { offlineCaches, untilInstalled } from '../support/offlineCaches.ts';

test.use({ serviceWorkers: 'allow', cookieGroups: ['C0003'] });

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const removesItself = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/service-worker.js')).text()).includes('registration.unregister'));

test('FF-02 the flag removes the worker and its files, with and without a page’s own code', async ({
  page,
  sandbox,
}) => {
  await page.goto('/');
  await untilInstalled(page);
  expect(await offlineCaches(page)).not.toEqual([]);
  // A picture has no code, like a page that a release has broken. The browser itself looks for an update.
  const picture = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '';
  await page.goto(picture);
  await sandbox.flags({ set: [{ key: 'offlineLobby', value: false }] });
  await expect.poll(() => removesItself(page)).toBe(true);
  await page.goto(picture);
  await expect.poll(() => registrations(page)).toBe(0);
  expect(await offlineCaches(page)).toEqual([]);

  await sandbox.flags({ set: [{ key: 'offlineLobby', value: true }] });
  await expect.poll(() => removesItself(page)).toBe(false);
  await page.goto('/');
  await untilInstalled(page);
  expect(await offlineCaches(page)).not.toEqual([]);
  // An open page removes both when it hears of the flag.
  await sandbox.flags({ set: [{ key: 'offlineLobby', value: false }] });
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => offlineCaches(page)).toEqual([]);
});
