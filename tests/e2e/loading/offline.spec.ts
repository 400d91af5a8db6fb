import type { Page } from '@playwright/test';
import { startInterceptingProxy, type InterceptingProxy } from '../../support/interceptingProxy.ts';
import { expect, expectAccessible, logIn, openAsPlayer, test as base } from '../support/fixtures.ts';
import { logOut } from '../support/logIn.ts';
import { offlineCaches, storedFavouriteNames, storedPage, untilInstalled } from '../support/offlineCaches.ts';
import type { SandboxPlayer } from '../support/sandbox.ts';

const test = base.extend<{ webProxy: InterceptingProxy; origin: string }>({
  webProxy: async ({ stack, context, consoleGuard: _consoleGuard }, use) => {
    const webProxy = await startInterceptingProxy(stack.webPort);
    await use(webProxy);
    for (const page of context.pages()) await page.close();
    webProxy.stop();
  },
  origin: async ({ webProxy }, use) => use(`http://regency.localhost:${webProxy.port}`),
});
test.use({ serviceWorkers: 'allow', cookieGroups: ['C0003'] });

const notice = (page: Page) => page.getByRole('region', { name: 'No connection.' });
const failedLoads = /net::ERR_(?:INTERNET_DISCONNECTED|FAILED|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH)/;
const isNavigation = (headers: Record<string, string | string[] | undefined>) =>
  headers['sec-fetch-mode'] === 'navigate';

test('the site can be installed with the brand’s name and icons', async ({ page, sites }) => {
  const get = (address: string) =>
    page.evaluate(async (url) => {
      const response = await fetch(url);
      return { type: response.headers.get('content-type'), text: await response.text() };
    }, address);
  for (const [brand, name] of [
    ['regency', 'Regency'],
    ['aurora', 'Aurora'],
    ['pulse', 'Pulse'],
  ] as const) {
    await page.goto(sites[brand]);
    const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
    const { type, text } = await get(address);
    expect(type).toBe('application/manifest+json');
    const manifest = JSON.parse(text) as { name: string; icons: { src: string; sizes: string }[] };
    expect(manifest).toMatchObject({
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
    expect(manifest.name).toContain(name);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512', 'any']);
    const apple = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '';
    for (const src of [...manifest.icons.map((icon) => icon.src), apple])
      expect((await get(src)).type).toMatch(/^image\/(?:png|svg)/);
  }
});

test('a visitor without a connection reads the last lobby, help and that nothing can be played', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(failedLoads);
  await page.goto('/');
  await untilInstalled(page);
  const names = await page.locator('main li a[href^="/game/"]').allTextContents();
  await context.setOffline(true);
  await page.reload();
  await expect(notice(page)).toContainText('You cannot play, log in or pay until you are online again.');
  await expect(notice(page)).toContainText('Help with gambling: ');
  await expect(notice(page).getByRole('link').first()).toHaveAttribute('href', /^https:/);
  expect(await page.locator('main li a[href^="/game/"]').allTextContents()).toEqual(names);
  expect(names.length).toBeGreaterThan(20);
  await expect(page.getByRole('button', { disabled: false })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/promotions');
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await notice(page).getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/promotions/i);
  await expect(notice(page)).toBeHidden();
});

test('@desktop the offline page has the language of the last lobby', async ({ page, context, sites, consoleGuard }) => {
  consoleGuard.allow(failedLoads);
  await context.setExtraHTTPHeaders({ 'cf-ipcountry': 'FR' });
  await context.addCookies([{ name: 'userLanguage', value: 'zh', url: sites.regency }]);
  await page.goto('/');
  await untilInstalled(page);
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('region', { name: '没有网络连接。' })).toContainText('您无法游戏、登录或付款');
});

test('@desktop a player’s pages and responses are in no cache, and a logout leaves nothing', async ({
  page,
  sites,
  newPlayer,
}) => {
  const player = await newPlayer();
  await openAsPlayer(page, `${sites.regency}/`, player);
  await untilInstalled(page);
  await page.reload();
  await page.goto('/promotions');
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText('£');
  expect(await storedPage(page)).toBeNull();
  const expectFilesOnly = async () => {
    for (const { address } of await offlineCaches(page)) expect(address).toMatch(/^\/(?:assets|theme)\/|^\/$/);
    expect((await storedPage(page)) ?? '').not.toMatch(/data-player|Logged-In|<script/);
    expect(JSON.stringify(await offlineCaches(page))).not.toContain(player.username);
  };
  await expectFilesOnly();
  await logOut(page);
  await expectFilesOnly();
  await page.goto('/');
  await expect.poll(() => storedPage(page)).toContain('offline-notice');
  await expectFilesOnly();
});

