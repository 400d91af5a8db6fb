import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, openAsPlayer, test } from './support/fixtures.ts';
import { openPlainPage } from './support/openPlainPage.ts';
import { untilQuiet } from './support/untilConnected.ts';

const stored = (page: Page) =>
  page.evaluate(() => ({
    user: window.sessionStorage.getItem('mgsUserToken'),
    launch: JSON.parse(window.sessionStorage.getItem('launchTokens') ?? '[]') as string[],
    refresh: JSON.parse(window.sessionStorage.getItem('refreshTokens') ?? '[]') as string[],
  }));

async function openLogin(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const credentials = async (
  dialog: Locator,
  { username, password }: { username: string; password: string },
): Promise<void> => {
  await dialog.getByLabel('Username', { exact: true }).fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
};

test('AU-02 AU-07 the login dialog works by keyboard and traps the focus, and a reload keeps the session', async ({
  page,
  newPlayer,
}) => {
  const { username, password, userId } = await newPlayer();
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Username', { exact: true }).focus();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('£1,000.00').first()).toBeVisible();

  const tokens = await stored(page);
  expect(tokens.user?.split('.')).toHaveLength(3);
  expect(tokens.launch.length).toBeGreaterThan(8);
  expect(tokens.refresh.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.sessionStorage.getItem('currentMilestoneUserId'))).toBe(String(userId));
  await page.reload();
  await expect(page.getByText('£1,000.00').first()).toBeVisible();
  await expect(opener).toBeHidden();
  await expectAccessible(page);
});

test('AU-05 login errors use the catalogue’s messages and keep the username', async ({
  page,
  newPlayer,
  consoleGuard,
}) => {
  consoleGuard.expect(/40[01]/);
  consoleGuard.expect(/ERR_FAILED/);
  consoleGuard.expect(/503/);
  const player = await newPlayer();
  await page.goto('/');
  const dialog = await openLogin(page);
  const alert = dialog.getByRole('alert');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(alert).toContainText('Missing Username or Password');
  await credentials(dialog, { ...player, password: 'not-the-password' });
  await expect(alert).toContainText('Unauthorized');
  await expect(alert).toContainText('3 attempts left.');
  await expect(dialog.getByLabel('Username', { exact: true })).toHaveValue(player.username);
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
  await expectAccessible(page);

  await credentials(dialog, await newPlayer({ scenario: 'selfExcluded' }));
  await expect(alert).toBeVisible();
  await expect(alert).not.toContainText('Unauthorized');
  expect(await stored(page)).toEqual({ user: null, launch: [], refresh: [] });

  await page.route('**/api/login', (route) => route.abort());
  await credentials(dialog, player);
  await expect(alert).toContainText('No Server Response');
  await expect(alert).toContainText('Your details were not checked. Try again.');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(player.password);
  await page.unrouteAll({ behavior: 'wait' });
  for (const [response, text] of [
    [{ status: 503, json: { message: 'Not now' } }, 'Login Failed'],
    [
      { status: 200, json: { tokens: 'none' } },
      'A general error occurred while logging in, try again or contact customer support',
    ],
  ] as const) {
    await page.route('**/api/login', (route) => route.fulfill(response));
    await credentials(dialog, player);
    await expect(alert).toContainText(text);
    await page.unrouteAll({ behavior: 'wait' });
  }
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
});

test('AU-09 GM-02 each launch uses fresh tokens from the pool, which is refilled past eight', async ({
  page,
  newPlayer,
}) => {
  const used: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/launch\//.test(request.url()))
      used.push(request.headers()['authorization']?.replace('Bearer ', '') ?? '');
    const inAddress = new URL(request.url()).searchParams.get('launchToken');
    if (inAddress !== null) used.push(inAddress);
  });
  await openAsPlayer(page, '/', await newPlayer());
  const pool = (await stored(page)).launch;
  for (const id of [41_000, 41_037, 41_074]) {
    await page.goto(`/game/${id}`);
    await expect(page.locator('iframe')).toBeVisible();
    const address = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
    expect([...address.searchParams.keys()].filter((name) => name.toLowerCase() === 'launchtoken')).toEqual([
      'launchToken',
    ]);
  }
  await expect.poll(async () => (await stored(page)).launch.length).toBeGreaterThan(8);
  expect(used.length).toBeGreaterThanOrEqual(6);
  expect(new Set(used).size).toBe(used.length);
  const left = (await stored(page)).launch;
  expect(left.filter((token) => used.includes(token))).toEqual([]);
  expect(pool.some((token) => used.includes(token))).toBe(true);
});

