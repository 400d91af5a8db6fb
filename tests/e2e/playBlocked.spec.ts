import { expect, expectAccessible, logIn, test } from './support/fixtures.ts';
import { gameFrame } from './support/play.ts';

test('RG-05 a game launches only after the terms are accepted', async ({ page, newPlayer }) => {
  test.slow();
  await page.goto('/help');
  await logIn(page, await newPlayer({ termsAccepted: false }));
  const terms = page.getByRole('dialog', { name: 'Terms and conditions' });
  await expect(terms).toBeVisible();
  const launched = page.waitForResponse((response) => response.url().includes('/api/launch/') && response.ok());
  await page.goto('/game/41000');
  await expect(terms.getByRole('button', { name: 'Accept' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await terms.getByRole('button', { name: 'Accept' }).click();
  await launched;
  await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
});

test.describe('in a restricted country', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'BV' } });

  test('MK-11 a game does not launch, and no other game is offered @all', async ({ page, newPlayer, consoleGuard }) => {
    test.slow();
    consoleGuard.allow(/status of 403/);
    await page.goto('/help');
    await logIn(page, await newPlayer({ marketId: 'row' }));
    const notice = page.getByRole('dialog', { name: 'Not available where you are' });
    await expect(notice).toBeVisible();
    await page.goto('/game/41000');
    await expect(notice).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('alert').filter({ hasText: 'You cannot play from the country you are in.' }),
    ).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Games' })).toHaveCount(0);
    await expect(page.getByRole('main').locator('a[href^="/game/"]')).toHaveCount(0);
    await expectAccessible(page);
  });
});
