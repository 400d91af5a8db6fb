import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoLayoutShift, openAsPlayer, test } from './support/fixtures.ts';

test.use({ cookieGroups: null, extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });

const toast = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });
/** Names of all keys that the page stores in this browser, without cookies. */
const storedKeys = (page: Page) =>
  page.evaluate(() => ({
    tab: Object.keys(window.sessionStorage).toSorted(),
    persistent: Object.keys(window.localStorage).toSorted(),
  }));
/** Cookie events emitted by the page, without those of single groups. */
const recordCookieEvents = (page: Page) =>
  page.addInitScript(() => {
    const cookieEvents: string[] = [];
    Object.assign(window, { __cookies: cookieEvents });
    window.addEventListener('foyer:interaction', ({ detail }: CustomEventInit<{ area: string; action: string }>) => {
      if (detail?.area === 'cookieConsent' && detail.action !== 'cookieItem') cookieEvents.push(detail.action);
    });
  });
/** Types of the consent vendor’s globals, and the active groups they report. */
const globals = (page: Page) =>
  page.evaluate(() => {
    const { OneTrust, OptanonWrapper, OnetrustActiveGroups } = window as unknown as Record<string, unknown>;
    return [typeof OneTrust, typeof OptanonWrapper, OnetrustActiveGroups];
  });
const cookieEvents = (page: Page) => page.evaluate(() => (window as unknown as { __cookies: string[] }).__cookies);

