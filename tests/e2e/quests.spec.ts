import type { Page } from '@playwright/test';
import { createCatalogue } from '../../games/src/catalogue/catalogue.ts';
import { expect, expectAccessible, openAsPlayer, test } from './support/fixtures.ts';
import { gameFrame, playRound } from './support/play.ts';
import type { Sandbox } from './support/sandbox.ts';

const neonOrbit = createCatalogue(80).all.find(({ name }) => name.en === 'Neon Orbit')?.gameGroupId ?? 0;

/** Sends an event over the single connection of a player’s page. */
async function sendEvent(
  sandbox: Sandbox,
  userId: number,
  event: 'achievementUnlocked' | 'ReceiveMessage',
  argument: unknown,
): Promise<void> {
  expect((await sandbox.hub({ userId, emit: { event, arguments: [argument] } })).reached).toBe(1);
}

async function openQuests(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Your account/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quests' }).click();
}

test('QU-03 QU-04 QU-05 streaks and achievements reach only their player, and streaks can be turned off @desktop', async ({
  page,
  sites,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer({ brand: 'pulse', marketId: 'row', scenario: 'funded' });
  const { userId } = player;
  await openAsPlayer(page, `${sites.pulse}/help`, player);
  await expect.poll(async () => (await sandbox.hub({ userId, sendRaw: '' })).reached).toBe(1);
  // A message for another player and an invalid one. The next message shows that both were received.
  await sendEvent(sandbox, userId, 'ReceiveMessage', { title: 'Four', streakCount: 4, userId: userId + 1 });
  await sendEvent(sandbox, userId, 'ReceiveMessage', { title: 'Six', streakCount: 'six', userId });
  await sendEvent(sandbox, userId, 'ReceiveMessage', { title: '<b>Doors open at nine</b>' });
  await expect(page.getByText('<b>Doors open at nine</b>')).toBeVisible();
  await expect(page.getByText(/Day Login Streak|Four|Six/)).toHaveCount(0);

  await sendEvent(sandbox, userId, 'ReceiveMessage', { title: '', streakCount: 5, userId });
  const window = page.getByRole('dialog', { name: '5 Day Login Streak!' });
  const toast = page.getByRole('status').filter({ hasText: '5 Day Login Streak!' });
  await expect(toast.getByText('5 Day Login Streak!')).toBeVisible();
  // Nothing covers the toast: a click at its position reaches it.
  await toast.getByText('5 Day Login Streak!').click({ trial: true });
  await expect(window).toHaveCount(0);
  const corner = await toast.getByText('5 Day Login Streak!').evaluate((text) => {
    const { right, top } = text.getBoundingClientRect();
    return right > innerWidth / 2 && top < innerHeight / 2;
  });
  expect(corner).toBe(true);
  await page.mouse.move(0, 0);
  // Five seconds and the fade-out, then the dialog appears.
  await expect(window).toBeVisible({ timeout: 10_000 });
  await expect(toast).toHaveCount(0);
  await expect(window.getByRole('listitem')).toHaveCount(7);
  await expectAccessible(page);
  await window.getByRole('button', { name: 'Turn streaks off' }).click();
  await expect(window).toBeHidden();
  await expect(page.getByText('Login streak notices are off.')).toBeVisible();

  await sendEvent(sandbox, userId, 'achievementUnlocked', { title: 'Collector', userId });
  await expect(page.getByText('Achievement: Collector')).toBeVisible();
});

test('QU-02 QU-06 a quest is claimed once, and free spins cost nothing in their game @desktop', async ({
  page,
  sites,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer({ brand: 'pulse', marketId: 'row', scenario: 'funded' });
  await sandbox.freeSpins({ userId: player.userId, gameId: neonOrbit, spins: 2 });
  await openAsPlayer(page, sites.pulse, player);
  const hearts = page
    .getByRole('main')
    .getByRole('button', { name: /^Add .* to your favourites|favourite/i })
    .and(page.locator('[aria-pressed="false"]'));
  for (let left = 5; left > 0; left -= 1) {
    const saved = page.waitForResponse((response) => /\/api\/favourites\/\d+\/add$/.test(response.url()));
    await hearts.first().click();
    await saved;
  }
  await expect(page.getByText('Achievement: Collector')).toBeVisible();
  await page.evaluate(() => {
    const interactions: unknown[] = [];
    Object.assign(window, { __interactions: interactions });
    window.addEventListener('foyer:interaction', (event) => interactions.push((event as CustomEvent).detail));
  });

  await openQuests(page);
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('5 of 5 favourites')).toBeVisible();
  await expectAccessible(page);
  const claims: string[] = [];
  page.on('request', (request) => request.url().endsWith('/claim') && claims.push(request.url()));
  await panel.getByRole('button', { name: 'Claim reward: Five favourites' }).dblclick();
  await expect(panel.getByText(/^Claimed /)).toBeVisible();
  expect(claims).toHaveLength(1);
  await panel.getByRole('button', { name: 'Details: Try three space games' }).click();
  await expect(panel.getByRole('heading', { level: 2, name: 'Try three space games' })).toBeFocused();
  await expect(panel.getByText(/without wagering/)).toBeVisible();
  await panel.getByRole('button', { name: 'Back to quests' }).click();
  await panel.getByRole('button', { name: 'Terms', exact: true }).click();
  await expect(panel.getByText(/table games within 14 days/)).toBeVisible();
  await panel.getByRole('button', { name: 'Back to quests' }).click();
  // Uses the page’s own record, because opening the game does not reload the page.
  await panel.getByRole('link', { name: 'Play Neon Orbit' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/game/${neonOrbit}$`));
  expect(
    await page.evaluate(() =>
      (
        window as unknown as { __interactions: { area: string; action: string; campaignId: string | null }[] }
      ).__interactions
        .filter(({ area }) => area === 'quests')
        .map(({ action }) => action),
    ),
  ).toEqual(['panel', 'claimReward', 'questSelect', 'back', 'terms', 'back', 'gameLaunch']);

  const game = gameFrame(page);
  await expect(game.getByText('2 × €0.20')).toBeVisible();
  await playRound(page);
  await expect(game.getByText('1 × €0.20')).toBeVisible();
  const { history } = await sandbox.books({ userId: player.userId });
  expect(history).not.toContainEqual(expect.objectContaining({ kind: 'stake' }));

  await page.goto(`${sites.pulse}/promotions`);
  const card = page.getByRole('article', { name: 'Slots bonus, 5x wagering' });
  await card.getByRole('button', { name: 'Opt in' }).click();
  await card.getByRole('button', { name: 'How the bonus works' }).click();
  await expect(page.getByRole('dialog', { name: 'Your bonus balance' }).getByText('€10.00')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: 'How the bonus works' })).toBeFocused();
});
