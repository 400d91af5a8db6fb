import { expect, expectAccessible, layoutShift, openAsPlayer, test } from './support/fixtures.ts';
import { logOut } from './support/logIn.ts';

const offer = '20 spins on Neon Orbit';

test('PR-01 PR-05 PR-06 UK22b a visitor can read all terms before joining, and each press is tracked @desktop @row', async ({
  page,
  sites,
  browser,
}) => {
  // Without scripts every card and its terms are in the page.
  const bare = await browser.newContext({ javaScriptEnabled: false, baseURL: sites.pulse });
  const still = await bare.newPage();
  await still.goto('/promotions');
  await expect(still.getByRole('article', { name: offer }).getByText('1x: stake €4, Neon Orbit only')).toBeVisible();
  await still.getByRole('article', { name: offer }).getByRole('link', { name: 'Full terms' }).click();
  await expect(still.getByRole('heading', { level: 1, name: 'Promotion terms' })).toBeVisible();
  await bare.close();

  await page.goto(`${sites.pulse}/promotions`);
  await page.evaluate(() => {
    const interactions: unknown[] = [];
    Object.assign(window, { __interactions: interactions });
    window.addEventListener('foyer:interaction', (event) => interactions.push((event as CustomEvent).detail));
  });
  const card = page.getByRole('article', { name: offer });
  await card.getByRole('link', { name: 'Full terms' }).click();
  const terms = page.getByRole('dialog', { name: offer });
  await expect(terms.getByText('When you have staked €4, the €4 moves to your balance.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(terms).toBeHidden();
  await expect(card.getByRole('link', { name: 'Full terms' })).toBeFocused();
  await card.getByRole('link', { name: 'Log in to opt in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('link', { name: 'Join' }).click();
  expect(
    await page.evaluate(() =>
      (window as unknown as { __interactions: { area: string; action: string }[] }).__interactions
        .filter(({ area }) => area === 'promotions')
        .map(({ action }) => action),
    ),
  ).toEqual(['terms', 'login', 'registration']);
});

test('PR-03 PR-04 PR-06 a player opts in with one press, and the count of offers drops until logout @phone', async ({
  page,
  sites,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer({ brand: 'pulse', marketId: 'row', scenario: 'funded' });
  await openAsPlayer(page, `${sites.pulse}/promotions`, player);
  const card = page.getByRole('article', { name: offer });
  const count = page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name: /Promos/ });
  await expect(count).toContainText('5');
  await card.getByRole('button', { name: 'Opt in' }).click();
  await expect(card.getByRole('button', { name: 'Opted in' })).toBeFocused();
  await expect(card.getByText('€0.00 of €4.00 staked. At €4.00, €4.00 moves to your balance.')).toBeVisible();
  await expect(page.getByText(`Opted in: ${offer}`)).toBeVisible();
  await expect(count).toContainText('4');
  expect((await sandbox.books({ userId: player.userId })).history).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'grant', amount: 400, balanceType: 3 })]),
  );
  await card.getByRole('button', { name: 'How the bonus works' }).click();
  await expect(page.getByRole('dialog', { name: 'Your bonus balance' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await logOut(page);
  await expect(count).toHaveText('Promos');
});

test('PR-03 UK22a opting in moves nothing on the page @row @all', async ({ page, sites, newPlayer }) => {
  const player = await newPlayer({ brand: 'pulse', marketId: 'row', scenario: 'funded' });
  await openAsPlayer(page, `${sites.pulse}/promotions`, player);
  const cards = page.getByRole('article');
  const card = page.getByRole('article', { name: offer });
  await expect(card.getByText('Opt in, and your bonus appears here.')).toBeVisible();
  const optIn = card.getByRole('button', { name: 'Opt in' });
  // Public cards are shown until the player's own arrive.
  await expect(optIn).not.toHaveAttribute('aria-busy', 'true');
  const places = () =>
    cards.evaluateAll((all) =>
      all.map((article) =>
        [article, ...article.querySelectorAll('button, a')].map((element) => {
          const { x, y, height } = element.getBoundingClientRect();
          return [x, y + window.scrollY, height].map(Math.round);
        }),
      ),
    );
  const before = await places();
  const shiftBefore = await layoutShift(page);
  // By script: shifts within half a second of a press would not count.
  await optIn.evaluate((button) => (button as HTMLButtonElement).click());
  await expect(card.getByText('€0.00 of €4.00 staked. At €4.00, €4.00 moves to your balance.')).toBeVisible();
  expect(await places()).toEqual(before);
  // Only the label of the pressed button moves, beside its spinner.
  expect((await layoutShift(page)) - shiftBefore).toBeLessThan(0.0001);
});
