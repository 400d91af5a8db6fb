import { expect, openAsPlayer, test } from '../support/fixtures.ts';
import { openMyPlay } from '../support/openMyPlay.ts';
import { gameFrame, playRound } from '../support/play.ts';
import { fillForm, newPerson } from '../support/registrationForm.ts';

/** The clauses of Great Britain that no other browser test shows in this market, each ending with its screen. */
test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'GB' } });

const gameId = 41_000;
const game = `/game/${gameId}`;

test('UK1a UK4a UK5 UK6a a game shows balance, net position, session time and clock @uk @desktop', async ({
  page,
  newPlayer,
}) => {
  await openAsPlayer(page, game, await newPlayer());
  await playRound(page);
  const bar = page.getByRole('toolbar', { name: 'Game bar' });
  await expect(gameFrame(page).locator('.of-balance .value')).toHaveText(/^£[\d,]+\.\d\d$/);
  await expect(bar.locator('[data-figure=net] dd')).toHaveText(/^\u2212?£\d+\.\d\d$/);
  await expect(bar.locator('[data-figure=session] dd')).toHaveText(/^0:\d\d:\d\d$/);
  await expect(bar.locator('[data-figure=time] dd')).toHaveText(/^\d\d:\d\d$/);
});

test('UK2a UK2b a player reads a year of games and transactions with the result of the period @uk @desktop', async ({
  page,
  newPlayer,
}) => {
  await openAsPlayer(page, game, await newPlayer());
  await playRound(page);
  const panel = await openMyPlay(page);
  await panel.getByRole('button', { name: 'Game and transaction history' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  for (const period of ['3 months', '12 months']) {
    await history.getByRole('button', { name: period }).click();
    await expect(history.getByRole('row')).toHaveCount(3);
  }
  await expect(history.locator('dl dt')).toHaveText(['Staked', 'Won', 'Net']);
  await expect(history.locator('dl dd').last()).toHaveText(/^\u2212?£\d+\.\d\d$/);
});

test('UK3 UK4a My play shows net positions and lifetime net deposits @uk @desktop', async ({ page, newPlayer }) => {
  await openAsPlayer(page, '/help', await newPlayer());
  const panel = await openMyPlay(page);
  await expect(
    panel.getByText('Your net position is £0.00 for this session, today, 7 days and 1 month.'),
  ).toBeVisible();
  await expect(panel.locator('dt', { hasText: 'Lifetime net deposits' }).locator('+ dd')).toHaveText('£0.00');
});

test('UK5 UK6a UK6b session time and clock stay in the header, and the reality check is the player’s choice @uk @desktop', async ({
  page,
  newPlayer,
}) => {
  await openAsPlayer(page, '/help', await newPlayer());
  const header = page.getByRole('banner');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(header.getByText(/^\d\d:\d\d/)).toBeInViewport();
  await expect(header.getByText(/^Session \d:\d\d:\d\d/)).toBeInViewport();
  const panel = await openMyPlay(page);
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/protection/reminder'));
  await panel.getByRole('radio', { name: 'Every 30 minutes' }).check();
  expect((await stored).status()).toBe(200);
  await panel.getByRole('radio', { name: 'Every 30 minutes' }).scrollIntoViewIfNeeded();
});

test.describe('in France and in Chinese', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });

  test('UK4a UK5 UK6a UK12b UK20a UK20c a British player keeps clock, session time, net position and My play @uk @desktop @differing', async ({
    page,
    newPlayer,
  }) => {
    await openAsPlayer(page, '/help?language=zh', await newPlayer());
    await expect(page.getByRole('dialog', { name: '您当前位于法国' })).toBeVisible();
    await page.keyboard.press('Escape');
    const header = page.getByRole('banner');
    await expect(header.getByText(/^\d\d:\d\d/)).toBeInViewport();
    await expect(header.getByText(/^本次 \d:\d\d:\d\d/)).toBeInViewport();
    await expect(header.getByText(/^净盈亏 £0\.00/)).toBeInViewport();
    const panel = await openMyPlay(page, '我的游戏概况');
    await expect(panel.locator('#limits').getByText(/^(存款|亏损|时间)限额$/)).toHaveText([
      '存款限额',
      '亏损限额',
      '时间限额',
    ]);
    await panel.getByText('暂停', { exact: true }).click();
    await expect(panel.getByRole('radio', { name: '6 周', exact: true })).toBeAttached();
    await expect(panel.getByRole('link', { name: /GAMSTOP/ }).first()).toHaveAttribute(
      'href',
      'https://www.gamstop.co.uk',
    );
  });
});

test('UK7a UK7b a slot has no auto-play or turbo, and its next round waits for the minimum time @uk @desktop', async ({
  page,
  newPlayer,
}) => {
  await openAsPlayer(page, game, await newPlayer());
  const frame = gameFrame(page);
  const spin = frame.getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled();
  await expect(frame.getByRole('button', { name: /auto|turbo|quick|skip|stop/i })).toHaveCount(0);
  await spin.click();
  await expect(spin).toBeDisabled();
});

