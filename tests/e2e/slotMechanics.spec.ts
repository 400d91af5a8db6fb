import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAsPlayer, test } from './support/fixtures.ts';
import { slotWith } from './support/gameKinds.ts';
import { gameFrame, minorUnits, playRound } from './support/play.ts';

/** A feature that identifies each mechanic, and a text of its rules. */
const mechanics = [
  ['lines-20', 'Five reels, three rows and 20 fixed lines'],
  ['ways-243', 'up to 243 ways'],
  ['tumbling', 'Symbols that paid disappear'],
  ['hold-respins', 'are held and start 3 respins'],
  ['three-reels', 'Three reels, three rows and 5 fixed lines'],
] as const;

/** Expects respins one after another, held coins that stay, and a sentence that counts them. */
async function expectRespins(page: Page): Promise<void> {
  const frame = gameFrame(page);
  const coins = [0, 1, 2].flatMap((reel) => [0, 1].map((row) => ({ position: [reel, row], amount: 20 })));
  const step = { wins: [], multiplier: 1, freeSpinsWon: 0, win: 0 };
  await page.route('**/rounds', async (route) => {
    const steps = [
      { ...step, kind: 'spin', grid: ['$$A', '$$B', '$$C', 'ABC', 'DEF'], coins, respinsLeft: 3 },
      {
        ...step,
        kind: 'respin',
        grid: ['$$-', '$$-', '$$-', '---', '--$'],
        coins: [...coins, { position: [4, 2], amount: 200 }],
        respinsLeft: 3,
      },
      {
        ...step,
        kind: 'respin',
        grid: ['$$-', '$$-', '$$-', '---', '--$'],
        coins: [...coins, { position: [4, 2], amount: 200 }],
        respinsLeft: 0,
        win: 320,
      },
    ];
    await route.fulfill({
      json: { roundId: randomUUID(), stake: 20, win: 320, jackpotWin: 0, balance: 100_300, shown: { steps } },
    });
  });
  await page.route('**/rounds/seen', (route) => route.fulfill({ json: { seen: true } }));
  await frame.getByRole('button', { name: 'Spin' }).click();
  await expect(frame.locator('.notice')).toHaveText('6 coins held. 3 respins.');
  await expect(frame.getByRole('status')).toHaveText('6 coins held. 3 respins.');
  await expect(frame.locator('.coin.held')).toHaveText(['£0.20', '£0.20', '£0.20', '£0.20', '£0.20', '£0.20', '£2.00']);
  await expect(frame.locator('.notice')).toHaveText('Won £3.20 with 7 coins.');
  await expect(frame.locator('.coin.held')).toHaveCount(7);
}

for (const [feature, rule] of mechanics) {
  test(
    `GM-09 UK16a a slot of ${feature} plays in its window with correct rules, return and balance @uk`,
    { tag: feature === 'lines-20' ? [] : '@all' },
    async ({ page, newPlayer, sandbox, stack }) => {
      const { GameGroupId, Properties } = await slotWith(stack.sandboxPort, feature);
      const player = await newPlayer();
      await openAsPlayer(page, `/game/${GameGroupId}`, player);
      const frame = gameFrame(page);
      await expect(frame.getByRole('button', { name: 'Spin' })).toBeEnabled();
      await playRound(page);
      const { balance } = await sandbox.books({ userId: player.userId });
      await expect
        .poll(async () => minorUnits((await frame.locator('.of-balance .value').textContent()) ?? ''))
        .toBe(balance);
      await frame.getByRole('button', { name: 'Rules and pay table' }).click();
      const rules = frame.getByRole('dialog', { name: 'Rules and pay table' });
      await expect(rules).toContainText(rule);
      await expect(rules).toContainText(`Return to player: ${Properties.rtp?.toFixed(2)}%`);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      if (feature === 'hold-respins') await test.step('held coins', () => expectRespins(page));
    },
  );
}
