import type { Locator, Page } from '@playwright/test';
import { duplicateTab } from './support/duplicateTab.ts';
import { expect, openAsPlayer, test } from './support/fixtures.ts';
import { gameFrame, openGamePanel } from './support/play.ts';
import { playBigWins } from './support/playBigWins.ts';
import { consentToAll } from './support/recordedEvents.ts';

/** Launch information that the tab stores for its game. */
const launchInfo = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(window.sessionStorage.getItem('Games') ?? '{}') as { state: Record<string, unknown> }).state[
        'launchInfo'
      ],
  );

/** Follows a link to a game and waits until the launch information contains the link’s place. */
async function launchWith(page: Page, link: Locator, place: Record<string, unknown>): Promise<void> {
  const id = Number((await link.getAttribute('href'))?.split('/').pop());
  await link.click();
  await expect.poll(() => launchInfo(page)).toMatchObject({ gameGroupId: id, ...place });
}

test('LB-11 every kind of game link reports its own place, never that of an earlier link @desktop', async ({
  page,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  await playBigWins(sandbox, { brand: 'regency', marketId: 'uk' }, 1);
  await openAsPlayer(page, '/', await newPlayer());
  const main = page.getByRole('main');
  // Starts with a tile in a row, whose place every following link must replace.
  const row = main
    .getByRole('region')
    .filter({ has: page.getByRole('list') })
    .last();
  const heading = (await row.getByRole('heading').textContent()) ?? '';
  await launchWith(page, row.locator('a:not([aria-disabled=true])[href^="/game/"]').first(), {
    launchedFrom: 'reel',
    sectionName: heading,
  });

  await page.goBack();
  // The list loads near the screen. The page follows its restored position, once it is there, until the player scrolls.
  await expect(row.getByRole('heading')).toBeInViewport();
  await page.mouse.wheel(0, -100);
  const winners = page.getByRole('region', { name: 'Big winners' });
  await winners.scrollIntoViewIfNeeded();
  await launchWith(page, winners.locator('a[href^="/game/"]').first(), {
    launchedFrom: 'bigWinners',
    sectionName: 'Big winners',
    gameIndex: expect.any(Number),
    headingIndex: expect.any(Number),
  });

  await page.goBack();
  await launchWith(page, page.locator('[data-track=hero] a[href^="/game/"]'), {
    launchedFrom: 'hero',
    gameIndex: 1,
    headingIndex: expect.any(Number),
  });

  // The panel beside the running game: its menu is the section.
  const panel = await openGamePanel(page);
  await launchWith(page, panel.getByRole('list').getByRole('link').nth(2), {
    launchedFrom: 'gamePanel',
    sectionName: 'More Games',
    gameIndex: 3,
  });
  await page
    .getByRole('toolbar', { name: 'Game bar' })
    .getByRole('button', { name: /^Favourite/ })
    .click();
  await launchWith(page, panel.getByRole('list').getByRole('link').nth(0), {
    launchedFrom: 'gamePanel',
    sectionName: 'More Games',
    gameIndex: 1,
  });
  await panel.getByRole('button', { name: 'Favourite', exact: true }).click();
  await launchWith(page, panel.getByRole('list').getByRole('link').first(), {
    launchedFrom: 'gamePanel',
    sectionName: 'Favourite',
    gameIndex: 1,
  });

  // A direct address has no place, and nothing remains of the previous link.
  await page.goto('/game/41000');
  await expect
    .poll(() => launchInfo(page))
    .toEqual({ gameGroupId: 41_000, launchedFrom: 'address', picker: expect.anything() });

  // A failed launch offers other games.
  await page.route('**/api/launch/**', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"message":"No"}' }),
  );
  await page.reload();
  const others = page.getByRole('heading', { name: 'Similar games' });
  await expect(others).toBeVisible();
  await page.unroute('**/api/launch/**');
  const other = page.locator('h2 + ul a[href^="/game/"]').nth(1);
  await launchWith(page, other, {
    launchedFrom: 'failedLaunch',
    sectionName: 'Similar games',
    gameIndex: 2,
    headingIndex: expect.any(Number),
  });
});

test('LB-11 search results and the game information sheet report their place @desktop @all', async ({
  page,
  newPlayer,
}) => {
  await openAsPlayer(page, '/', await newPlayer());
  await page.keyboard.press('/');
  await page.getByRole('textbox', { name: 'Search games' }).fill('lotus');
  const found = page.getByRole('dialog').locator('article a:not([aria-hidden])');
  await launchWith(page, found.first(), { launchedFrom: 'search', gameIndex: 1, headingIndex: expect.any(Number) });
  await page.goto('/');
  const tile = page.getByRole('main').locator('li[data-id]').first();
  await tile.hover();
  await tile.locator('button[aria-haspopup=dialog]').click();
  await launchWith(page, page.getByRole('dialog').locator('a[href^="/game/"]'), { launchedFrom: 'gameInformation' });
});

