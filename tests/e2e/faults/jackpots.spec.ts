import type { Page, Request } from '@playwright/test';
import { startStack } from '../../support/stack.ts';
import { closePages } from '../support/closePages.ts';
import { desktop, phone, withMotion } from '../support/devices.ts';
import { expect, expectNoLayoutShift, openAsPlayer, test } from '../support/fixtures.ts';
import { displayedJackpot, jackpotBand, jackpotCell } from '../support/jackpotBand.ts';
import { createSandbox } from '../support/sandbox.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { untilQuiet } from '../support/untilConnected.ts';

const pollIntervalMs = 10_000;
const mega = 'Mega jackpot';

// These tests are about animated amounts.
test.use(withMotion);

interface Pot {
  type: string;
  amount: number;
  lastWon: object | null;
  gameIds: number[];
}
/** A pot as the web server knows it. The server caches responses for some seconds. */
const potOf = (page: Page, wanted: string): Promise<Pot | undefined> =>
  page.evaluate(
    async (type) =>
      ((await (await fetch('/api/jackpots')).json()) as { pots: Pot[] }).pots.find((pot) => pot.type === type),
    wanted,
  );

/** Sets the amount of the first jackpot and waits until the web server has it. */
async function grow(page: Page, sandbox: Sandbox, amount: number): Promise<void> {
  await sandbox.jackpots({ set: { type: 'megaMoolah', amount } });
  await expect.poll(async () => (await potOf(page, 'megaMoolah'))?.amount).toBe(amount);
}

/** Runs the page’s clock until its next request, and waits for the response to that request. */
async function nextResponse(page: Page): Promise<void> {
  const sent: Request[] = [];
  const next = page.waitForRequest(/\/api\/jackpots/);
  void next.then((request) => sent.push(request));
  // The clock then stops, because the animation would otherwise end before the test reads the amounts.
  for (let passed = 0; passed < pollIntervalMs && sent.length === 0; passed += 1000) await page.clock.runFor(1000);
  const response = await (await next).response();
  await response?.finished();
}

/** Opens the page with a controlled clock. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  const responsePromise = page.waitForResponse(/\/api\/jackpots/);
  await page.goto(path);
  await (await responsePromise).finished();
  await expect(jackpotCell(page, mega)).toContainText('£');
  await jackpotBand(page).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Opens the page of jackpots. Its first response may still have the amount of the test before. */
async function openWithAmount(page: Page, sandbox: Sandbox, amount: number): Promise<void> {
  await openWithClock(page, '/jackpots');
  await grow(page, sandbox, amount);
  await nextResponse(page);
}

// Each test starts above the previous amount, because the page distrusts an amount that falls without a win for a
// minute.
for (const [name, device, base] of [
  ['desktop', desktop, 100_000_000],
  ['phone', phone, 300_000_000],
] as const) {
  test.describe(name, () => {
    test.use({ ...device, ...withMotion });

    test('LB-10 amounts step towards the newest amount, stop while paused and cause no layout shift', async ({
      page,
      sandbox,
    }) => {
      await openWithAmount(page, sandbox, base);
      await grow(page, sandbox, base + 100_000);
      await nextResponse(page);
      const seen: number[] = [];
      const steps = async () => {
        await page.clock.runFor(1000);
        seen.push(await displayedJackpot(page, mega));
        return new Set(seen).size;
      };
      // The amounts start stepping once the browser reports them as visible.
      await expect.poll(steps).toBeGreaterThan(3);
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      expect(Math.max(...seen)).toBeLessThanOrEqual(base + 100_000);
      const badge = page
        .locator('[data-jackpot] .num')
        .filter({ hasText: new RegExp(`£${base / 100_000_000},00\\d,`) })
        .first();
      await jackpotBand(page).getByRole('button', { name: 'Pause jackpots' }).click();
      const paused = await displayedJackpot(page, mega);
      const shownBadges = await badge.count();
      await page.clock.runFor(5000);
      expect(await displayedJackpot(page, mega)).toBe(paused);
      expect(await badge.count()).toBe(shownBadges);
      await jackpotBand(page).getByRole('button', { name: 'Pause jackpots', pressed: true }).click();
      await page.clock.runFor(2 * pollIntervalMs);
      expect(await displayedJackpot(page, mega)).toBe(base + 100_000);
      await expectNoLayoutShift(page);
    });

    test('LB-10 amounts older than a minute are muted with their time, and recover', async ({ page, consoleGuard }) => {
      consoleGuard.expect(/Failed to load resource/);
      await openWithClock(page, '/jackpots');
      await page.route('**/api/jackpots', (route) =>
        route.fulfill({ status: 504, json: { message: 'No Server Response' } }),
      );
      await nextResponse(page);
      await page.clock.runFor(80_000);
      await expect(jackpotCell(page, mega)).toContainText(/as of \d\d:\d\d/);
      await expect(jackpotCell(page, 'Rapid jackpot')).toContainText(/as of \d\d:\d\d/);
      await expectNoLayoutShift(page);
      await page.unrouteAll({ behavior: 'wait' });
      await nextResponse(page);
      await expect(jackpotCell(page, mega)).not.toContainText('as of');
      await expectNoLayoutShift(page);
    });
  });
}

