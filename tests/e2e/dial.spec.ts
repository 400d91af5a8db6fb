import type { Locator, Page } from '@playwright/test';
import { withMotion } from './support/devices.ts';
import { expect, expectAccessible, openAsPlayer, test } from './support/fixtures.ts';
import { jackpotBand } from './support/jackpotBand.ts';
import { logOut } from './support/logIn.ts';
import { openMyPlay } from './support/openMyPlay.ts';
import { gameFrame, playRound } from './support/play.ts';

test.use(withMotion);

const step = (place: Page | Locator, name: string): Locator => place.getByRole('radio', { name, exact: true });
/** Opens the dial beside the shield of the header. */
async function openDial(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Calm to lively' }).click();
  return page.getByRole('dialog', { name: 'Calm to lively' });
}
const isCalm = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-calm'));
/** Names of the animations and transitions that take longer than a frame. */
const motions = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 17)
      .map((animation) => (animation as CSSAnimation).animationName ?? animation.constructor.name),
  );

test('UI-04 a visitor turns calm mode on, and the next pages are calm before they are painted', async ({ page }) => {
  await page.goto('/accessibility');
  const control = step(page.getByRole('main'), 'Calm');
  await expect(control).not.toBeChecked();
  await control.check();
  expect(await isCalm(page)).toBe(true);
  await expectAccessible(page);

  // The modules of a page load after its first paint, so the early script alone has applied the choice by then.
  await page.addInitScript(() =>
    window.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { calmAtStart: document.documentElement.hasAttribute('data-calm') }),
    ),
  );
  const tickerCode = page.waitForResponse(/\/assets\/lobby-later-[\w-]+\.js$/);
  let requestCount = 0;
  page.on('request', (request) => (requestCount += request.url().includes('/api/jackpots') ? 1 : 0));
  await page.goto('/');
  await tickerCode;
  expect(await page.evaluate(() => Reflect.get(window, 'calmAtStart'))).toBe(true);
  await expect(page.locator('[data-jackpot]:visible')).toHaveCount(0);
  await expect(jackpotBand(page)).toBeHidden();
  expect(requestCount).toBe(0);
  expect(await motions(page)).toEqual([]);

  await page.goto('/accessibility');
  await expect(control).toBeChecked();
  await step(page.getByRole('main'), 'Quiet').check();
  await page.goto('/');
  await expect(jackpotBand(page)).toBeVisible();
});

test('RT-08 QU-03 QU-05 in calm mode neither offers nor streaks nor achievements appear, and offers wait in the list @desktop @all', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer();
  const { userId } = player;
  await openAsPlayer(page, '/help', player);
  const panel = await openMyPlay(page);
  const saved = page.waitForResponse(/\/api\/protection\/calm$/);
  await step(panel, 'Calm').check();
  expect((await saved).status()).toBe(200);
  await page.keyboard.press('Escape');

  const publish = async (topic: 'xeniaAdvert' | 'xeniaToast', content: Record<string, unknown>) =>
    (await sandbox.messages({ publish: { userId, topic, content } })).published[0]?.connections;
  // Without content nothing is shown.
  await expect.poll(() => publish('xeniaAdvert', {})).toBe(1);
  await sandbox.hub({
    userId,
    emit: { event: 'ReceiveMessage', arguments: [{ title: 'Hello', streakCount: 3, userId }] },
  });
  await sandbox.hub({ userId, emit: { event: 'achievementUnlocked', arguments: [{ title: 'Explorer' }] } });
  await publish('xeniaAdvert', { title: 'Spring offer' });
  // A message about the account shows in calm mode, too. All before it have been received by then.
  await publish('xeniaToast', { title: 'Please verify', action: { kind: 'verifyForBanking' } });
  const cards = page.getByRole('status').getByRole('article');
  await expect(cards).toHaveText([/Please verify/]);
  await expect(page.getByText(/Login Streak|Explorer/)).toHaveCount(0);
  const bell = page.getByRole('banner').getByRole('button', { name: /messages/i });
  await expect(bell).toHaveText('');
  await bell.click();
  await expect(page.getByRole('dialog', { name: 'Messages' }).getByText('Spring offer')).toBeVisible();
});

test('GM-05 a still step of the dial reaches an open game at once: no sound to turn on, no celebration, no motion @desktop', async ({
  page,
  context,
  newPlayer,
}) => {
  await openAsPlayer(page, '/game/41000', await newPlayer());
  const frame = gameFrame(page);
  const sound = frame.getByRole('button', { name: 'Sound' });
  await expect(sound).toBeVisible();
  // Another tab of this browser turns it on.
  const other = await context.newPage();
  await other.goto('/accessibility');
  await step(other.getByRole('main'), 'Quiet').check();
  await other.close();
  await expect(sound).toBeHidden();
  await playRound(page);
  await expect(frame.locator('.stage')).toHaveAttribute('data-outcome', 'none');
  expect(
    await frame
      .locator('.stage')
      .evaluate(
        (stage) =>
          stage.ownerDocument
            .getAnimations()
            .filter(
              ({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 17,
            ).length,
      ),
  ).toBe(0);
});

test('UI-04 GM-05 the dial acts on lobby and game, and follows the player over a reload to another browser @desktop @all', async ({
  page,
  browser,
  sites,
  newPlayer,
}) => {
  const player = await newPlayer();
  await openAsPlayer(page, '/', player);
  const panel = await openDial(page);
  // The market of this player has no big celebration (UK9).
  await expect(step(panel, 'Balanced')).toBeChecked();
  await expect(step(panel, 'Lively')).toBeDisabled();
  await expect(panel.getByText(/^Balanced is the highest step here/)).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForResponse(/\/api\/protection\/calm$/);
  await step(panel, 'Balanced').press('ArrowLeft');
  expect((await saved).status()).toBe(200);
  await expect(step(panel, 'Quiet')).toBeChecked();
  expect(await motions(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-still');
  await expect(jackpotBand(page)).toBeVisible();
  await page.goto('/game/41000');
  await expect(gameFrame(page).getByRole('button', { name: 'Rules' })).toBeVisible();
  await expect(gameFrame(page).getByRole('button', { name: 'Sound' })).toBeHidden();
  await page.goto('/help');
  await logOut(page);

  const elsewhere = await browser.newContext();
  const second = await elsewhere.newPage();
  await second.goto(`${sites.regency}/accessibility`);
  await expect(step(second.getByRole('main'), 'Balanced')).toBeChecked();
  await openAsPlayer(second, `${sites.regency}/accessibility`, player);
  await expect(step(second.getByRole('main'), 'Quiet')).toBeChecked();
  await logOut(second);
  await expect(step(second.getByRole('main'), 'Balanced')).toBeChecked();
  await elsewhere.close();
});

test('LB-09 LB-10 paused figures stay paused on the next page and after a reload @desktop @all', async ({ page }) => {
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'Pause jackpots' });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/jackpots');
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await pause.click();
  await page.goto('/');
  await expect(pause).toHaveAttribute('aria-pressed', 'false');
});
