import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAsPlayer, test } from '../support/fixtures.ts';

const dayMs = 24 * 60 * 60_000;
type Player = { username: string; password: string };

/** Self-excludes like the form, and moves the services' clock beyond the chosen period. */
async function excludeForSixMonths(page: Page): Promise<number> {
  return page.evaluate(
    async (body) =>
      (
        await fetch('/api/protection/break', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-requested-by': 'foyer',
            authorization: `Bearer ${sessionStorage.getItem('mgsUserToken') ?? ''}`,
          },
          body,
        })
      ).status,
    JSON.stringify({ kind: 'selfExclusion', period: '6m', understood: true, allBrands: false }),
  );
}

async function tryToLogIn(page: Page, { username, password }: Player) {
  await page.goto('/help');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  return dialog;
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
    expect(await excludeForSixMonths(page)).toBe(200);
    // The page ends the session by itself.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
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
    await dialog.getByText('How to return').click();
    await dialog.getByRole('checkbox', { name: /^I understand that I can lose money/ }).check();
    await dialog.getByRole('button', { name: 'Ask to return' }).click();
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
    expect(await excludeForSixMonths(page)).toBe(200);
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
