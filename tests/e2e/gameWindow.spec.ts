import type { Page } from '@playwright/test';
import { duplicateTab } from './support/duplicateTab.ts';
import { expect, expectAccessible, layoutShift, logIn, openAsPlayer, test } from './support/fixtures.ts';
import { gameFrame, meteredGame, openGamePanel, playRound } from './support/play.ts';
import type { SandboxPlayer } from './support/sandbox.ts';

/** Opens a game by its address, with a login if a player is given, and waits until it can be played. */
async function openGame(page: Page, { id = 41_000, player }: { id?: number; player?: SandboxPlayer }): Promise<void> {
  const address = `/game/${id}`;
  await (player ? openAsPlayer(page, address, player) : page.goto(address));
  await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
}

/** The games panel: beside the game on a wide screen, in the game menu on a phone. */
async function openPanel(page: Page, isMobile: boolean) {
  if (!isMobile) return openGamePanel(page);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'All', exact: true }).click();
  return page.getByRole('dialog', { name: 'Games' });
}

test('GM-06 the games panel works while a game runs, closes it for another one and stays hidden', async ({
  page,
  newPlayer,
  isMobile,
}) => {
  await openGame(page, { player: await newPlayer() });
  const panel = await openPanel(page, isMobile);
  await expect(panel.getByRole('button', { name: 'More Games', pressed: true })).toBeVisible();
  const covers = panel.getByRole('list').getByRole('link');
  await panel.getByRole('button', { name: 'Slots', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Slots', exact: true, pressed: true })).toBeVisible();
  expect(await covers.count()).toBeGreaterThan(5);
  await panel.getByRole('button', { name: 'Favourite', exact: true }).click();
  await expect(panel.getByText(/no favourites yet/i)).toBeVisible();
  await panel.getByRole('button', { name: 'Recently Played' }).click();
  await expect(panel.getByText('No games played yet.')).toBeVisible();
  await expectAccessible(page);
  // The running game was not interrupted.
  await expect(page.locator('iframe')).toHaveAttribute('src', /\/play\/41000\?/);
  await panel.getByRole('button', { name: 'More Games' }).click();
  await expect(panel.getByText(/choosing another game closes this one/i)).toBeVisible();
  const next = covers.nth(1);
  const name = (await next.getByRole('img').getAttribute('alt')) ?? '';
  await next.click();
  await expect(page.getByRole('region', { name: `${name}, game window` })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.getByTitle(`${name}, the game`)).toBeVisible();
  const again = await openPanel(page, isMobile);
  await again.getByRole('button', { name: 'Recently Played' }).click();
  await expect(again.getByRole('list').getByRole('link')).toHaveCount(1);
  if (isMobile) return;
  await page.reload();
  await page.getByRole('button', { name: 'Hide the games panel' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show the games panel' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Games' }).getByRole('link')).toHaveCount(0);
});

test('GM-05 the bar has exits, safer gambling, rules, clock, session time and net position', async ({
  page,
  newPlayer,
  isMobile,
}) => {
  await openGame(page, { player: await newPlayer() });
  const bar = page.getByRole('toolbar', { name: 'Game bar' });
  await expect(bar.locator('[data-figure=session] dd')).toHaveText(/^0:\d\d:\d\d$/);
  await expect(bar.locator('[data-figure=net] dt')).toHaveText(isMobile ? 'Net' : 'Net position', {
    useInnerText: true,
  });
  await expect(bar.locator('[data-figure=net] dd')).toHaveText('£0.00');
  await expect(bar.locator('[data-figure=time] dd')).toHaveText(/^\d\d:\d\d$/);
  await expect(bar.getByRole('link', { name: 'Safer gambling' })).toHaveAttribute(
    'href',
    '/responsible-gaming#my-play',
  );
  await expectAccessible(page);
  // Amounts that arrive late may shift the layout by a fraction of a pixel.
  expect(await layoutShift(page)).toBeLessThan(0.0005);
  if (isMobile) {
    await page.getByRole('button', { name: 'Game menu' }).click();
    const menu = page.getByRole('dialog');
    for (const name of ['Lobby', 'Safer gambling']) await expect(menu.getByRole('link', { name })).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('button', { name: 'Banking' }).click();
    const banking = page.getByRole('dialog', { name: 'Banking' });
    await expect(banking).toContainText('£1,000.00');
    await banking.getByRole('button', { name: 'Close' }).click();
  } else {
    await expect(bar.getByRole('link', { name: 'Lobby' })).toBeVisible();
    await bar.getByRole('button', { name: 'Rules and RTP' }).click();
    await expect(page.getByRole('dialog')).toContainText(/return to player/i);
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  }
  await bar.getByRole('button', { name: 'Close game' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('tablist').first()).toBeVisible();
});

test('GM-05 GM-09 the history in the menu lists this tab’s rounds, which add up to the net position @phone', async ({
  page,
  newPlayer,
}) => {
  await openGame(page, { player: await newPlayer() });
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByText('No rounds yet.')).toBeVisible();
  await history.getByRole('button', { name: 'Close' }).click();
  await playRound(page);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'History' }).click();
  await expect(history.getByRole('row')).toHaveCount(2);
  const net = await page.getByRole('toolbar', { name: 'Game bar' }).locator('[data-figure=net] dd').textContent();
  await expect(history.locator('dl dd').nth(2)).toHaveText(net ?? '');
  await expectAccessible(page);
});

