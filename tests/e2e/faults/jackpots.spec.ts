import type { Page, Request } from '@playwright/test';
import { startStack } from '../../stack.ts';
import { desktop, phone, withMotion } from '../devices.ts';
import { expect, layoutShift, openAsPlayer, test } from '../fixtures.ts';
import { figureOf, jackpotBand, jackpotCell } from '../jackpotBand.ts';
import { createSandbox } from '../sandbox.ts';
import type { Sandbox } from '../sandbox.ts';

const pollMs = 10_000;
const mega = 'Mega jackpot';

// Figures that step are what this is about.
test.use(withMotion);

interface Pot {
  type: string;
  amount: number;
  lastWon: object | null;
  gameIds: number[];
}
/** A pot as the web server knows it, which keeps answers for some seconds. */
const potOf = (page: Page, wanted: string): Promise<Pot | undefined> =>
  page.evaluate(
    async (type) =>
      ((await (await fetch('/api/jackpots')).json()) as { pots: Pot[] }).pots.find((pot) => pot.type === type),
    wanted,
  );

/** Makes the first jackpot this amount and waits until the web server knows it. */
async function grow(page: Page, sandbox: Sandbox, amount: number): Promise<void> {
  await sandbox.jackpots({ set: { type: 'megaMoolah', amount } });
  await expect.poll(async () => (await potOf(page, 'megaMoolah'))?.amount).toBe(amount);
}

/** Lets the page's time run until its next question, and waits for the answer. */
async function nextResponse(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/api\/jackpots/);
  const asked: string[] = [];
  const hear = (request: Request) => void (/\/api\/jackpots/.test(request.url()) && asked.push(request.url()));
  page.on('request', hear);
  // Then time stands still: figures that an answer moves while it runs are at their end before anybody looks.
  for (let passed = 0; passed < pollMs && asked.length === 0; passed += 1000) await page.clock.runFor(1000);
  page.off('request', hear);
  await (await answered).finished();
}

/** Opens the page with its time in the test's hands. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install();
  const answered = page.waitForResponse(/\/api\/jackpots/);
  await page.goto(path);
  await (await answered).finished();
  await expect(jackpotCell(page, mega)).toContainText('£');
  await jackpotBand(page).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
}

// Each begins above the one before: an amount that sinks without a win is doubted for a minute.
for (const [name, device, base] of [
  ['desktop', desktop, 100_000_000],
  ['phone', phone, 300_000_000],
] as const) {
  test.describe(name, () => {
    test.use({ ...device, ...withMotion });

    test('LB-10 figures step towards the newest amount and never past it; a pause stills them; nothing moves', async ({
      page,
      sandbox,
    }) => {
      await sandbox.jackpots({ set: { type: 'megaMoolah', amount: base } });
      await openStill(page, '/jackpots');
      await grow(page, sandbox, base + 100_000);
      await nextResponse(page);
      const seen: number[] = [];
      const steps = async () => {
        await page.clock.runFor(1000);
        seen.push(await figureOf(page, mega));
        return new Set(seen).size;
      };
      // They step once the browser has said that they are in sight, at its own time.
      await expect.poll(steps).toBeGreaterThan(3);
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      expect(Math.max(...seen)).toBeLessThanOrEqual(base + 100_000);
      const badge = page
        .locator('[data-jackpot] .num')
        .filter({ hasText: new RegExp(`£${base / 100_000_000},00\\d,`) })
        .first();
      await jackpotBand(page).getByRole('button', { name: 'Pause the figures' }).click();
      const paused = await figureOf(page, mega);
      const worn = await badge.count();
      await page.clock.runFor(5000);
      expect(await figureOf(page, mega)).toBe(paused);
      expect(await badge.count()).toBe(worn);
      await jackpotBand(page).getByRole('button', { name: 'Pause the figures', pressed: true }).click();
      await page.clock.runFor(2 * pollMs);
      expect(await figureOf(page, mega)).toBe(base + 100_000);
      expect(await layoutShift(page)).toBe(0);
    });

    test('LB-10 figures that are older than a minute are muted and say from when they are; nothing moves, and they come back', async ({
      page,
      quiet,
    }) => {
      quiet.expect(/Failed to load resource/);
      await openStill(page, '/jackpots');
      await page.route('**/api/jackpots', (route) =>
        route.fulfill({ status: 504, json: { message: 'No Server Response' } }),
      );
      await nextResponse(page);
      await page.clock.runFor(80_000);
      await expect(jackpotCell(page, mega)).toContainText(/as of \d\d:\d\d/);
      await expect(jackpotCell(page, 'Must win: rapid')).toContainText(/as of \d\d:\d\d/);
      expect(await layoutShift(page)).toBe(0);
      await page.unrouteAll({ behavior: 'wait' });
      await nextResponse(page);
      await expect(jackpotCell(page, mega)).not.toContainText('as of');
      expect(await layoutShift(page)).toBe(0);
    });
  });
}