test('CO-01 CO-03 the cookie card does not block the page, and nothing is stored or loaded before a choice @phone', async ({
  page,
  context,
  sites,
}) => {
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  await page.addInitScript(() => {
    const largest: string[] = [];
    Object.assign(window, { __largest: largest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        largest.push(
          (entry as PerformanceEntry & { element?: Element }).element?.closest('section')?.textContent ?? '',
        );
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/');
  const responses = toast(page).getByRole('button');
  await expect(responses).toHaveText(['Accept all', 'Reject all', 'Manage']);
  await expectAccessible(page);
  // Header and bottom navigation are not covered, and the layout has not shifted.
  await page.getByRole('banner').getByText('Log in').click({ trial: true });
  await page.getByRole('navigation').getByRole('link', { name: 'Promos' }).last().click({ trial: true });
  await expectNoLayoutShift(page);
  expect(
    (await page.evaluate(() => (window as unknown as { __largest: string[] }).__largest)).filter((text) =>
      text.includes('Reject all'),
    ),
  ).toEqual([]);
  const looks = await responses.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { color, backgroundColor, borderColor, font } = getComputedStyle(button);
      return { width: Math.round(width), height, color, backgroundColor, borderColor, font };
    }),
  );
  // Accepting and rejecting look the same; the settings are as near and as large to press.
  expect(looks[1]).toEqual(looks[0]);
  for (const look of looks) expect(look.height).toBeGreaterThanOrEqual(44);
  expect((await toast(page).boundingBox())?.height).toBeLessThanOrEqual(160);
  // The card follows the link that skips to the content.
  await page.getByText('Skip to content').focus();
  for (const next of [toast(page).getByRole('link'), ...(await responses.all())]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }

  // Flags are read from their service without sending events, and no other host is contacted.
  const hosts = new Set(requests.map(({ hostname }) => hostname));
  expect(
    [...hosts].filter((host) => !['flags.localhost', 'media.localhost', 'regency.localhost'].includes(host)),
  ).toEqual([]);
  expect(requests.filter(({ pathname }) => /\/(?:events|collect)\//.test(pathname)).map(({ href }) => href)).toEqual(
    [],
  );
  expect(await context.cookies()).toEqual([]);
  const stored = await storedKeys(page);
  expect(stored.persistent).toEqual([]);
  expect(['Games', 'Player', 'Site']).toEqual(expect.arrayContaining(stored.tab));

  // The page remains usable behind the card, and the card stays.
  await page.goto(`${sites.regency}/help`);
  await expect(toast(page)).toBeVisible();
  await toast(page).getByRole('button', { name: 'Reject all' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toHaveCount(0);
  const values = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  expect(values).toMatchObject({ marketingConsent: 'false', analyticsConsent: 'false', functionalConsent: 'false' });
  expect(new URLSearchParams(values['OptanonConsent']).get('groups')).toBe('C0001:1,C0002:0,C0003:0,C0004:0');
  expect(Object.keys(values).toSorted()).toEqual([
    'OptanonAlertBoxClosed',
    'OptanonConsent',
    'analyticsConsent',
    'functionalConsent',
    'marketingConsent',
  ]);
});

test('CO-01 CO-02 CO-03 cookie groups can be allowed separately and changed from the footer @desktop', async ({
  page,
  context,
}) => {
  await recordCookieEvents(page);
  await page.goto('/');
  await toast(page).getByRole('button', { name: 'Manage' }).click();
  await expect(settings(page).getByRole('switch')).toHaveCount(3);
  for (const each of await settings(page).getByRole('switch').all()) await expect(each).not.toBeChecked();
  await expectAccessible(page);
  await settings(page).getByRole('switch', { name: 'Functional' }).press('Space');
  await settings(page).getByRole('button', { name: 'Save preferences' }).click();
  await expect(settings(page)).toBeHidden();
  await expect(toast(page)).toHaveCount(0);
  await expect.poll(() => cookieEvents(page)).toEqual(['manage']);

  const search = async () => {
    await page.keyboard.press('/');
    await page.getByRole('textbox', { name: 'Search games' }).fill('diamond');
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/game\//);
    await page.goto('/');
  };
  await search();
  await expect.poll(async () => (await storedKeys(page)).persistent).toEqual(['foyer-recent-searches']);

  const change = async (press: 'Accept all' | 'Reject all') => {
    // Until its script has loaded, the link leads to the cookies page.
    await expect.poll(async () => (await globals(page))[0]).toBe('object');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    await settings(page).getByRole('button', { name: press }).click();
    await expect(settings(page)).toBeHidden();
  };
  // A cookie that changes while consent starts would count as a choice on this page.
  await expect.poll(async () => (await globals(page))[0]).toBe('object');
  // The banner was closed a minute ago, so a choice in the settings is not a response to the banner (CO-02).
  const closed = (await context.cookies()).find(({ name }) => name === 'OptanonAlertBoxClosed');
  if (closed === undefined) throw new Error('The closing time of the banner is not stored.');
  const closedAt = new Date(Date.now() - 60_000).toISOString();
  await context.addCookies([{ ...closed, value: closedAt }]);
  await change('Accept all');
  await expect.poll(() => globals(page)).toEqual(['object', 'function', ',C0001,C0002,C0003,C0004,']);
  await change('Reject all');
  await expect.poll(() => cookieEvents(page)).toEqual(['accept', 'manage']);
  expect(
    (await context.cookies()).find(({ name }) => name === 'OptanonAlertBoxClosed')?.value.replaceAll('%3A', ':'),
  ).toBe(closedAt);
  await expect.poll(async () => (await storedKeys(page)).persistent).toEqual([]);
  await search();
  await expect.poll(async () => (await storedKeys(page)).persistent).toEqual([]);

  // The cookies page lists everything stored and links to the settings.
  await page.goto('/cookies');
  for (const { name } of await context.cookies()) await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Change cookie settings' }).click();
  await expect(settings(page)).toBeVisible();
});

test('CO-04 in the Android app nothing asks for consent, listens for it or is stored @phone', async ({
  page,
  context,
}) => {
  await page.goto('/?isAndroidWrappedApp=true');
  await expect
    .poll(() => page.evaluate(() => window.sessionStorage.getItem('Site')))
    .toContain('"isAndroidWrappedApp":true');
  expect(await globals(page)).toEqual(['undefined', 'undefined', undefined]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(toast(page)).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
});

test('UI-03 CO-03 the offer of the app waits until the cookie card is closed @phone', async ({
  page,
  sites,
  newPlayer,
}) => {
  const loaded = page.waitForResponse(/AppDownloadPrompt.*\.js$/);
  await openAsPlayer(page, sites.aurora, await newPlayer({ brand: 'aurora', marketId: 'row' }));
  const band = page.getByRole('complementary', { name: /as an app$/ });
  await expect(toast(page)).toBeVisible();
  await loaded;
  await expect(band).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Reject all' }).tap();
  await expect(band).toBeVisible();
});
