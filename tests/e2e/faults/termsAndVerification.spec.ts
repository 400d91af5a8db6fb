import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/projectRoot.mjs';
import { startStack } from '../../support/stack.ts';
import { cashierFrame } from '../support/banking.ts';
import { expect, expectAccessible, logIn, openAsPlayer, test } from '../support/fixtures.ts';
import { createSandbox } from '../support/sandbox.ts';

const dayMs = 86_400_000;

/** A playable game. */
const game = '/game/41037';

const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
});

test('RG-05 RG-06 unaccepted terms block the player until acceptance is stored, and declining logs out', async ({
  page,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  test.slow();
  const player = await newPlayer({ marketId: 'uk', termsAccepted: false });
  await page.goto('/help');
  await logIn(page, player);
  const terms = page.getByRole('dialog', { name: 'Terms and conditions' });
  await expect(terms.getByText('Version 2026-2, from 2 November 2026')).toBeVisible();
  await expect(terms.getByRole('heading', { name: '14. Changes of these terms' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(terms).toBeVisible();
  const [decline, accept] = [
    terms.getByRole('button', { name: 'Log out' }),
    terms.getByRole('button', { name: 'Accept' }),
  ];
  const [first, second] = [await decline.boundingBox(), await accept.boundingBox()];
  expect([first?.width, first?.height]).toEqual([second?.width, second?.height]);

  consoleGuard.expect(/status of 429/);
  await sandbox.faults({ set: [{ target: 'acceptTermsAndConditions', kind: '429', times: 1 }] });
  await accept.click();
  await expect(terms.getByText('Your choice could not be saved.')).toBeVisible();
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

test('RG-05 MT7a a new version of one market is asked for with its differences, and only once @row', async ({
  browser,
}) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'foyer-terms-'));
  cpSync(join(projectRoot, 'sandbox/content'), folder, { recursive: true });
  const tomorrow = new Date(Date.now() + dayMs).toISOString();
  mkdirSync(join(folder, 'regency/markets/row/terms'));
  writeFileSync(
    join(folder, 'regency/markets/row/terms/2026-3.yaml'),
    `date: '${tomorrow}'\nchanges: [Section 1 is shorter.]\nsections: [{ key: about, heading: About, html: <p>Brief.</p> }]\n`,
  );
  const stack = await startStack({ sandboxEnv: { CONTENT_FOLDER: folder } });
  try {
    const sandbox = createSandbox(stack.sandboxPort);
    const enter = async (marketId: string, country: string) => {
      const player = await sandbox.newPlayer({ marketId });
      const context = await browser.newContext({
        baseURL: `http://regency.localhost:${stack.webPort}`,
        extraHTTPHeaders: { 'cf-ipcountry': country },
      });
      return { player, context, page: await context.newPage() };
    };
    const [uk, row] = [await enter('uk', 'GB'), await enter('row', 'FR')];
    // Both players accepted today. The terms of the rest of the world change tomorrow.
    await sandbox.clock({ move: 2 * dayMs });
    const termsOn = (page: typeof uk.page) => page.getByRole('dialog', { name: 'Terms and conditions' });
    await openAsPlayer(row.page, game, row.player);
    const dialog = termsOn(row.page);
    await expect(dialog.getByText('The terms have changed since you accepted them:')).toBeVisible();
    await expect(dialog.getByText('Section 1 is shorter.')).toBeVisible();
    await expect(dialog.getByText('Section 6 now says')).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: 'Read the version that you accepted' })).toHaveAttribute(
      'href',
      '/terms/2026-2',
    );
    await expectAccessible(row.page);
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(dialog).toBeHidden();
    await expect(row.page.locator('iframe')).toBeVisible();
    await row.page.goto('/help');
    await expect(row.page.getByRole('banner').getByText('€1,000.00')).toBeVisible();
    await expect(dialog).toBeHidden();
    await row.page.goto('/terms/2026-2');
    await expect(row.page.getByText('This version no longer applies.')).toBeVisible();
    await row.page.getByRole('link', { name: 'Read the current terms' }).click();
    await expect(row.page.getByText(/^Version 2026-3/)).toBeVisible();
    await openAsPlayer(uk.page, '/help', uk.player);
    await expect(uk.page.getByRole('banner').getByText('£1,000.00')).toBeVisible();
    await expect(termsOn(uk.page)).toBeHidden();
    for (const { context } of [uk, row]) await context.close();
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true });
  }
});

test('RG-03 RG-04 an unverified British player can withdraw and play only after documents are accepted', async ({
  page,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  test.slow();
  // The refused launch.
  consoleGuard.expect(/status of 403/);
  const player = await newPlayer({ marketId: 'uk', scenario: 'provisional' });
  await openAsPlayer(page, '/help', player);
  const verify = page.getByRole('dialog', { name: 'Verify your account' });
  await expect(verify).toBeVisible();
  expect(
    await page.evaluate(
      () =>
        (JSON.parse(sessionStorage.getItem('Player') ?? '{}') as { state?: { customerFlag?: { kycStatus?: string } } })
          .state?.customerFlag?.kycStatus,
    ),
  ).toBe('required');
  await verify.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const banking = page.getByRole('dialog', { name: 'Banking' });
  await banking.getByRole('button', { name: 'Withdraw' }).click();
  await expect(
    cashierFrame(page).getByText(
      'Verify your account first. We must confirm your identity before you deposit or withdraw.',
    ),
  ).toBeVisible({ timeout: 15_000 });
  await expect(cashierFrame(page).getByLabel('Amount to withdraw')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(banking).toBeHidden();
  await page.goto(game);
  await page.getByRole('main').getByRole('button', { name: 'Verify' }).click();
  const choose = (step: string) => verify.locator('li').filter({ hasText: step }).locator('input');
  await choose('Proof of identity').setInputFiles({
    name: 'passport.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a'),
  });
  await expect(verify.getByRole('alert')).toContainText('This file type is not supported.');
  await choose('Proof of identity').setInputFiles(picture('passport.png'));
  await choose('Proof of address').setInputFiles(picture('bill-refuse.png'));
  await expect(verify.getByText('We have your documents and are checking them')).toBeVisible();
  await sandbox.clock({ move: 20_000 });
  await expect(verify.getByText('We could not accept one document.')).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  await choose('Proof of address').setInputFiles(picture('bill.png'));
  await expect(verify.getByText('We have your documents and are checking them')).toBeVisible();
  await verify.locator('button', { hasText: 'Close' }).click();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Being checked' })).toBeVisible();
  await sandbox.clock({ move: 20_000 });
  await expect(page.getByRole('button', { name: 'Being checked' })).toBeHidden({ timeout: 15_000 });
  await page.goto(game);
  await expect(page.locator('iframe')).toBeVisible();
});