test('AU-11 logout is immediate, informs the server and clears everything, even if the server fails', async ({
  page,
  newPlayer,
  consoleGuard,
  isMobile,
}) => {
  consoleGuard.expect(/Failed to load resource/);
  await openAsPlayer(page, '/', await newPlayer());
  await page.evaluate(() => window.sessionStorage.setItem('left-over', 'x'));
  let requests: { authorization: string | undefined; body: unknown } | null = null;
  const served = Promise.withResolvers<void>();
  await page.route('**/api/logout', async (route) => {
    requests = {
      authorization: route.request().headers()['authorization'],
      body: route.request().postDataJSON() as unknown,
    };
    await served.promise;
    await route.abort();
  });
  const { user } = await stored(page);
  if (isMobile) await page.getByRole('navigation').getByRole('button', { name: 'Menu' }).click();
  else
    await page
      .getByRole('banner')
      .getByRole('button', { name: /your account/i })
      .click();
  const call = page.waitForRequest('**/api/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  // The server has not responded yet.
  await call;
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  served.resolve();
  await expect.poll(() => page.evaluate(() => window.sessionStorage.getItem('left-over'))).toBeNull();
  expect(await stored(page)).toEqual({ user: null, launch: [], refresh: [] });
  expect(requests).toEqual({ authorization: `Bearer ${user}`, body: { userId: user, reason: 1 } });
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('AU-13 the session summary is requested every minute with the user token @all', async ({ page, newPlayer }) => {
  await page.clock.install();
  const requests: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/session-summary')) requests.push(request.headers()['authorization']);
  });
  // A connection ends when the clock jumps, and each new one requests the summary too. This page gets no
  // connection.
  await page.route('**/api/realtime/negotiate', () => undefined);
  await openAsPlayer(page, '/help', await newPlayer());
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await untilQuiet(page);
  // The failure of the first attempt to connect requests it once.
  const afterAttempt = page.waitForResponse('**/api/session-summary*');
  await page.clock.runFor(11_000);
  await (await afterAttempt).finished();
  for (const ms of [61_000, 60_000]) {
    const responsePromise = page.waitForResponse('**/api/session-summary*');
    await page.clock.runFor(ms);
    // The view tests of the poll count its requests. Here, attempts to connect may cause others.
    await (await responsePromise).finished();
  }
  const { user } = await stored(page);
  expect(new Set(requests)).toEqual(new Set([`Bearer ${user}`]));
});

test('AU-13 BK-02 a page that is online again requests balances and payments at once', async ({
  page,
  context,
  newPlayer,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  // Without a connection to the hub, only the gap itself can cause the request.
  await page.route('**/api/realtime/negotiate', () => undefined);
  await openAsPlayer(page, '/help', await newPlayer());
  await untilQuiet(page);
  // No poll becomes due.
  await page.clock.pauseAt(Date.now() + 2000);
  await context.setOffline(true);
  const requested = page.waitForResponse('**/api/session-summary*');
  await context.setOffline(false);
  expect((await requested).ok()).toBe(true);
});

test('HT-03 the stored state survives a reload without promotions, and poisoned storage is discarded', async ({
  page,
  newPlayer,
}) => {
  const player = await newPlayer();
  await openAsPlayer(page, '/', player);
  await page.getByRole('tab', { name: 'Slots' }).click();
  const slices = () =>
    page.evaluate(() =>
      Object.fromEntries(
        ['Site', 'Games', 'Player'].map((key) => [
          key,
          JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as { state: Record<string, unknown> } | null,
        ]),
      ),
    );
  await expect.poll(async () => (await slices())['Games']?.state['activeCategory']).not.toBeNull();
  await expect.poll(async () => (await slices())['Site']?.state['ipAddress']).toMatch(/\S/);
  const before = await slices();
  expect(before['Site']?.state).not.toHaveProperty('userPromos');
  expect(before['Player']?.state).toMatchObject({ isLoggedIn: true, account: { core: { userId: player.userId } } });
  // Blocks every call that could reload this state, so that restored values come from storage.
  const held = /\/api\/(?:geo-info|ip-address|details|favourites\/get|recently-played\/get|session-summary)(?:\?|$)/;
  await page.route(held, () => undefined);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Slots' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('banner').getByText('£1,000.00')).toBeVisible();
  const after = await slices();
  expect(after['Games']?.state['activeCategory']).toEqual(before['Games']?.state['activeCategory']);
  for (const field of ['ipAddress', 'geoInfo'])
    expect(after['Site']?.state[field]).toEqual(before['Site']?.state[field]);
  for (const field of ['isLoggedIn', 'account', 'session'])
    expect(after['Player']?.state[field]).toEqual(before['Player']?.state[field]);
  await page.unroute(held);
  await openPlainPage(page);
  await page.evaluate(() => {
    for (const key of ['Site', 'Games', 'Player'])
      window.sessionStorage.setItem(
        key,
        '{"state":{"__proto__":{"p":1},"isLoggedIn":"<img>","favouriteGameIds":[-1]},"version":0}',
      );
    window.sessionStorage.setItem('mgsUserToken', 'two.parts');
    window.sessionStorage.setItem('launchTokens', '{"not":"a list"}');
  });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => [({} as { p?: number }).p, window.sessionStorage.getItem('mgsUserToken')])).toEqual([
    undefined,
    null,
  ]);
});

test('GM-03 text typed into the login stays when the page of the chosen game loads behind it @all', async ({
  page,
  newPlayer,
}) => {
  const player = await newPlayer();
  await page.goto('/');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/page\?path=%2Fgame/, async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('img') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username', { exact: true }).fill(player.username);
  release();
  await expect(page.getByText(/return to player/i).first()).toBeAttached();
  await expect(dialog.getByLabel('Username', { exact: true })).toHaveValue(player.username);
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('iframe')).toBeVisible();
});
