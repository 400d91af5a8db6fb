import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../../scripts/projectRoot.mjs';
import { expect, logIn, test } from '../support/fixtures.ts';

/** Rows of docs/cookies.md: storage and lifetime by name. `…` in a name is any text. */
const documented = readFileSync(join(projectRoot, 'docs/cookies.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name, storage, , , lifetime] = line.split('|').map((cell) => cell.trim());
    return name?.startsWith('`') === true && storage !== undefined && lifetime !== undefined
      ? [{ name: name.replaceAll('`', ''), storage, lifetime }]
      : [];
  });
/** Over plain HTTP the session cookie has no prefix (docs/decisions/0027-cookies-over-plain-http.md). */
const documentedName = (name: string) => (name === 'sid' ? '__Host-sid' : name);
const rowOf = (name: string, storage: string) =>
  documented.find(
    (row) => row.storage === storage && documentedName(name).startsWith(row.name.split('…')[0] ?? row.name),
  );
const secondsOf = (lifetime: string): number => {
  const [, count = '0', unit = ''] = /^(\d+) (hours|days)$/.exec(lifetime) ?? [];
  return Number(count) * (unit === 'days' ? 86_400 : 3600);
};
const storedNames = (page: Page) =>
  page.evaluate(async () => ({
    'session storage': Object.keys(window.sessionStorage),
    'local storage': Object.keys(window.localStorage),
    'cache storage': await caches.keys(),
    indexedDb: (await indexedDB.databases()).map(({ name }) => name),
  }));

test.use({ cookieGroups: null });

test('P1 everything that a visit with all consent stores is documented, with its real lifetime @desktop', async ({
  page,
  context,
  newPlayer,
}) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept all' }).click();
  await logIn(page, await newPlayer());
  await page.goto('/promotions');
  const { indexedDb, ...stored } = await storedNames(page);
  expect(indexedDb).toEqual([]);
  for (const [storage, names] of Object.entries(stored))
    expect(names.filter((name) => rowOf(name, storage) === undefined)).toEqual([]);
  const cookies = await context.cookies();
  expect(cookies.length).toBeGreaterThan(5);
  const now = Date.now() / 1000;
  for (const { name, expires } of cookies) {
    const documentedSeconds = secondsOf(rowOf(name, 'cookie')?.lifetime ?? '');
    // Set during this test: at most five minutes of the lifetime have passed.
    expect([name, expires - now <= documentedSeconds && expires - now > documentedSeconds - 300]).toEqual([name, true]);
  }
});

test('P1 Global Privacy Control overrides an earlier consent, is named in the settings, and a later choice counts @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const tagLoaded = page.waitForRequest(/\/tag-manager\/tag\.js/);
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept all' }).click();
  await tagLoaded;
  await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const tags: string[] = [];
  context.on(
    'request',
    (request) => void (new URL(request.url()).hostname === 'tags.localhost' && tags.push(request.url())),
  );
  const flagsOpened = page.waitForRequest(/\/eval\//);
  await page.goto('/promotions');
  await flagsOpened;
  const values = async () => Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  await expect
    .poll(values)
    .toMatchObject({ marketingConsent: 'false', analyticsConsent: 'false', functionalConsent: 'true' });
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  const openSettings = () => page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await openSettings();
  await expect(settings).toContainText('so analytics and marketing are off');
  await expect(settings.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
  expect(tags).toEqual([]);
  await settings.getByRole('switch', { name: 'Marketing' }).press('Space');
  await settings.getByRole('button', { name: 'Save preferences' }).click();
  await page.reload();
  await expect.poll(values).toMatchObject({ marketingConsent: 'true', analyticsConsent: 'false' });
  await openSettings();
  await expect(settings).toContainText('so your choice here counts');
});