test('GM-04 closing a game keeps the lobby’s category and the played games @desktop', async ({ page, newPlayer }) => {
  await openAsPlayer(page, '/', await newPlayer());
  await page.getByRole('tab', { name: 'Slots' }).click();
  await page
    .getByRole('region', { name: 'Popular slots' })
    .getByRole('link')
    .filter({ has: page.getByRole('img') })
    .first()
    .click();
  // A launch counts when the game has spoken.
  await expect(gameFrame(page).getByRole('button').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close game' }).click();
  await expect(page.getByRole('tab', { name: 'Slots' })).toHaveAttribute('aria-selected', 'true');
  const games = () =>
    page.evaluate(
      () => (JSON.parse(window.sessionStorage.getItem('Games') ?? '{}') as { state: Record<string, unknown> }).state,
    );
  // The slice is written soon after a change.
  await expect.poll(games).toMatchObject({ gameUnlaunched: true, recentlyPlayedGameIds: [expect.any(Number)] });
});

test('GM-01 UK8a ON6c the older of two tabs yields with a message and can take over again @desktop @uk', async ({
  page,
  context,
  newPlayer,
}) => {
  await openGame(page, { player: await newPlayer() });
  const other = await duplicateTab(page, context);
  await openGame(other, { id: 41_037 });
  const line = page.getByRole('alert').filter({ hasText: 'Game opened elsewhere' });
  await expect(line).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await expect(other.getByRole('alert').filter({ hasText: 'Game opened elsewhere' })).toBeVisible();
});

test('GM-07 a metered game starts a session when it opens and ends it on close and on reload @desktop', async ({
  page,
  newPlayer,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/^\/api\/metered\/(?:start|[\w-]{22}\/end)$/.test(path)) calls.push(path.endsWith('/end') ? 'end' : 'start');
  });
  await openAsPlayer(page, '/', await newPlayer());
  const id = await meteredGame(page);
  await page.goto(`/game/${id}`);
  await expect(page.locator('iframe')).toBeVisible();
  expect(calls).toEqual(['start']);
  await page.reload();
  await expect(page.locator('iframe')).toBeVisible();
  await expect.poll(() => calls.filter((call) => call === 'start')).toHaveLength(2);
  // The first session was ended while unloading or by the next page: nothing is left to send.
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('foyer-metered-ends'))).toBeNull();
  const ended = page.waitForResponse((response) => response.url().endsWith('/end') && response.ok());
  await page.getByRole('button', { name: 'Close game' }).click();
  expect(((await (await ended).json()) as { endedAt: number | null }).endedAt).not.toBeNull();
  expect(await page.evaluate(() => window.sessionStorage.getItem('meteredSession'))).toBeNull();
});

