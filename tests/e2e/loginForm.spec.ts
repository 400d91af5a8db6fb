import type { Locator, Page } from '@playwright/test';
import { chooseCookies } from './support/cookieChoice.ts';
import { expect, expectAccessible, openAsPlayer, test } from './support/fixtures.ts';
import { logOut } from './support/logIn.ts';

test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });

/** Records every interaction event of the page from its start. */
const recordInteractions = (page: Page) =>
  page.addInitScript(() => {
    const interactions: unknown[] = [];
    Object.assign(window, { __interactions: interactions });
    window.addEventListener('foyer:interaction', (event) => interactions.push((event as CustomEvent).detail));
  });
const loginActions = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { __interactions: { area: string; action: string }[] }).__interactions
      .filter(({ area }) => area === 'login')
      .map(({ action }) => action),
  );

async function openLogin(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  return page.getByRole('dialog', { name: 'Log in' });
}

const password = (dialog: Locator) => dialog.getByLabel('Password', { exact: true });

test('AU-06 AU-17 after a password reset in a second tab the first tab logs in with the new password', async ({
  page,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/401/);
  const player = await newPlayer({ marketId: 'row' });
  await page.goto('/');
  const dialog = await openLogin(page);
  await dialog.getByLabel('Username', { exact: true }).fill(player.username);
  for (const left of ['3 attempts left.', '2 attempts left.', '1 attempt left.', 'No attempts left.']) {
    await password(dialog).fill('not-the-password');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog.getByRole('alert')).toContainText(left);
  }
  // The request is sent each time and refused by the service.
  await password(dialog).fill(player.password);
  const loginResponse = page.waitForResponse((response) => response.url().endsWith('/api/login'));
  await dialog.getByRole('button', { name: 'Log in' }).click();
  expect((await loginResponse).status()).toBe(401);
  await expect(dialog.getByRole('alert')).toContainText('No attempts left.');

  const second = await page.context().newPage();
  await second.goto('/');
  const elsewhere = await openLogin(second);
  await elsewhere.getByRole('button', { name: 'Forgot password?' }).click();
  const forgot = second.getByRole('dialog', { name: 'Forgot your password?' });
  await forgot.getByLabel('Username', { exact: true }).fill(player.username);
  await forgot.getByRole('button', { name: 'Send link' }).click();
  await expect(forgot.getByRole('status')).toBeVisible();
  const [message] = await sandbox.outbox(player.username);
  await second.goto(message?.link ?? '');
  const reset = second.getByRole('dialog', { name: 'Choose a new password' });
  await reset.getByLabel('New password').fill('harbour zinc lamp');
  await reset.getByRole('button', { name: 'Save password' }).click();
  await expect(second.getByRole('dialog', { name: 'Log in' })).toContainText('Password changed.');

  await password(dialog).fill('harbour zinc lamp');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Deposit' })).toBeVisible();
});

test('AU-06 AU-17 AU-20 after four failed attempts only a new password by link works, once @phone', async ({
  page,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/40[013]|410/);
  const player = await newPlayer({ marketId: 'row' });
  await recordInteractions(page);
  await page.goto('/');
  const dialog = await openLogin(page);
  const failWith = async (left: string) => {
    await dialog.getByLabel('Username', { exact: true }).fill(player.username);
    await password(dialog).fill('not-the-password');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog.getByRole('alert')).toContainText(left);
  };
  for (const left of ['3 attempts left.', '2 attempts left.', '1 attempt left.']) await failWith(left);
  // The service counts, so a page that was loaded again knows as much.
  await page.reload();
  await openLogin(page);
  await failWith('No attempts left.');
  await expect(dialog.getByRole('alert')).toContainText('Try again in 15 minutes.');
  await expectAccessible(page);
  // The correct password is refused by the form and by the server, which does not know the form’s state.
  await password(dialog).fill(player.password);
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect(password(dialog)).toHaveAttribute('type', 'text');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No attempts left.');
  const response = await page.evaluate(async ({ username, password: secret }) => {
    const sent = await fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-by': 'foyer' },
      body: JSON.stringify({ username, password: secret, firstPartyBlackBox: '', thirdPartyBlackBox: '' }),
    });
    return [sent.status, ((await sent.json()) as { code?: number }).code];
  }, player);
  expect(response).toEqual([401, 10429]);

  await dialog.getByRole('alert').getByRole('button', { name: 'Choose a new password' }).click();
  const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(forgot.getByLabel('Username', { exact: true })).toHaveValue(player.username);
  await forgot.getByRole('button', { name: 'Send link' }).click();
  await expect(forgot.getByRole('status')).toContainText('If this username belongs to an account');
  await expectAccessible(page);
  await forgot.getByRole('button', { name: 'Back to log in' }).click();
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  expect(await loginActions(page)).toEqual([
    // Since the reload.
    'submit',
    'failed',
    'showPassword',
    'submit',
    'failed',
    'forgotPassword',
    'openRegistration',
  ]);

  const [message] = await sandbox.outbox(player.username);
  await page.goto('about:blank');
  await page.goto(message?.link ?? '');
  const reset = page.getByRole('dialog', { name: 'Choose a new password' });
  await reset.getByLabel('New password').fill('password123');
  await reset.getByRole('button', { name: 'Save password' }).click();
  await expect(reset).toContainText('This password is easy to guess.');
  await expectAccessible(page);
  expect(new URL(page.url()).hash).toBe('');
  await reset.getByLabel('New password').fill('harbour zinc lamp');
  await reset.getByRole('button', { name: 'Save password' }).click();
  await expect(dialog).toContainText('Password changed.');
  await dialog.getByLabel('Username', { exact: true }).fill(player.username);
  await password(dialog).fill('harbour zinc lamp');
  await password(dialog).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('€1,000.00').first()).toBeVisible();

  // While logged in, a reset link is not used directly: the player changes the password with the old one or logs out
  // first.
  await page.goto('about:blank');
  await page.goto(message?.link ?? '');
  const loggedIn = page.getByRole('dialog', { name: 'You are logged in' });
  await loggedIn.getByRole('button', { name: 'Change password' }).click();
  const change = page.getByRole('dialog', { name: 'Change password' });
  await change.getByLabel('Current password').fill('not the one');
  await change.getByLabel('New password').fill('quiet copper door');
  await change.getByRole('button', { name: 'Save new password' }).click();
  await expect(change.getByLabel('Current password')).toHaveAccessibleDescription(
    'Your current password is incorrect. Try again.',
  );
  await expectAccessible(page);
  await change.getByLabel('Current password').fill('harbour zinc lamp');
  await change.getByRole('button', { name: 'Save new password' }).click();
  await expect(change.getByRole('status')).toContainText('Your other devices are logged out.');
  await change.getByRole('button', { name: 'Close' }).last().click();
  await page.goto('about:blank');
  await page.goto(message?.link ?? '');
  await loggedIn.getByRole('button', { name: 'Log out and use link' }).click();
  await reset.getByLabel('New password').fill('another zinc lamp');
  await reset.getByRole('button', { name: 'Save password' }).click();
  await expect(reset.getByRole('alert')).toContainText('This link no longer works.');
});

