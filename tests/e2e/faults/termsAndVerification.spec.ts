import { expect, expectAccessible, logIn, openAsPlayer, test } from '../fixtures.ts';

/** A game that plays. */
const game = '/game/41037';

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64') });

test('RG-05 RG-06 the terms show when they were not accepted, count as accepted only once the service has kept it, and declining logs out', async ({ page, newPlayer, sandbox, quiet }) => {
  test.slow();
  const player = await newPlayer({ marketId: 'uk', termsAccepted: false });
  await page.goto('/help');
  await logIn(page, player);
  const terms = page.getByRole('dialog', { name: 'Terms and conditions' });
  await expect(terms.getByText('Updated 12 January 2026')).toBeVisible();
  await expect(terms.getByRole('heading', { name: '8. Changes' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(terms).toBeVisible();
  const [decline, accept] = [terms.getByRole('button', { name: 'Log out' }), terms.getByRole('button', { name: 'Accept' })];
  const [first, second] = [await decline.boundingBox(), await accept.boundingBox()];
  expect([first?.width, first?.height]).toEqual([second?.width, second?.height]);

  quiet.expect(/status of 429/);
  await sandbox.faults({ set: [{ target: 'acceptTermsAndConditions', kind: '429', times: 1 }] });
  await accept.click();
  await expect(terms.getByText('Your answer could not be kept.')).toBeVisible();
  await page.reload();
  await expect(terms).toBeVisible();
  await decline.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await logIn(page, player);
  await accept.click();
  await expect(terms).toBeHidden();
  await page.reload();
  await expect(page.getByRole('banner').getByText('£1,000.00')).toBeVisible();
  await expect(terms).toBeHidden();
});

test('RG-03 RG-04 an unverified player of Britain cannot play until the documents that the window asks for are accepted; the indicator says how it stands', async ({ page, newPlayer, sandbox, quiet }) => {
  test.slow();
  // The launch that is refused.
  quiet.expect(/status of 403/);
  const player = await newPlayer({ marketId: 'uk', scenario: 'provisional' });
  await openAsPlayer(page, '/help', player);
  const verify = page.getByRole('dialog', { name: 'Verify your account' });
  await expect(verify).toBeVisible();
  expect(await page.evaluate(() => (JSON.parse(sessionStorage.getItem('Player') ?? '{}') as { state?: { customerFlag?: { kycStatus?: string } } }).state?.customerFlag?.kycStatus)).toBe('required');
  await verify.getByRole('button', { name: 'Later' }).click();
  await page.goto(game);
  await page.getByRole('main').getByRole('button', { name: 'Verify' }).click();
  const choose = (step: string) => verify.locator('li').filter({ hasText: step }).locator('input');
  await choose('Proof of identity').setInputFiles({ name: 'passport.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(verify.getByRole('alert')).toContainText('This kind of file is not taken.');
  await choose('Proof of identity').setInputFiles(picture('passport.png'));
  await choose('Proof of address').setInputFiles(picture('bill-refuse.png'));
  await expect(verify.getByText('We have everything and are checking it')).toBeVisible();
  await sandbox.clock({ move: 20_000 });
  await expect(verify.getByText('One document could not be accepted.')).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  await choose('Proof of address').setInputFiles(picture('bill.png'));
  await expect(verify.getByText('We have everything and are checking it')).toBeVisible();
  await verify.locator('button', { hasText: 'Close' }).click();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Being checked' })).toBeVisible();
  await sandbox.clock({ move: 20_000 });
  await expect(page.getByRole('button', { name: 'Being checked' })).toBeHidden({ timeout: 15_000 });
  await page.goto(game);
  await expect(page.locator('iframe')).toBeVisible();
});
