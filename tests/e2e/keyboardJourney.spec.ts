import { expect, test } from './support/fixtures.ts';
import { gameFrame } from './support/play.ts';
import { tabTo } from './support/tabTo.ts';

test('GM-03 GM-05 LB-02 search, login, play, favourite and My Games work by keyboard alone @desktop', async ({
  page,
  newPlayer,
}) => {
  test.setTimeout(180_000);
  const player = await newPlayer();
  await page.goto('/');
  await expect(page.getByRole('tablist').first()).toBeVisible();

  await tabTo(page, page.getByRole('banner').getByRole('button', { name: /search/i }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('ember wyrm');
  const found = page
    .getByRole('dialog')
    .getByRole('link', { name: /play/i })
    .or(page.getByRole('dialog').getByRole('link', { name: 'Ember Wyrm' }));
  await tabTo(page, found.first());
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(page).toHaveURL(/\/game\/41000$/);
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await expect(play.or(dialog).first()).toBeVisible();
  if (!(await dialog.isVisible())) {
    await tabTo(page, play);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, dialog.getByLabel('Username', { exact: true }));
  await page.keyboard.type(player.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(player.password);
  await page.keyboard.press('Enter');

  const spin = gameFrame(page).getByRole('button', { name: 'Spin' });
  await expect(spin).toBeVisible({ timeout: 20_000 });
  await tabTo(page, spin);
  const responsePromise = page.waitForResponse((response) => response.url().endsWith('/rounds'));
  await page.keyboard.press('Space');
  expect((await responsePromise).status()).toBe(200);
  await expect(spin).toBeEnabled({ timeout: 75_000 });

  const bar = page.getByRole('toolbar', { name: 'Game bar' });
  const heart = bar.getByRole('button', { name: /favourite/i });
  await tabTo(page, heart);
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, bar.getByRole('link', { name: 'Lobby' }));
  await page.keyboard.press('Enter');

  const tabs = page.getByRole('tablist').first();
  await expect(tabs).toBeVisible();
  await tabTo(page, tabs.getByRole('tab', { selected: true }));
  const mine = tabs.getByRole('tab', { name: 'My Games', exact: true });
  for (let presses = 0; presses < 12 && !(await mine.evaluate((tab) => tab === document.activeElement)); presses += 1)
    await page.keyboard.press('ArrowRight');
  await expect(mine).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('link', { name: 'Ember Wyrm' }).first()).toBeVisible();
});