test('AU-15 AU-17 a remembered username is prefilled until unchecked and not readable by scripts @desktop', async ({
  page,
  context,
  newPlayer,
  sites,
}) => {
  await chooseCookies(context, [sites.regency], ['C0003']);
  const player = await newPlayer({ marketId: 'row' });
  await recordInteractions(page);
  await page.goto('/');
  const dialog = await openLogin(page);
  await dialog.getByLabel('Remember my username').check();
  await dialog.getByLabel('Username', { exact: true }).fill(player.username);
  await password(dialog).fill(player.password);
  const stored = page.waitForResponse('**/api/remember-username');
  await password(dialog).press('Enter');
  await expect(dialog).toBeHidden();
  await stored;
  const cookie = (await context.cookies()).find(({ name }) => name === 'foyer-username');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  expect(decodeURIComponent(cookie?.value ?? '')).not.toContain(player.username);
  expect(await page.evaluate(() => document.cookie + JSON.stringify({ ...window.localStorage }))).not.toContain(
    'foyer-username',
  );

  await logOut(page);
  await openLogin(page);
  await expect(dialog.getByLabel('Username', { exact: true })).toHaveValue(player.username);
  await expect(dialog.getByLabel('Remember my username')).toBeChecked();
  await expect(password(dialog)).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await loginActions(page)).toEqual(['submit', 'success', 'close']);
  await openLogin(page);
  await dialog.getByLabel('Remember my username').uncheck();
  await password(dialog).fill(player.password);
  const forgotten = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/api/remember-username') && (response.request().postData() ?? '').includes('"post"'),
  );
  await password(dialog).press('Enter');
  await forgotten;
  await expect(dialog).toBeHidden();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('foyer-username');
});

test('a token stolen from storage does not work in another browser @desktop @all', async ({
  page,
  browser,
  baseURL,
  newPlayer,
}) => {
  await openAsPlayer(page, '/', await newPlayer({ marketId: 'row' }));
  const stolen = await page.evaluate(() => Object.entries({ ...window.sessionStorage }) as [string, string][]);
  const visible = await page.evaluate(() => document.cookie);
  expect(visible).not.toContain('sid');
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });
  const thief = await elsewhere.newPage();
  await thief.goto('/');
  const statuses = await thief.evaluate(async (entries) => {
    const held = new Map(entries);
    const statusOf = async (path: string, token: string, body?: object) =>
      (
        await fetch(path, {
          method: body ? 'POST' : 'GET',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-requested-by': 'foyer' },
          ...(body && { body: JSON.stringify(body) }),
        })
      ).status;
    const user = held.get('mgsUserToken') ?? '';
    const [refreshToken] = JSON.parse(held.get('refreshTokens') ?? '[]') as string[];
    return [
      await statusOf('/api/details', user),
      await statusOf('/api/session-summary', user),
      await statusOf('/api/refresh-token', user, { numLaunchTokens: 10, refreshToken }),
    ];
  }, stolen);
  expect(statuses).toEqual([401, 401, 401]);
  await elsewhere.close();
  await page.reload();
  await expect(page.getByText('€1,000.00').first()).toBeVisible();
});

test('AU-01 a login without the code of players loads the page again, as the player’s @desktop @all', async ({
  page,
  newPlayer,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource/);
  const player = await newPlayer();
  let isBroken = true;
  await page.route(/\/assets\/player-start-/, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/help');
  const failed = page.waitForEvent('requestfailed');
  const dialog = await openLogin(page);
  await failed;
  // Until then the code is missing, also for browsers that import a failed module again.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isBroken = false;
  });
  await dialog.getByLabel('Username', { exact: true }).fill(player.username);
  await password(dialog).fill(player.password);
  const load = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await load;
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByText('1,000.00')).toBeVisible();
});
