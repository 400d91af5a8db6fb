import type { Locator, Page } from '@playwright/test';
import { withMotion } from './support/devices.ts';
import { expect, expectAccessible, openAsPlayer, test } from './support/fixtures.ts';
import { jackpotBand } from './support/jackpotBand.ts';
import { logOut } from './support/logIn.ts';
import { openMyPlay } from './support/openMyPlay.ts';
import { gameFrame, playRound } from './support/play.ts';

test.use(withMotion);

const calmSwitch = (place: Page | Locator): Locator => place.getByRole('switch', { name: 'Calm mode' });
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
  const control = calmSwitch(page.getByRole('main'));
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
  await control.uncheck();
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
  await calmSwitch(panel).check();
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

test('GM-05 calm mode reaches an open game at once: no sound to turn on, no celebration, no motion @desktop', async ({
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
  await calmSwitch(other.getByRole('main')).check();
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

test('UI-04 calm mode follows the player to another browser, and leaves it with the player @desktop @all', async ({
  page,
  browser,
  sites,
  newPlayer,
}) => {
  const player = await newPlayer();
  await openAsPlayer(page, '/help', player);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /your account/i })
    .click();
  const saved = page.waitForResponse(/\/api\/protection\/calm$/);
  await calmSwitch(page.getByRole('dialog')).check();
  await saved;
  await page.keyboard.press('Escape');
  await logOut(page);

  const elsewhere = await browser.newContext();
  const second = await elsewhere.newPage();
  await second.goto(`${sites.regency}/accessibility`);
  expect(await isCalm(second)).toBe(false);
  await openAsPlayer(second, `${sites.regency}/accessibility`, player);
  await expect(calmSwitch(second.getByRole('main'))).toBeChecked();
  await logOut(second);
  await expect(calmSwitch(second.getByRole('main'))).not.toBeChecked();
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
