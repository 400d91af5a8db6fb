import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { offlineCaches, untilInstalled } from '../support/offlineCaches.ts';

test.use({ serviceWorkers: 'allow', cookieGroups: ['C0003'] });

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('FF-02 the flag removes the worker and its files, also by the worker’s own update', async ({ page, sandbox }) => {
  await page.goto('/');
  await untilInstalled(page);
  expect(await offlineCaches(page)).not.toEqual([]);
  await sandbox.flags({ set: [{ key: 'offlineLobby', value: false }] });
  await expect
    .poll(async () => (await page.request.get('/service-worker.js')).text())
    .toContain('registration.unregister');
  // Without the page's own code, as after a release whose pages are broken.
  await page.route(/\/assets\//, (route) => route.abort());
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect.poll(() => registrations(page)).toBe(0);
  expect(await offlineCaches(page)).toEqual([]);

  await page.unroute(/\/assets\//);
  await sandbox.flags({ set: [{ key: 'offlineLobby', value: true }] });
  await expect
    .poll(async () => (await page.request.get('/service-worker.js')).text())
    .not.toContain('registration.unregister');
  await page.goto('/');
  await untilInstalled(page);
  expect(await offlineCaches(page)).not.toEqual([]);
  // An open page that hears of the flag removes both as well.
  await sandbox.flags({ set: [{ key: 'offlineLobby', value: false }] });
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => offlineCaches(page)).toEqual([]);
});