test('LB-10 amounts step at most once a minute with reduced motion', async ({ page, sandbox }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const base = 500_000_000;
  await openWithAmount(page, sandbox, base);
  await page.clock.pauseAt(new Date(Math.ceil((Date.now() + 120_000) / 60_000) * 60_000 + 1000));
  const before = await displayedJackpot(page, mega);
  await grow(page, sandbox, base + 100_000);
  await nextResponse(page);
  await page.clock.runFor(40_000);
  expect(await displayedJackpot(page, mega)).toBe(before);
  await page.clock.runFor(20_000);
  expect(await displayedJackpot(page, mega)).toBe(base + 100_000);
});

test('LB-10 missing jackpots keep their space and show a message', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/Failed to load resource/);
  // A separate stack, because this one has cached amounts of earlier tests.
  const stack = await startStack();
  const sandbox = createSandbox(stack.sandboxPort);
  try {
    await sandbox.faults({
      set: [
        { target: 'progressiveJackpots', kind: 'refused' },
        { target: 'mustWinJackpots', kind: 'refused' },
      ],
    });
    await page.goto(`http://regency.localhost:${stack.webPort}/jackpots`);
    await expect(page.getByText('We can’t load jackpots right now. Try again in a moment.')).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByRole('region', { name: 'Jackpot games' }).getByRole('listitem').first()).toBeVisible();
    await expectNoLayoutShift(page);
  } finally {
    await closePages(page);
    await stack.stop();
  }
});

test('LB-10 a won jackpot restarts at its seed and shows the win', async ({ page, sandbox }) => {
  await sandbox.jackpots({ set: { type: 'wowPot', amount: 90_000_000 } });
  await openWithClock(page, '/jackpots');
  await expect.poll(async () => (await potOf(page, 'wowPot'))?.amount).toBe(90_000_000);
  await nextResponse(page);
  const gameGroupId = (await potOf(page, 'wowPot'))?.gameIds[0] ?? 0;
  await sandbox.jackpots({ set: { type: 'wowPot', winNext: true } });
  await sandbox.simulatedRounds({ count: 1, gameGroupId, market: { brand: 'regency', marketId: 'uk' } });
  await expect.poll(async () => (await potOf(page, 'wowPot'))?.lastWon).not.toBeNull();
  await nextResponse(page);
  await expect(jackpotCell(page, 'Grand jackpot')).toContainText('Won today');
  await expect(jackpotCell(page, 'Grand jackpot')).toContainText(/Just won: £900,\d{3} in \S/);
  await page.clock.runFor(1000);
  expect(await displayedJackpot(page, 'Grand jackpot')).toBeLessThan(90_000_000);
});

test('LB-10 the flags switch to a plain row and remove badges and amounts from tiles', async ({ page }) => {
  const stack = await startStack({ webEnv: { FLAGS: 'revampedJackpotTicker=off gameCardJackpotTicker=off' } });
  try {
    await page.goto(`http://regency.localhost:${stack.webPort}/jackpots`);
    await expect(jackpotCell(page, mega)).toContainText(/£[\d,]+\.\d\d/);
    const box = await jackpotBand(page).boundingBox();
    expect(box?.height).toBeLessThan(60);
    await expect(jackpotBand(page).getByRole('button', { name: 'Pause jackpots' })).toBeVisible();
    await untilQuiet(page);
    await expect(page.locator('li [data-jackpot] .num')).toHaveCount(0);
    await expectNoLayoutShift(page);
  } finally {
    await closePages(page);
    await stack.stop();
  }
});

test('LB-10 a player sees amounts in their own currency in any market', async ({ page, newPlayer }) => {
  await openAsPlayer(page, '/jackpots', await newPlayer({ marketId: 'row' }));
  await expect(jackpotCell(page, mega)).toContainText(/€[\d,]+\.\d\d/);
});