test('UK11b UK12a UK12b UK14a UK14b the deposit limit comes first, and a looser one waits for a day and a confirmation @uk @desktop', async ({
  page,
  newPlayer,
}) => {
  await openAsPlayer(page, '/help', await newPlayer());
  const panel = await openMyPlay(page);
  await expect(panel.locator('#limits').getByText(/^(Deposit|Loss|Time) limit$/)).toHaveText([
    'Deposit limit',
    'Loss limit',
    'Time limit',
  ]);
  await expect(panel.locator('#limits').getByText(/^Your limits apply to this Regency Palace account/)).toBeVisible();
  for (const period of ['24 hours', '7 days', '1 month'])
    await expect(panel.getByRole('button', { name: `Set Deposit limit for ${period}` })).toBeVisible();
  const amount = panel.getByRole('textbox');
  await panel.getByRole('button', { name: 'Set Deposit limit for 24 hours' }).click();
  await amount.fill('50');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('£0.00 of £50.00 used')).toBeVisible();
  await panel.getByRole('button', { name: 'Change Deposit limit for 24 hours' }).click();
  await amount.fill('20');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('£0.00 of £20.00 used')).toBeVisible();
  await panel.getByRole('button', { name: 'Change Deposit limit for 24 hours' }).click();
  await amount.fill('80');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText(/^£80.00 requested\. You can confirm it from/)).toBeVisible();
  await expect(panel.getByText('£0.00 of £20.00 used')).toBeVisible();
});

test('UK13a UK13b the home page and the banking window lead to the limits with one press @uk @desktop', async ({
  page,
  newPlayer,
}) => {
  await openAsPlayer(page, '/', await newPlayer());
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /deposit limit/i })
      .first(),
  ).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const banking = page.getByRole('dialog', { name: 'Banking' });
  await expect(banking.getByRole('button', { name: 'Limits' })).toBeVisible();
  await expect(page.frameLocator('iframe[title="Cashier"]').locator('main')).toBeVisible({ timeout: 15_000 });
});

test('UK18a UK18c an unverified player cannot open a game, and learns which documents are needed @uk @desktop', async ({
  page,
  newPlayer,
  consoleGuard,
}) => {
  consoleGuard.expect(/403 \(Forbidden\).*\/api\/launch\//);
  await openAsPlayer(page, game, await newPlayer({ scenario: 'provisional' }));
  await expect(page.getByRole('alert').filter({ hasText: 'Verify your account before you play.' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Verify' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify your account' });
  await expect(dialog.getByText('Until then you can browse, but not play or withdraw.')).toBeVisible();
});

test('UK18b registration refuses players under 18 @uk @desktop', async ({ page }) => {
  const { account, person } = newPerson();
  await page.goto('/help');
  await page.getByRole('banner').getByRole('link', { name: 'Join' }).click();
  const form = page.getByRole('dialog', { name: 'Create account' });
  const next = form.getByRole('button', { name: 'Continue' });
  await fillForm(form, account);
  await next.click();
  await fillForm(form, { ...person, dateOfBirth: `${new Date().getUTCFullYear() - 17}-01-01` });
  await next.click();
  await expect(form.locator('[name="dateOfBirth"]')).toHaveAccessibleDescription(
    /^You must be 18 or over to play here\./,
  );
});

test('UK20a UK20b UK20c breaks are explained before they start, and the national scheme is named @uk @desktop', async ({
  page,
  newPlayer,
}) => {
  await openAsPlayer(page, '/help', await newPlayer());
  const panel = await openMyPlay(page);
  await panel.getByText('Time-out', { exact: true }).click();
  for (const length of ['1 day', '1 week', '1 month', '6 weeks'])
    await expect(panel.getByRole('radio', { name: length, exact: true })).toBeAttached();
  await panel.getByText('Self-exclusion', { exact: true }).click();
  await expect(panel.getByText(/^For 6 months or longer\..*It cannot be shortened or cancelled\.$/)).toBeVisible();
  await expect(panel.getByRole('link', { name: /GAMSTOP/ }).first()).toHaveAttribute(
    'href',
    'https://www.gamstop.co.uk',
  );
  await panel.getByRole('radio', { name: '6 months', exact: true }).check();
  await panel.getByRole('button', { name: 'Self-exclude' }).scrollIntoViewIfNeeded();
});

test('UK21a UK21b UK22a offers state their terms on the card, with a wagering of at most ten times @uk @desktop', async ({
  page,
}) => {
  await page.goto('/promotions');
  const cards = page.getByRole('main').getByRole('article');
  const texts = await cards.allInnerTexts();
  const wagering = texts.flatMap((text) => [...text.matchAll(/(\d+)x: stake/g)].map(([, times]) => Number(times)));
  expect(wagering.length).toBeGreaterThan(0);
  expect(Math.max(...wagering)).toBeLessThanOrEqual(10);
  await expect(cards.getByText(/^18\+\. One type of game only\./).first()).toBeVisible();
  await expect(cards.getByRole('link', { name: /Full terms/ })).toHaveCount(texts.length);
});

test('UK23a UK23b a player from before the rule is asked about marketing, with nothing preselected @uk @desktop', async ({
  page,
  newPlayer,
}) => {
  await openAsPlayer(page, '/help', await newPlayer({ marketingAsked: false }));
  const question = page.getByRole('dialog', { name: 'Marketing preferences' });
  await expect(question.getByRole('checkbox', { checked: false })).toHaveCount(4);
});

test('UK26 the week of safer gambling shows on its dates and leads to the tools @uk @desktop', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-18T12:00:00Z'));
  await page.goto('/');
  const band = page.getByRole('complementary', { name: 'Safer gambling week' });
  await expect(band.getByRole('link').first()).toHaveAttribute('href', /responsible-gaming/);
});

test('UK17 nobody plays without an account, and there is no free play @uk @desktop', async ({ page }) => {
  await page.goto(game);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/free play|demo play|play for free|practice/i)).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('UK25a UK25b the terms and the banking window state how far customer funds are protected @uk @desktop', async ({
  page,
  newPlayer,
}) => {
  const rating = 'Protection of customer funds: medium.';
  await openAsPlayer(page, '/terms', await newPlayer());
  await expect(page.getByRole('main').getByText(rating).last()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const statement = page.frameLocator('iframe[title="Cashier"]').getByText(rating);
  await expect(statement).toBeVisible({ timeout: 15_000 });
  await statement.scrollIntoViewIfNeeded();
});
