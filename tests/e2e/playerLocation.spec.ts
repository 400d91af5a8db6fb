import { expect, expectAccessible, logIn, openAsPlayer, test } from './support/fixtures.ts';
import { gameFrame, playRound } from './support/play.ts';

test('MK-11 MK-03 a British player in France keeps the British page, reads where both are, and can withdraw @desktop', async ({
  page,
  context,
  newPlayer,
}) => {
  test.slow();
  await context.setExtraHTTPHeaders({ 'cf-ipcountry': 'FR' });
  await page.goto('/help');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('without a gambling licence');
  await logIn(page, await newPlayer({ marketId: 'uk', scenario: 'funded' }));
  // The page of the tab becomes that of the account, without a full load.
  await expect(footer).toContainText('not licensed by the Gambling Commission');
  await expect(footer.getByRole('link', { name: /GamCare/ }).first()).toBeVisible();
  const notice = page.getByRole('dialog', { name: 'Your location: France' });
  await expect(notice).toContainText('Your account: United Kingdom.');
  await expect(notice).toContainText('You cannot play or deposit here.');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Withdraw' }).click();
  const banking = page.getByRole('dialog', { name: 'Banking' });
  await expect(banking).toContainText('Deposits are not allowed where you are.');
  await expect(banking.getByRole('button', { name: 'Withdraw' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await page.goto('/responsible-gaming');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('link', { name: 'GAMSTOP' }).first()).toBeVisible();
  await page.goto('/terms');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toContainText('Protection of customer funds: medium');
});

test('MK-11 a player on a train across a border stakes nothing abroad, and goes on at home without a login @desktop', async ({
  page,
  context,
  newPlayer,
  consoleGuard,
}) => {
  test.slow();
  consoleGuard.allow(/status of 403/);
  await context.setExtraHTTPHeaders({ 'cf-ipcountry': 'GB' });
  await openAsPlayer(page, '/game/41000', await newPlayer({ marketId: 'uk', scenario: 'funded' }));
  await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await playRound(page);

  await context.setExtraHTTPHeaders({ 'cf-ipcountry': 'FR' });
  await gameFrame(page).getByRole('button', { name: 'Spin' }).click();
  await expect(gameFrame(page).getByText('You cannot play where you are now.').first()).toBeVisible();
  // What the page does each minute of play, and when the tab is shown again.
  const checkPlace = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await checkPlace();
  const notice = page.getByRole('dialog', { name: 'Your location: France' });
  await expect(notice).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);

  await context.setExtraHTTPHeaders({ 'cf-ipcountry': 'GB' });
  await notice.getByRole('button', { name: 'Check again' }).click();
  await expect(notice).toBeHidden();
  await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await playRound(page);
});

test('MK-11 a player whose location is hidden cannot play, and reads what to do @desktop', async ({
  page,
  context,
  newPlayer,
}) => {
  await context.setExtraHTTPHeaders({ 'cf-ipcountry': 'T1' });
  await openAsPlayer(page, '/help', await newPlayer({ marketId: 'uk' }));
  const notice = page.getByRole('dialog', { name: 'We cannot tell where you are' });
  await expect(notice).toContainText('Turn off VPN and proxy services');
  await expect(page.getByRole('contentinfo')).toContainText('not licensed by the Gambling Commission');
});