test('@desktop CO-01 withdrawn consent removes the worker and its files, and without consent there are none', async ({
  page,
}) => {
  await page.goto('/');
  await untilInstalled(page);
  expect(await offlineCaches(page)).not.toEqual([]);
  await page.goto('/cookies');
  await expect(page.getByText('foyer-offline-…', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Change cookie settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  await settings.getByRole('switch', { name: 'Functional' }).press('Space');
  await settings.getByRole('button', { name: 'Save preferences' }).click();
  await expect.poll(() => offlineCaches(page)).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.goto('/');
  await page.waitForFunction(() => window.sessionStorage.getItem('Site') !== null, undefined, { polling: 50 });
  expect(await offlineCaches(page)).toEqual([]);
});

test('@desktop a worker of an older release is replaced, and its pages are not shown again', async ({
  page,
  webProxy,
  origin,
}) => {
  const oldWorker = `
    addEventListener('install', (event) => event.waitUntil(caches.open('foyer-offline-old').then((cache) =>
      cache.put('/', new Response('<!doctype html><title>Old release</title>', { headers: { 'content-type': 'text/html' } })))));
    addEventListener('fetch', (event) => {
      if (event.request.mode === 'navigate') event.respondWith(caches.match('/', { cacheName: 'foyer-offline-old' }));
    });`;
  webProxy.intercept(({ url }, response) => {
    if (url !== '/service-worker.js') return false;
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(oldWorker);
    return true;
  });
  await page.goto(origin);
  await untilInstalled(page);
  await page.goto(origin);
  await expect(page).toHaveTitle('Old release');
  webProxy.intercept(() => false);
  // The browser looks for an update after the navigation.
  await page.goto(origin);
  await expect
    .poll(async () => (await offlineCaches(page)).map(({ cache }) => cache))
    .not.toContain('foyer-offline-old');
  await page.goto(origin);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await storedPage(page)).toContain('offline-notice');
});

test('@desktop the network comes first: a stored lobby never replaces a response', async ({
  page,
  webProxy,
  origin,
  consoleGuard,
}) => {
  consoleGuard.expect(/500/);
  await page.goto(origin);
  await untilInstalled(page);
  expect(await storedPage(page)).toContain('offline-notice');
  const before = await storedPage(page);
  webProxy.intercept(({ headers }, response) => {
    if (!isNavigation(headers)) return false;
    response.writeHead(500, { 'content-type': 'text/html', 'cache-control': 'no-store' });
    response.end('<!doctype html><title>Failing</title><link rel="icon" href="data:,">');
    return true;
  });
  await page.goto(origin);
  await expect(page).toHaveTitle('Failing');
  expect(await storedPage(page)).toBe(before);
});

test('@desktop a page that does not arrive in time is replaced by the stored lobby', async ({
  page,
  webProxy,
  origin,
  consoleGuard,
}) => {
  consoleGuard.allow(failedLoads);
  await page.goto(origin);
  await untilInstalled(page);
  webProxy.intercept(({ headers }) => isNavigation(headers));
  await page.goto(`${origin}/help`);
  await expect(notice(page)).toBeVisible();
});

for (const [what, length] of [
  ['breaks off', 'complete'],
  ['is truncated but looks complete', 'own'],
] as const)
  test(`@desktop a lobby that ${what} is not stored`, async ({ page, webProxy, origin, consoleGuard }) => {
    consoleGuard.allow(failedLoads);
    webProxy.intercept((request, response) => {
      if (request.url !== '/' || isNavigation(request.headers)) return false;
      delete request.headers['accept-encoding'];
      void webProxy.fetch(request).then(({ headers, body }) => {
        const half = body.subarray(0, body.byteLength / 2);
        response.writeHead(200, {
          ...headers,
          'content-length': String(length === 'own' ? half.byteLength : body.byteLength),
        });
        response.write(half, () => (length === 'own' ? response.end() : response.destroy()));
      });
      return true;
    });
    await page.goto(origin);
    await untilInstalled(page);
    expect(await storedPage(page)).toBeNull();
    webProxy.intercept(() => false);
    await page.reload();
    await expect.poll(() => storedPage(page)).toContain('offline-notice');
  });

test('@desktop a lobby whose style sheet breaks off is not stored', async ({
  page,
  webProxy,
  origin,
  consoleGuard,
}) => {
  consoleGuard.allow(failedLoads);
  await page.goto(origin);
  await untilInstalled(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const [styles = ''] = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => new URL(href).pathname),
  );
  webProxy.intercept(({ url, headers }, response) => {
    // The page itself has the complete file from the browser's own cache.
    if (url !== styles || headers['sec-fetch-dest'] === 'style') return false;
    response.writeHead(200, { 'content-type': 'text/css', 'content-length': '1000' });
    response.write('body{', () => response.destroy());
    return true;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.reload();
  await expect.poll(async () => (await offlineCaches(page)).length).toBeGreaterThan(3);
  expect(await storedPage(page)).toBeNull();
});

test('@desktop the site works with full and with refused storage', async ({ page, context, origin }) => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto(origin);
  await untilInstalled(page);
  expect(await storedPage(page)).toBeNull();
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();

  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('Refused', 'SecurityError'));
    caches.keys = () => Promise.reject(new DOMException('Refused', 'SecurityError'));
  });
  await page.goto(`${origin}/help`);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

