import type { Locator, Page } from '@playwright/test';
import type { SandboxPlayer } from '../../contract/support/controlRequests.ts';
import { excludePlayer } from '../support/excludePlayer.ts';
import { expect, expectAccessible, openAsPlayer, test } from '../support/fixtures.ts';
import { submitLogin } from '../support/logIn.ts';

const dayMs = 24 * 60 * 60_000;

/** Opens a page with a login form, and tries to log in there. */
async function tryToLogIn(page: Page, player: SandboxPlayer): Promise<Locator> {
  await page.goto('/help');
  return submitLogin(page, player);
}

async function askToReturn(dialog: Locator): Promise<void> {
  await dialog.getByText('How to return').click();
  await dialog.getByRole('checkbox', { name: /^I understand that I can lose money/ }).check();
  await dialog.getByRole('button', { name: 'Ask to return' }).click();
}

for (const [clause, marketId, country] of [
  ['UK20e', 'uk', 'GB'],
  ['ON4c', 'ca', 'CA'],
] as const)
  test(`${clause} an excluded player returns only by a request and 24 hours, and is offered limits @${marketId}`, async ({
    page,
    newPlayer,
    sandbox,
    consoleGuard,
  }) => {
    test.slow();
    consoleGuard.allow(/40[13]|WebSocket connection to 'ws:\/\/hub\./);
    await page.setExtraHTTPHeaders({ 'cf-ipcountry': country });
    const player = await newPlayer({ marketId });
    await openAsPlayer(page, '/help', player);
    await excludePlayer(page);
    let dialog = await tryToLogIn(page, player);
    await expect(dialog.getByText(/^You chose to stay away until/)).toBeVisible();
    await dialog.getByText('What has happened').click();
    await expect(dialog.getByText(/sent back to your payment method$/)).toBeVisible();
    await expect(dialog.getByText('How to return')).toHaveCount(0);

    await sandbox.clock({ move: 185 * dayMs });
    dialog = await tryToLogIn(page, player);
    await expect(dialog.getByText(/^The time you chose is over/)).toBeVisible();
    await dialog.getByText('How to return').click();
    await expectAccessible(page);
    await dialog.getByRole('checkbox', { name: /^I understand that I can lose money/ }).check();
    await dialog.getByRole('button', { name: 'Ask to return' }).click();
    await expect(dialog.getByText(/^You asked to return\. Your account opens on/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Stay self-excluded' }).click();
    await askToReturn(dialog);
    await expect(dialog.getByText(/^You asked to return\. Your account opens on/)).toBeVisible();

    await sandbox.clock({ move: dayMs - 60_000 });
    dialog = await tryToLogIn(page, player);
    await expect(dialog.getByText(/^You asked to return\. Your account opens on/)).toBeVisible();
    await sandbox.clock({ move: 60_000 });
    await openAsPlayer(page, '/game/41000', player);
    // Before play, also on the page of a game.
    const review = page.getByRole('dialog', { name: 'Review your account' });
    await expect(review.getByText(/^Welcome back\. Before you play, set limits/)).toBeVisible();
  });

test('UK20e a request whose response is lost, and one of another tab, double nothing, and the page says what counts @uk @desktop', async ({
  page,
  context,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  test.slow();
  consoleGuard.allow(/40[13]|50[0-9]|Failed to load resource|WebSocket connection to 'ws:\/\/hub\./);
  const player = await newPlayer({ marketId: 'uk' });
  await openAsPlayer(page, '/help', player);
  await excludePlayer(page);
  await sandbox.clock({ move: 185 * dayMs });
  const other = await context.newPage();
  const [dialog, inOther] = [await tryToLogIn(page, player), await tryToLogIn(other, player)];
  await expect(inOther.getByText('How to return')).toBeVisible();

  // The request arrives, and its response does not.
  await sandbox.faults({ set: [{ target: 'requestReturn', kind: 'lostResponse' }] });
  await askToReturn(dialog);
  const problem = dialog.getByRole('alert').filter({ hasText: 'we do not know whether your choice reached us' });
  await expect(problem).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText('How to return')).toHaveCount(0);
  await expectAccessible(page);
  await sandbox.faults({ clear: true });
  await dialog.getByRole('button', { name: 'Check again' }).press('Enter');
  const opens = /^You asked to return\. Your account opens on/;
  await expect(dialog.getByText(opens)).toBeVisible();
  await expect(problem).toHaveCount(0);
  // The other tab asks once more, by keyboard alone, and learns of the same time.
  await inOther.getByText('How to return').press('Enter');
  const understood = inOther.getByRole('checkbox', { name: /^I understand that I can lose money/ });
  await understood.press('Enter');
  await expect(understood).not.toBeChecked();
  await understood.press('Space');
  await other.keyboard.press('Tab');
  await other.keyboard.press('Enter');
  await expect(inOther.getByText(opens)).toHaveText(await dialog.getByText(opens).innerText());
  await inOther.getByText('What has happened').click();
  await expect(inOther.getByText(/^You asked to return; the account opens on/)).toHaveCount(1);

  // Without the services a withdrawal stays uncertain, and the request stays.
  await sandbox.faults({ set: [{ target: 'accounts', kind: 'refused' }] });
  await dialog.getByRole('button', { name: 'Stay self-excluded' }).click();
  await expect(problem).toBeVisible({ timeout: 30_000 });
  await sandbox.faults({ clear: true });
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(dialog.getByText(opens)).toBeVisible();
});

for (const texts of [
  {
    marketId: 'row',
    language: 'en',
    excluded: 'You are self-excluded',
    over: /until you ask to return\.$/,
    back: 'How to return',
    understood: /^I understand that I can lose money/,
    send: 'Ask to return',
    opens: /^You asked to return\. Your account opens on/,
  },
  {
    marketId: 'row-zh',
    language: 'zh',
    excluded: '您已自我排除',
    over: /在您申请恢复之前，自我排除继续有效。$/,
    back: '如何恢复账户',
    understood: /^我明白账户开放后/,
    send: '申请恢复',
    opens: /^您已申请恢复。账户将于/,
  },
])
  test(`MT4b an exclusion is lifted only after the player’s request and a cooling-off @${texts.marketId}`, async ({
    page,
    newPlayer,
    sandbox,
    consoleGuard,
  }) => {
    test.slow();
    consoleGuard.allow(/40[13]|WebSocket connection to 'ws:\/\/hub\./);
    await page.setExtraHTTPHeaders({ 'cf-ipcountry': texts.marketId === 'row' ? 'IE' : 'SG' });
    const home = `/?language=${texts.language}`;
    const player = await newPlayer({ marketId: texts.marketId });
    await openAsPlayer(page, home, player);
    await excludePlayer(page);
    await sandbox.clock({ move: 185 * dayMs });
    await openAsPlayer(page, home, player);
    await expect(page.getByRole('heading', { name: texts.excluded })).toBeVisible();
    await expect(page.getByText(texts.over).first()).toBeVisible();
    await page.getByText(texts.back).click();
    await page.getByRole('checkbox', { name: texts.understood }).check();
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByText(texts.opens)).toBeVisible();
    await sandbox.clock({ move: dayMs });
    await openAsPlayer(page, home, player);
    await expect(page.getByRole('heading', { name: texts.excluded })).toHaveCount(0);
  });
