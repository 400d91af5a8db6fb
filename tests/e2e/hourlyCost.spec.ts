import { expect, expectAccessible, expectNoLayoutShift, test } from './support/fixtures.ts';

test('a visitor reads by keyboard what an hour of a game costs at another stake', async ({ page }) => {
  await page.goto('/game/41000');
  const cost = page.getByRole('region', { name: 'What would this cost me?' });
  const average = cost.getByText(/^Average cost of an hour/);
  const atMinimum = await average.textContent();
  const stake = cost.getByRole('slider', { name: 'Stake' });
  await stake.focus();
  await page.keyboard.press('End');
  await expect(stake).toHaveAttribute('aria-valuetext', '£5.00');
  await expect(average).not.toHaveText(atMinimum ?? '');
  await expectAccessible(page);
  await expectNoLayoutShift(page);
});
