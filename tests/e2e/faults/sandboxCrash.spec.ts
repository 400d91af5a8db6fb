import { startBreakableStack, type BreakableStack } from '../../support/breakableStack.ts';
import { expect, openAsPlayer, test as base } from '../support/fixtures.ts';
import { createSandbox } from '../support/sandbox.ts';

/** Each test has its own processes, because it kills one of them. */
const test = base.extend<{ breakable: BreakableStack; origin: string }>({
  breakable: async ({ consoleGuard }, use) => {
    consoleGuard.expect(/Failed to load resource/);
    // A player’s page keeps trying to connect its socket.
    consoleGuard.allow(/WebSocket connection to 'ws:\/\/hub\./);
    // The flag stream also retries. While it starts, the sandbox responds with 503 without cross-origin headers.
    consoleGuard.allow(/http:\/\/flags\.localhost:\d+\/eval\/.* blocked by CORS policy/);
    const stack = await startBreakableStack();
    await use(stack);
    await stack.stop();
  },
  origin: async ({ breakable }, use) => use(`http://regency.localhost:${breakable.webPort}`),
});

test('PG-09 HT-05 a sandbox killed during a page load gives a styled error page until it is back', async ({
  page,
  breakable,
  origin,
  consoleGuard,
}) => {
  consoleGuard.expect(/503/);
  const sandbox = createSandbox(breakable.sandboxPort);
  await page.goto(origin);
  // The process that should respond is killed during the page look-up.
  await sandbox.faults({ set: [{ target: 'pageLookup', kind: 'slow', delayMs: 4000 }] });
  const requested = page.waitForRequest(`${origin}/help`);
  const loading = page.goto(`${origin}/help`);
  await requested;
  await breakable.killSandbox();
  const unavailable = await loading;
  expect([unavailable?.status(), unavailable?.headers()['retry-after']]).toEqual([503, '10']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t load this right now');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(/play money/i);
  // Cached pages are still available.
  await page.goto(origin);
  await expect(page.getByRole('main').getByRole('link', { name: 'Create account' })).toBeVisible();

  await breakable.restartSandbox();
  // An incomplete page is cached for ten seconds. The first request after that gets the complete one.
  breakable.moveWebClock(10_001);
  expect((await page.goto(`${origin}/help`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help?');
});

test('HT-05 GM-02 a player keeps session, favourites and balance when the sandbox is killed and restarted', async ({
  page,
  breakable,
  origin,
}) => {
  const sandbox = createSandbox(breakable.sandboxPort);
  const player = await sandbox.newPlayer();
  await openAsPlayer(page, origin, player);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /favourite/i })
    .first();
  const saved = page.waitForResponse((response) => /\/api\/favourites\/\d+/.test(response.url()) && response.ok());
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await saved;
  const token = await page.evaluate(() => window.sessionStorage.getItem('mgsUserToken'));

  await breakable.killSandbox();
  await page.reload();
  await expect(page.getByRole('tablist').first()).toBeVisible();
  expect(await page.evaluate(() => window.sessionStorage.getItem('mgsUserToken'))).toBe(token);

  await breakable.restartSandbox();
  await page.goto(`${origin}/game/41000`);
  await expect(page.locator('iframe')).toBeVisible();
  await page.goto(origin);
  await expect(page.getByText('£1,000.00').first()).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /favourite/i })
      .first(),
  ).toHaveAttribute('aria-pressed', 'true');
  expect((await sandbox.books({ userId: player.userId })).balance).toBe(100_000);
});
