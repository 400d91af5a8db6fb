import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, openAsPlayer, test } from './support/fixtures.ts';
import { gameFrame, playRound } from './support/play.ts';

test('GM-09 the history explains how a round was decided and saves its record', async ({ page, newPlayer }) => {
  await openAsPlayer(page, '/game/41000', await newPlayer());
  await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await playRound(page);
  await page
    .getByRole('toolbar', { name: 'Game bar' })
    .getByRole('link', { name: /safer gambling/i })
    .click();
  await page
    .getByRole('dialog', { name: 'My play' })
    .getByRole('button', { name: 'Game and transaction history' })
    .click();
  const history = page.getByRole('dialog', { name: 'History' });
  const button = history.getByRole('button', { name: 'How this round was decided' });
  await button.click();
  const draw = history.getByRole('region', { name: 'How this round was decided' });
  await expect(draw.getByText(/Reels from left to right/).first()).toBeVisible();
  const seed = draw.getByText(/^[0-9a-f]{64}$/);
  await expect(seed).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await draw.getByRole('button', { name: 'Download record' }).click();
  const record = await readFile(await (await saved).path(), 'utf8');
  expect(record).toContain((await seed.textContent()) ?? 'no seed');
  await button.click();
  await expect(draw).toBeHidden();
});