test('UK16a game facts and rules can be read before playing, with the info button or a long press @uk', async ({
  page,
  isMobile,
  context,
}) => {
  await page.goto('/');
  const tile = page
    .getByRole('main')
    .getByRole('list')
    .getByRole('link')
    .filter({ has: page.getByRole('img') })
    .first();
  const name = (await tile.getByRole('img').getAttribute('alt')) ?? '';
  const sheet = page.getByRole('dialog', { name, exact: true });
  await tile.scrollIntoViewIfNeeded();
  if (isMobile) {
    const box = (await tile.boundingBox()) ?? { x: 0, y: 0 };
    const fingers = await context.newCDPSession(page);
    await fingers.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: box.x + 30, y: box.y + 90 }],
    });
    await expect(sheet).toBeVisible();
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page).toHaveURL('/');
  } else {
    await tile.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: `About ${name}` })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  for (const fact of ['Return to player', 'Volatility', 'Provider', 'Stakes'])
    await expect(sheet.getByText(fact, { exact: true })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Rules' })).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('UI-04 after a login on a game page the game has the focus, and Enter plays @desktop @all', async ({
  page,
  newPlayer,
}) => {
  const player = await newPlayer({ marketId: 'row' });
  await page.goto('/game/41000');
  await logIn(page, player);
  await expect(gameFrame(page).locator('main[data-phase=betting]')).toBeVisible();
  await expect(page.locator('iframe')).toBeFocused();
  const responsePromise = page.waitForResponse((response) => response.url().endsWith('/rounds'));
  await page.keyboard.press('Enter');
  expect((await responsePromise).status()).toBe(200);
});

for (const { country, marketId, age, licence } of [
  { country: 'GB', marketId: 'uk', age: '18+', licence: /not licensed by the Gambling Commission/ },
  { country: 'CA', marketId: 'ca', age: '19+', licence: /play-money demonstration.*Ontario/ },
  { country: 'FR', marketId: 'row', age: '18+', licence: /without a gambling licence/ },
] as const) {
  test.describe(country, () => {
    test.use({ extraHTTPHeaders: { 'cf-ipcountry': country } });

    test(
      `UK19 ON14b MT1a a running game of ${marketId} shows the market’s age mark and licence line below it @${marketId}`,
      { tag: marketId === 'uk' ? [] : '@all' },
      async ({ page, newPlayer }) => {
        await openGame(page, { player: await newPlayer({ marketId }) });
        const footer = page.locator('#app > footer');
        const line = footer.getByText(licence);
        await expect(line).toBeInViewport({ ratio: 1 });
        await expect(footer.getByText(age, { exact: true })).toBeInViewport({ ratio: 1 });
        // No other element covers the line.
        const isOnTop = await line.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
        expect(isOnTop).toBe(true);
        await expectAccessible(page);
      },
    );

    test(
      `UK19 ON14b MT1a a running game of ${marketId} keeps age mark and licence line in full screen @desktop @${marketId}`,
      { tag: marketId === 'uk' ? [] : '@all' },
      async ({ page, newPlayer }) => {
        await openGame(page, { player: await newPlayer({ marketId }) });
        await page.getByRole('button', { name: 'Full screen' }).click();
        const isCovered = (part: Element) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return !part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        };
        await page.waitForFunction(() => document.fullscreenElement !== null);
        for (const part of [
          page.locator('#app > footer').getByText(licence),
          page.locator('#app > footer').getByText(age, { exact: true }),
        ]) {
          await expect(part).toBeInViewport({ ratio: 1 });
          expect(await part.evaluate(isCovered)).toBe(false);
          // The full-screen element contains the line, because elements outside of it are not painted.
          expect(await part.evaluate((element) => document.fullscreenElement?.contains(element))).toBe(true);
        }
        await page.getByRole('toolbar', { name: 'Game bar' }).getByRole('link', { name: 'Lobby' }).click();
        await expect(page.getByRole('tablist').first()).toBeVisible();
        await page.waitForFunction(() => document.fullscreenElement === null);
      },
    );
  });
}

test('GM-05 the window says when the browser refuses full screen, and has no button without it @desktop @all', async ({
  page,
  newPlayer,
}) => {
  const player = await newPlayer();
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Refused'));
  });
  await openGame(page, { player });
  await page.getByRole('toolbar', { name: 'Game bar' }).getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByText('Your browser did not allow full screen.')).toBeVisible();
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false }));
  await openGame(page, {});
  await expect(
    page.getByRole('toolbar', { name: 'Game bar' }).getByRole('button', { name: 'Full screen' }),
  ).toHaveCount(0);
});
