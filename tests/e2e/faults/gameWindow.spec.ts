import { startBreakableStack, type BreakableStack } from '../../support/breakableStack.ts';
import { expect, expectAccessible, openAsPlayer, test } from '../support/fixtures.ts';
import { slotWith } from '../support/gameKinds.ts';
import { gameFrame, minorUnits } from '../support/play.ts';
import { createSandbox } from '../support/sandbox.ts';

test('UI-02 a game whose facts cannot be loaded says so, with a way to try again', async ({
  page,
  sandbox,
  stack,
  consoleGuard,
}) => {
  consoleGuard.expect(/503/);
  const id = (await slotWith(stack.sandboxPort, 'three-reels')).GameGroupId;
  await sandbox.faults({ set: [{ target: 'gameById', kind: '503' }] });
  await page.goto(`/game/${id}`);
  await expect(page.getByRole('heading', { name: 'We can’t load this game right now' })).toBeVisible();
  await sandbox.faults({ clear: true });
  await page
    .getByRole('link', { name: 'Try again' })
    .or(page.getByRole('button', { name: 'Try again' }))
    .click();
  await expect(page.getByRole('heading', { name: /^Game not|can’t load/ })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

const breakable = test.extend<{ stackToBreak: BreakableStack; origin: string }>({
  stackToBreak: async ({ consoleGuard }, use) => {
    consoleGuard.expect(/Failed to load resource/);
    // The page keeps requesting its messages while the sandbox is away.
    consoleGuard.allow(/WebSocket connection to 'ws:\/\/hub\./);
    const stack = await startBreakableStack();
    await use(stack);
    await stack.stop();
  },
  origin: async ({ stackToBreak }, use) => use(`http://regency.localhost:${stackToBreak.webPort}`),
});

breakable(
  'GM-08 GM-09 a round survives a killed sandbox, is shown when it is back and is booked once',
  async ({ page, stackToBreak, origin }) => {
    const sandbox = createSandbox(stackToBreak.sandboxPort);
    const player = await sandbox.newPlayer();
    await openAsPlayer(page, `${origin}/game/41000`, player);
    const spin = gameFrame(page).getByRole('button', { name: 'Spin' });
    await expect(spin).toBeEnabled();
    // The server settles the round and is killed before it responds.
    let isKilled = false;
    await page.route(/\/rounds$/, async (route) => {
      if (isKilled) return route.continue();
      isKilled = true;
      // The browser itself resolves names below localhost.
      const address = new URL(route.request().url());
      await route.fetch({
        url: `http://127.0.0.1:${address.port}${address.pathname}`,
        headers: { ...(await route.request().allHeaders()), host: address.host },
      });
      await stackToBreak.killSandbox();
      return route.abort();
    });
    await spin.click();
    const alert = page.getByRole('alert').filter({ hasText: 'Connection lost' });
    await expect(alert).toBeVisible({ timeout: 40_000 });
    await expect(alert).toContainText('Your last round is saved');
    await expect(alert.getByRole('link', { name: 'Lobby' })).toBeVisible();
    await expectAccessible(page);

    await stackToBreak.restartSandbox();
    await alert.getByRole('button', { name: 'Reload game' }).click();
    await expect(spin).toBeEnabled({ timeout: 20_000 });
    await expect(
      gameFrame(page)
        .getByText(/last round/i)
        .first(),
    ).toBeAttached();
    const { balance, history } = await sandbox.books({ userId: player.userId });
    expect((history as { kind: string }[]).filter(({ kind }) => kind === 'stake')).toHaveLength(1);
    // The session summary is requested again when the page becomes visible.
    await page.reload();
    await expect(spin).toBeEnabled({ timeout: 20_000 });
    await expect
      .poll(async () => minorUnits(await page.locator('[data-figure=net] dd').innerText()))
      .toBe((balance ?? 0) - 100_000);
  },
);

test('GM-08 a game that stops responding shows an error with buttons to reload and to leave', async ({
  page,
  newPlayer,
  consoleGuard,
}) => {
  // An empty page in place of the game has the origin of its parent.
  consoleGuard.expect(/can escape its sandboxing/);
  await page.clock.install();
  await openAsPlayer(page, '/game/41000', await newPlayer());
  const spin = gameFrame(page).getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled();
  // The frame is present, but sends no messages any more.
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => (frame.src = 'about:blank'));
  await page.clock.fastForward(31_000);
  const alert = page.getByRole('alert').filter({ hasText: 'Connection lost' });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Reload game' }).click();
  await expect(spin).toBeEnabled();
  await expect(alert).toHaveCount(0);
});

test('a slow launch says so after eight seconds, and the player can wait or leave', async ({ page, newPlayer }) => {
  await openAsPlayer(page, '/', await newPlayer());
  const waited = Promise.withResolvers<void>();
  await page.route('**/api/launch/**', async (route) => {
    await waited.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/game/41000');
  await expect(page.getByRole('toolbar', { name: 'Game bar' })).toBeVisible();
  await expect(page.getByText('Starting', { exact: true })).toBeVisible();
  await page.clock.fastForward(9000);
  await expect(page.getByText(/taking longer than usual/i)).toBeVisible();
  await expectAccessible(page);
  // Again, because the first launch may have reached its deadline meanwhile.
  await page.reload();
  await expect(page.getByText('Starting', { exact: true })).toBeVisible();
  // Nine seconds more. The launch must not reach its deadline before the press.
  await page.clock.pauseAt(Date.now() + 18_000);
  await page.getByRole('button', { name: 'Keep waiting' }).click();
  await page.clock.resume();
  waited.resolve();
  await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeEnabled({ timeout: 15_000 });
  await expect(page.getByText(/taking longer than usual/i)).toHaveCount(0);
});

test('GM-02 a failed launch opens no game, explains why and offers three similar games', async ({
  page,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource/);
  await openAsPlayer(page, '/help', await newPlayer());
  for (const [kind, text] of [
    ['refused', /nothing was staked/i],
    ['503', /under maintenance/i],
    ['malformed', /nothing was staked/i],
  ] as const) {
    await test.step(kind, async () => {
      await sandbox.faults({ clear: true, set: [{ target: 'launch', kind }] });
      await page.goto('/game/41000');
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible({ timeout: 15_000 });
      await expect(page.locator('iframe')).toHaveCount(0);
      const alike = page
        .getByRole('region')
        .getByRole('list')
        .filter({ has: page.getByRole('link') });
      await expect(alike.first().getByRole('link')).toHaveCount(3);
      await expectAccessible(page);
    });
  }
});

test('GM-07 a game with unknown metering opens in the rest of the world but not in the UK', async ({
  page,
  newPlayer,
  sandbox,
  sites,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource/);
  await sandbox.faults({ set: [{ target: 'isGameMetered', kind: '503' }] });
  await openAsPlayer(page, '/game/41000', await newPlayer());
  await expect(page.getByRole('alert').filter({ hasText: /timed/i })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await openAsPlayer(page, `${sites.aurora}/game/41000`, await newPlayer({ brand: 'aurora', marketId: 'row' }));
  await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
});

test('GM-02 a game under maintenance states when it is back and offers similar games', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  await sandbox.maintenance({ set: [{ gameId: 41_185, minutes: 60 }] });
  await openAsPlayer(page, '/game/41185', await newPlayer());
  await expect(page.getByText(/^Back at \d\d:\d\d$/).first()).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('list').getByRole('link')).toHaveCount(3);
  await expectAccessible(page);
  await sandbox.maintenance({ clear: true });
});

test('GM-07 the end of a metered session is stored if it cannot be sent, and sent after a reload', async ({
  page,
  newPlayer,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource/);
  await page.route(/\/api\/metered\/module\//, (route) => route.fulfill({ json: { isGameMetered: true } }));
  const session = { id: 'A'.repeat(22), gameGroupId: 41_000, startedAt: 1, endedAt: null, staked: 0, won: 0 };
  await page.route(/\/api\/metered\/start$/, (route) => route.fulfill({ json: session }));
  await openAsPlayer(page, '/game/41000', await newPlayer());
  await expect(page.locator('iframe')).toBeVisible();
  let isBack = false;
  await page.route(/\/api\/metered\/[\w-]{22}\/end$/, (route) =>
    isBack ? route.fulfill({ json: { ...session, endedAt: 2 } }) : route.abort(),
  );
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(`/${session.id}/end`));
  await page.getByRole('button', { name: 'Close game' }).click();
  await failed;
  const stored = () => page.evaluate(() => window.localStorage.getItem('foyer-metered-ends'));
  await expect.poll(stored).toBe(JSON.stringify([session.id]));
  const sent = page.waitForRequest((request) => request.url().endsWith(`/api/metered/${session.id}/end`));
  isBack = true;
  await page.reload();
  await sent;
  await expect.poll(stored).toBeNull();
});