const favourites = (page: Page) => page.getByRole('region', { name: 'Your favourites' });

/** Stores a visitor's lobby, logs in and adds a game to the favourites. Returns its name. */
async function addFavourite(page: Page, address: string, player: SandboxPlayer): Promise<string> {
  await page.goto(address);
  await untilInstalled(page);
  await expect.poll(() => storedPage(page)).toContain('offline-notice');
  await logIn(page, player);
  const tile = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /favourite/i }) })
    .nth(3);
  const name = (await tile.getByRole('img').getAttribute('alt')) ?? '';
  await tile.getByRole('button', { name: /favourite/i }).click();
  await expect.poll(() => storedFavouriteNames(page)).toEqual([name]);
  return name;
}

test('a player without a connection reads the names of their favourites, and none after the logout', async ({
  page,
  context,
  sites,
  newPlayer,
  consoleGuard,
}) => {
  consoleGuard.allow(failedLoads);
  const player = await newPlayer();
  const name = await addFavourite(page, `${sites.regency}/`, player);
  await context.setOffline(true);
  await page.goto(`${sites.regency}/promotions`);
  await expect(notice(page)).toContainText('Help with gambling: ');
  await expect(favourites(page).getByRole('listitem')).toHaveText([name]);
  await expect(favourites(page).getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  for (const { address, text } of await offlineCaches(page)) {
    expect(address).toMatch(/^\/(?:assets|theme)\/|^\/$/);
    if (address === '/') expect(text).not.toContain('offline-favourites"');
  }
  await context.setOffline(false);
  await page.goto(`${sites.regency}/`);
  await expect.poll(() => storedFavouriteNames(page)).toEqual([name]);
  await logOut(page);
  await expect.poll(() => storedFavouriteNames(page)).toBeNull();
  await context.setOffline(true);
  await page.goto(`${sites.regency}/promotions`);
  await expect(notice(page)).toBeVisible();
  await expect(favourites(page)).toHaveCount(0);
});

test('@desktop CO-01 withdrawn consent deletes the names of favourites', async ({ page, sites, newPlayer }) => {
  await addFavourite(page, `${sites.regency}/`, await newPlayer());
  await page.goto('/cookies');
  await expect(page.getByText('foyer-offline-names', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Change cookie settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  await settings.getByRole('switch', { name: 'Functional' }).press('Space');
  await settings.getByRole('button', { name: 'Save preferences' }).click();
  await expect.poll(() => storedFavouriteNames(page)).toBeNull();
});

test('@desktop a login of another player in another tab deletes the names, and that tab stores none beside it', async ({
  page,
  context,
  sites,
  newPlayer,
  consoleGuard,
}) => {
  // The browser has one session: the first tab learns of its end with its next call.
  consoleGuard.allow(/401/);
  await addFavourite(page, `${sites.regency}/`, await newPlayer());
  const other = await context.newPage();
  await other.goto(`${sites.regency}/`);
  await logIn(other, await newPlayer());
  await expect.poll(() => storedFavouriteNames(other)).toBeNull();
  const saved = other.waitForResponse((response) => /\/api\/favourites\/\d+/.test(response.url()) && response.ok());
  await other
    .getByRole('main')
    .getByRole('button', { name: /favourite/i })
    .nth(7)
    .click();
  await saved;
  expect(await storedFavouriteNames(other)).toBeNull();
  await other.close();
});

test('@desktop A21 a stored value of an unexpected shape leaves the offline page without favourites', async ({
  page,
  context,
  sites,
  newPlayer,
  consoleGuard,
}) => {
  consoleGuard.allow(failedLoads);
  await addFavourite(page, `${sites.regency}/`, await newPlayer());
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('foyer-offline-names');
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('names', 'readwrite');
          transaction.objectStore('names').put({ names: [{ toString: 'x' }] }, 'favourites');
          transaction.addEventListener('complete', () => resolve());
          opening.result.close();
        });
      }),
  );
  await context.setOffline(true);
  await page.goto(`${sites.regency}/promotions`);
  await expect(notice(page)).toBeVisible();
  await expect(favourites(page)).toHaveCount(0);
});