test('LB-10 with less motion asked for the figures step at most once a minute', async ({ page, sandbox }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const base = 500_000_000;
  await sandbox.jackpots({ set: { type: 'megaMoolah', amount: base } });
  await openStill(page, '/jackpots');
  await page.clock.pauseAt(new Date(Math.ceil((Date.now() + 120_000) / 60_000) * 60_000 + 1000));
  const before = await figureOf(page, mega);
  await grow(page, sandbox, base + 100_000);
  await nextResponse(page);
  await page.clock.runFor(40_000);
  expect(await figureOf(page, mega)).toBe(before);
  await page.clock.runFor(20_000);
  expect(await figureOf(page, mega)).toBe(base + 100_000);
});

test('LB-10 jackpots that never came leave their room and a sentence, and everything else stands', async ({
  page,
  quiet,
}) => {
  test.setTimeout(60_000);
  quiet.expect(/Failed to load resource/);
  // Another pair: this one remembers figures of earlier tests, and shows them.
  const stack = await startStack();
  const sandbox = createSandbox(stack.platformPort);
  try {
    await sandbox.faults({
      set: [
        { target: 'progressiveJackpots', kind: 'refused' },
        { target: 'mustWinJackpots', kind: 'refused' },
      ],
    });
    await page.goto(`http://regency.localhost:${stack.webPort}/jackpots`);
    await expect(page.getByText('The jackpots did not come.')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('region', { name: 'Jackpot games' }).getByRole('listitem').first()).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  } finally {
    await stack.stop();
  }
});

test('LB-10 a jackpot that a round wins begins low again, and says so', async ({ page, sandbox }) => {
  await sandbox.jackpots({ set: { type: 'wowPot', amount: 90_000_000 } });
  await openStill(page, '/jackpots');
  await expect.poll(async () => (await potOf(page, 'wowPot'))?.amount).toBe(90_000_000);
  await nextResponse(page);
  const gameGroupId = (await potOf(page, 'wowPot'))?.gameIds[0] ?? 0;
  await sandbox.jackpots({ set: { type: 'wowPot', winNext: true } });
  await sandbox.simulatedRounds({ count: 1, gameGroupId, market: { brand: 'regency', marketId: 'uk' } });
  await expect.poll(async () => (await potOf(page, 'wowPot'))?.lastWon).not.toBeNull();
  await nextResponse(page);
  await expect(jackpotCell(page, 'Grand pot')).toContainText('Won today');
  await page.clock.runFor(1000);
  expect(await figureOf(page, 'Grand pot')).toBeLessThan(90_000_000);
});

test('LB-10 flags: without the revamped look a row of text, without the game-card ticker no badges and no figures on tiles', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const stack = await startStack({ webEnv: { FLAGS: 'revampedJackpotTicker=off gameCardJackpotTicker=off' } });
  try {
    await page.goto(`http://regency.localhost:${stack.webPort}/jackpots`);
    await expect(jackpotCell(page, mega)).toContainText(/£[\d,]+\.\d\d/);
    const box = await jackpotBand(page).boundingBox();
    expect(box?.height).toBeLessThan(60);
    await expect(jackpotBand(page).getByRole('button', { name: 'Pause the figures' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('li [data-jackpot] .num')).toHaveCount(0);
    expect(await layoutShift(page)).toBe(0);
  } finally {
    await stack.stop();
  }
});

test('LB-10 a player is told the amounts in their own currency, whatever market the page is of', async ({
  page,
  newPlayer,
}) => {
  await openAsPlayer(page, '/jackpots', await newPlayer({ marketId: 'row' }));
  await expect(jackpotCell(page, mega)).toContainText(/€[\d,]+\.\d\d/);
});