test('LB-11 AN-04 all events of a game contain its place and numbers, and a favourite button its own @all', async ({
  page,
  newPlayer,
  context,
  sites,
  recordedEvents,
  isMobile,
}) => {
  await consentToAll(context, sites.regency);
  await openAsPlayer(page, '/', await newPlayer());
  const main = page.getByRole('main');
  const row = main
    .getByRole('region')
    .filter({ has: page.getByRole('list') })
    .last();
  const section = (await row.getByRole('heading').textContent()) ?? '';
  const tiles = row.locator('li[data-id]').filter({ has: page.locator('a:not([aria-disabled=true])') });
  const heart = tiles.nth(1).getByRole('button', { name: /^Favourite/ });
  await heart.click();
  const gameData = (action: string) =>
    recordedEvents.records
      .filter(({ eventData }) => eventData.eventName.endsWith(action))
      .map((record) => record.gameData);
  await expect
    .poll(() => gameData('favouriteAdd'))
    .toMatchObject([
      {
        sectionName: section,
        gameIndex: expect.any(Number),
        headingIndex: expect.any(Number),
        moduleId: expect.any(Number),
        clientId: expect.any(Number),
      },
    ]);

  const id = Number(await tiles.first().getAttribute('data-id'));
  await tiles.first().getByRole('link').click();
  await expect(gameFrame(page).locator('body')).toBeVisible();
  const place = {
    GameGroupId: id,
    sectionName: section,
    launchedFrom: 'reel',
    gameIndex: expect.any(Number),
    headingIndex: expect.any(Number),
    moduleId: expect.any(Number),
    clientId: expect.any(Number),
    launchURL: expect.stringContaining('/play/'),
  };
  await expect.poll(() => gameData('gameLaunch')).toMatchObject([place]);
  if (isMobile) await page.getByRole('button', { name: 'Game menu' }).click();
  await (isMobile ? page.getByRole('dialog') : page.getByRole('toolbar', { name: 'Game bar' }))
    .getByRole('button', { name: /^Favourite/ })
    .click();
  await expect.poll(() => gameData('favouriteAdd')[1]).toMatchObject(place);
  if (isMobile) await page.getByRole('dialog').getByRole('link', { name: 'Lobby' }).click();
  else await page.getByRole('button', { name: 'Close' }).click();
  const { launchURL: _launchURL, ...ended } = place;
  await expect.poll(() => gameData('gameEnd')).toMatchObject([ended]);
});

test('LB-11 history navigation and message links do not report the place of an older tile @desktop @all', async ({
  page,
  context,
  newPlayer,
  sandbox,
  recordedEvents,
}) => {
  const player = await newPlayer();
  await openAsPlayer(page, '/', player);
  const row = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('list') })
    .last();
  const link = row.locator('a:not([aria-disabled=true])[href^="/game/"]').first();
  const id = Number((await link.getAttribute('href'))?.split('/').pop());
  await launchWith(page, link, { launchedFrom: 'reel' });
  await page.getByRole('toolbar', { name: 'Game bar' }).getByRole('link', { name: 'Lobby' }).click();
  // Wait for the lobby, because pressing Back before that stays in the running game.
  await expect(page.locator('[data-track=hero]')).toBeVisible();
  await page.goBack();
  await expect
    .poll(() => launchInfo(page))
    .toEqual({ gameGroupId: id, launchedFrom: 'address', picker: expect.anything() });
  await expect
    .poll(
      () =>
        recordedEvents.records.filter(({ eventData }) => eventData.eventName.endsWith('gameLaunch')).at(-1)?.gameData,
    )
    .toMatchObject({ GameGroupId: id, launchedFrom: 'address', moduleId: expect.any(Number) });

  await page.goto('/');
  const other = row.locator('a:not([aria-disabled=true])[href^="/game/"]').nth(1);
  const otherId = Number((await other.getAttribute('href'))?.split('/').pop());
  await launchWith(page, other, { launchedFrom: 'reel' });
  await page.getByRole('toolbar', { name: 'Game bar' }).getByRole('link', { name: 'Lobby' }).click();
  await expect(page.locator('[data-track=hero]')).toBeVisible();
  const publish = async () =>
    (
      await sandbox.messages({
        publish: {
          userId: player.userId,
          topic: 'xeniaAdvert',
          content: { title: 'Back to it', action: { kind: 'link', label: 'Play it again', url: `/game/${otherId}` } },
        },
      })
    ).published[0]?.connections;
  await expect.poll(publish).toBe(1);
  await launchWith(page, page.getByRole('link', { name: 'Play it again' }).first(), {
    launchedFrom: 'link',
    sectionName: 'Back to it',
    gameIndex: expect.any(Number),
    headingIndex: expect.any(Number),
  });

  const second = await duplicateTab(page, context);
  await second.goto(`/game/${otherId}`);
  await expect
    .poll(() => launchInfo(second))
    .toEqual({ gameGroupId: otherId, launchedFrom: 'address', picker: expect.anything() });
});

test('LB-11 the strip in the game menu and the games sheet report their own place @phone @all', async ({
  page,
  newPlayer,
  recordedEvents,
}) => {
  await openAsPlayer(page, '/game/41000', await newPlayer());
  await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  const launched = () =>
    recordedEvents.records.filter(({ eventData }) => eventData.eventName.endsWith('gameLaunch')).at(-1)?.gameData;
  await page.getByRole('button', { name: 'Game menu' }).click();
  const menu = page.getByRole('dialog');
  const sectionName = (await menu.getByRole('heading', { level: 3 }).textContent()) ?? '';
  const strip = { launchedFrom: 'gameMenu', sectionName, gameIndex: 2, headingIndex: expect.any(Number) };
  await launchWith(page, menu.getByRole('list').getByRole('link').nth(1), strip);
  await expect.poll(launched).toMatchObject(strip);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'All', exact: true }).click();
  const sheet = {
    launchedFrom: 'gamePanel',
    sectionName: 'More Games',
    gameIndex: 1,
    headingIndex: expect.any(Number),
  };
  await launchWith(
    page,
    page.getByRole('dialog', { name: 'Games' }).getByRole('list').getByRole('link').first(),
    sheet,
  );
  await expect.poll(launched).toMatchObject(sheet);
});
