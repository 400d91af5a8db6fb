import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { withMotion } from './support/devices.ts';
import { expect, expectAccessible, openAsPlayer, test } from './support/fixtures.ts';
import { slotWith } from './support/gameKinds.ts';
import { gameFrame } from './support/play.ts';

const slot = 41_000;

/**
 * Replies to the next rounds with one spin of this payout at a stake of £1.00. Call it before the game opens: a frame
 * that is still loading would send its first round to the service.
 */
async function replyWithWin(page: Page, win: number): Promise<void> {
  const positions = [0, 1, 2].map((reel) => [reel, 1]);
  const step = {
    kind: 'spin',
    grid: ['BAB', 'CAC', 'DAD', 'BCD', 'CDB'],
    wins: [{ symbol: 'A', count: 3, line: 1, ways: 1, amount: win, positions }],
    multiplier: 1,
    freeSpinsWon: 0,
    coins: [],
    respinsLeft: 0,
    win,
  };
  await page.route('**/rounds', (route) =>
    route.fulfill({
      json: {
        roundId: randomUUID(),
        stake: 100,
        win,
        jackpotWin: 0,
        balance: 99_900 + win,
        shown: { steps: [step] },
      },
    }),
  );
  await page.route('**/rounds/seen', (route) => route.fulfill({ json: { seen: true } }));
}

test('GM-05 sound is off at first, and the switch is remembered in this browser @all', async ({ page, newPlayer }) => {
  await openAsPlayer(page, `/game/${slot}`, await newPlayer());
  const sound = gameFrame(page).getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
});

test('GM-05 UI-03 quick stakes and the stepper choose the same stake @all', async ({ page, newPlayer }) => {
  await openAsPlayer(page, `/game/${slot}`, await newPlayer());
  const game = gameFrame(page);
  const stakes = game.getByRole('group', { name: 'Stakes' });
  await stakes.getByRole('button', { name: '£1.00' }).click();
  await expect(game.locator('.of-stake .value').first()).toHaveText('£1.00');
  await game.getByRole('button', { name: 'Raise stake' }).click();
  await expect(stakes.getByRole('button', { pressed: true })).toHaveText('£2.00');
});

for (const [market, country, currency] of [
  ['uk', 'GB', '£'],
  ['ca', 'CA', '$'],
] as const)
  test(
    `ON6d a payout of the stake is shown without glow, and a win above it with its line @${market}`,
    { tag: market === 'uk' ? [] : '@all' },
    async ({ page, newPlayer, stack }) => {
      await page.setExtraHTTPHeaders({ 'cf-ipcountry': country });
      const { GameGroupId } = await slotWith(stack.sandboxPort, 'lines-20');
      await replyWithWin(page, 100);
      await openAsPlayer(page, `/game/${GameGroupId}`, await newPlayer({ marketId: market }));
      const game = gameFrame(page);
      const spin = game.getByRole('button', { name: 'Spin' });
      await spin.click();
      await expect(game.locator('.notice')).toHaveText(`${currency}1.00 returned on a ${currency}1.00 stake.`);
      await expect(game.locator('main')).toHaveAttribute('data-outcome', 'none');
      await expect(game.locator('.win-line.quiet')).toHaveCount(1);
      await expect(game.locator('.reels.glowing')).toHaveCount(0);
      await expect(spin).toBeEnabled();
      await replyWithWin(page, 400);
      await spin.click();
      await expect(game.locator('main')).toHaveAttribute('data-outcome', 'win');
      await expect(game.locator('.win-line.colour-0')).toHaveCount(1);
      await expect(game.locator('.of-win .value')).toHaveText(`${currency}4.00`);
    },
  );

test.describe('with motion', () => {
  test.use(withMotion);
  for (const [clauses, market, country, outcome] of [
    ['no-UK9a no-ON5', 'row', 'FR', 'bigWin'],
    ['UK9a', 'uk', 'GB', 'win'],
    ['ON5', 'ca', 'CA', 'win'],
  ] as const)
    test(
      `${clauses} fifteen stakes are shown as ${outcome} @${market}`,
      { tag: market === 'uk' ? [] : '@all' },
      async ({ page, newPlayer }) => {
        await page.setExtraHTTPHeaders({ 'cf-ipcountry': country });
        await replyWithWin(page, 1500);
        await openAsPlayer(page, `/game/${slot}`, await newPlayer({ marketId: market }));
        const game = gameFrame(page);
        await game.getByRole('button', { name: 'Spin' }).click();
        await expect(game.locator('main')).toHaveAttribute('data-outcome', outcome);
        await expect(game.locator('.big-win')).toBeVisible({ visible: outcome === 'bigWin' });
        await expect(game.locator('.of-win .value')).toHaveText(/15\.00$/);
      },
    );
});
