import { nameOf } from './support/eventCatalogue.ts';
import type { EventRecord } from './support/eventCatalogue.ts';
import { expect, logIn, test } from './support/fixtures.ts';
import { gameFrame, openGamePanel } from './support/play.ts';
import { consentToAll } from './support/recordedEvents.ts';
import type { RecordedEvents } from './support/recordedEvents.ts';

const canary = 'zzcanary';

async function expectEvents(recordedEvents: RecordedEvents, wanted: readonly string[]): Promise<void> {
  await expect
    .poll(() => wanted.filter((name) => !recordedEvents.names().includes(name)), {
      message: 'events that were not tracked',
    })
    .toEqual([]);
}

test('AN-03 AN-04 AN-05 a visitor’s journey is tracked, sent only with consent and without typed text @desktop', async ({
  page,
  context,
  sites,
  consoleGuard,
  stack,
  recordedEvents,
}) => {
  consoleGuard.expect(/401/);
  await consentToAll(context, sites.regency, {
    'tracking-visit': 'BT1|BT2',
    'browser-id': 'b-17',
    'AMCV_9%40AdobeOrg': 'a|b|c|d|5555',
    'h20-iso3': 'GBR',
  });
  const manager = page.waitForResponse((response) => response.url().endsWith('/tag-manager/tag-manager.js'));
  await page.goto('/');
  expect((await manager).status()).toBe(200);
  const expectTracked = (...wanted: string[]) => expectEvents(recordedEvents, wanted);
  await expectTracked('pageLoad', 'featureToggleRevampedJackpotTicker', 'featureToggleGameCardJackpotTicker');

  await page
    .getByRole('main')
    .getByRole('link', { name: /^View all/ })
    .first()
    .click();
  await expectTracked('viewMorePress');
  await page.goto('/');
  await page.getByRole('tab', { name: 'Slots', exact: true }).click();
  await page.getByRole('button', { name: 'Search games' }).click();
  const search = page.getByRole('dialog', { name: 'Search games' });
  await search.getByRole('textbox').fill('neon');
  await expectTracked('categorySelect', 'searchOpen', 'searchFound');
  await search.getByRole('textbox').fill(`${canary} at home`);
  await expectTracked('searchNothingFound');
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: /blog/i }).first().click();
  await page.getByRole('region', { name: 'Featured posts' }).getByRole('link').first().click();
  await expectTracked('searchClose', 'blogCategory', 'blogPost');

  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Username', { exact: true }).fill(`${canary}.name`);
  await login.getByLabel('Password', { exact: true }).fill(`${canary}.password`);
  await login.getByRole('button', { name: /show/i }).click();
  await login.getByRole('button', { name: 'Log in' }).click();
  await expectTracked('loginShowPassword', 'loginSubmit', 'loginFailed');
  await login.getByRole('button', { name: /forgot/i }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Join' }).click();
  const registration = page.getByRole('dialog').filter({ has: page.locator('[name="email"]') });
  await registration.locator('[name="email"]').fill(`${canary}@example.com`);
  await page.keyboard.press('Escape');
  await expectTracked('loginForgotPassword', 'loginClose', 'registrationOpen', 'registrationClose');

  await page.goto('/promotions');
  const card = page.getByRole('article').first();
  await card.getByRole('link', { name: 'Full terms' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Key terms' }).waitFor();
  await page.keyboard.press('Escape');
  await card.getByRole('link', { name: 'Log in to opt in' }).click();
  await expectTracked('promotionsTerms', 'promotionsLogin');

  expect(JSON.stringify(recordedEvents.records)).not.toContain(canary);
  expect(recordedEvents.records.find((record) => nameOf(record) === 'searchFound')?.eventData.eventDetail).toBe('neon');
  expect(recordedEvents.records.at(-1)).toMatchObject({
    customerData: { bannerTag: 'BT1', bannerTag2: 'BT2', browserId: 'b-17', casinoId: 3568, ecid: '5555' },
    customerFlag: { isLoggedIn: false },
    pageData: { pageBrand: 'regency' },
    countryData: { displayedCountry: 'gb', displayedLanguage: 'en-gb' },
  });
  // The tag manager sent exactly what the page emitted.
  const collected = async () => {
    const response = await fetch(`http://127.0.0.1:${stack.sandboxPort}/control/events.json`);
    return ((await response.json()) as { events: { record: EventRecord }[] }).events.map(
      ({ record }) => record.eventData.eventName,
    );
  };
  await expect
    .poll(collected)
    .toEqual(expect.arrayContaining(['foyer_regency_promotionsTerms', 'foyer_regency_blogPost']));
});

test('AN-03 AN-04 AN-08 a player’s journey is tracked, and a broken data layer does not affect it @desktop', async ({
  page,
  context,
  sites,
  newPlayer,
  recordedEvents,
}) => {
  const player = await newPlayer({ brand: 'pulse', marketId: 'row', scenario: 'funded' });
  const gameId = 41000;
  await consentToAll(context, sites.pulse);
  const expectTracked = (...wanted: string[]) => expectEvents(recordedEvents, wanted);
  await page.goto(`${sites.pulse}/promotions`);
  await logIn(page, player);
  await page.getByRole('article').getByRole('button', { name: 'Opt in' }).first().click();
  await expectTracked(
    'loginSubmit',
    'loginSuccess',
    'promotionsOptIn',
    'promotionsEnrolled',
    'promotionsCounted',
    'connectionState',
    'toastShown',
  );

  await page.goto(`${sites.pulse}/game/${gameId}`);
  await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  const bar = page.getByRole('toolbar', { name: 'Game bar' });
  const heart = bar.getByRole('button', { name: /favourite/i });
  await heart.click();
  await heart.click();
  const panel = await openGamePanel(page);
  for (const menu of ['Favourite', 'Recently Played', 'More Games'])
    await panel.getByRole('button', { name: menu, exact: true }).click();
  await panel.getByRole('button', { name: 'Slots', exact: true }).click();
  await bar.getByRole('link', { name: /safer gambling/i }).click();
  await page
    .getByRole('dialog', { name: 'My play' })
    .getByRole('button', { name: 'Game and transaction history' })
    .click();
  await page.getByRole('dialog', { name: 'History' }).waitFor();
  await page.keyboard.press('Escape');
  await bar.getByRole('link', { name: 'Lobby' }).click();
  await expectTracked(
    'gameLaunch',
    'favouriteAdd',
    'favouriteRemove',
    'windowPanelFavourite',
    'windowPanelRecentlyPlayed',
    'windowPanelMoreGames',
    'windowPanelCategory',
    'gameWindowSaferGambling',
    'myPlayShown',
    'playerHistoryShown',
    'playerHistoryClose',
    'gameWindowLobby',
    'gameEnd',
  );
  const launch = recordedEvents.records.find((record) => nameOf(record) === 'gameLaunch');
  expect(launch?.gameData).toMatchObject({
    GameGroupId: gameId,
    IsFavourite: false,
    launchedFrom: 'address',
    launchURL: expect.stringMatching(/^http:\/\/games\.localhost:\d+\/play\/41000$/),
  });
  expect(launch?.sessionData?.sessionGuid).toMatch(/^[\da-f-]{36}$/);
  expect(launch?.customerData.userId).toBe(player.userId);
  expect(JSON.stringify(recordedEvents.records)).not.toContain(player.username);

  // The data layer is replaced with one that throws: playing, balance and logout still work.
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  await expectTracked('bankingShown');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const broken = {
      push() {
        throw new Error('broken');
      },
    };
    Object.assign(window, {
      __savedDataLayer: (window as unknown as { dataLayer: unknown }).dataLayer,
      dataLayer: broken,
    });
  });
  await page.getByRole('tab', { name: 'Slots', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Slots', exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() =>
    Object.assign(window, { dataLayer: (window as unknown as { __savedDataLayer: unknown }).__savedDataLayer }),
  );
  await page
    .getByRole('banner')
    .getByRole('button', { name: /your account/i })
    .click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  await expectTracked('bankingClose', 'logoutPress', 'logoutSuccess');
});

test('AN-04 the game menu on a phone is tracked, and the inspector lists the events @phone @all', async ({
  page,
  newPlayer,
}) => {
  const gameId = 41000;
  await page.goto(`/game/${gameId}?inspect=events`);
  await logIn(page, await newPlayer());
  await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  const inspector = page.getByRole('region', { name: 'Events on this page' });
  await inspector.getByRole('button', { name: 'Collapse' }).click();
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Banking' }).click();
  await page.getByRole('dialog', { name: 'Banking' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Lobby' }).click();
  await page.getByRole('button', { name: /\d events/ }).click();
  for (const name of ['inGameMenuToggle', 'inGameMenuBanking', 'bankingShown', 'inGameMenuLobbyRedirect', 'gameEnd'])
    await expect(inspector.getByText(`foyer_regency_${name}`).first()).toBeVisible();
  await inspector.getByRole('combobox').selectOption('game_launch');
  await inspector.getByText('foyer_regency_gameLaunch').first().click();
  await expect(inspector.getByText('GameGroupId')).toBeVisible();
});

test('AN-04 contact links, pictures and messages with actions are tracked @desktop @all', async ({
  page,
  context,
  newPlayer,
  sandbox,
  recordedEvents,
}) => {
  const expectTracked = (...wanted: string[]) => expectEvents(recordedEvents, wanted);
  // Requests to other sites are answered with an empty page, and mail links are not opened.
  await context.route(
    ({ hostname }) => !hostname.endsWith('localhost'),
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await page.goto('/');
  // Until its script has loaded, the link leads to the help page.
  await expect.poll(() => page.evaluate(() => typeof Reflect.get(window, 'OneTrust'))).toBe('object');
  const panel = page.getByRole('dialog', { name: 'Support' });
  const openSupport = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(panel.getByRole('link').first()).toBeVisible();
  };
  await openSupport();
  await page.evaluate(() =>
    window.addEventListener(
      'click',
      (event) =>
        event.target instanceof Element &&
        event.target.closest('a[href^="mailto:"]') !== null &&
        event.preventDefault(),
    ),
  );
  await panel.getByRole('link', { name: /^Email us/ }).click();
  const helpLine = context.waitForEvent('page');
  await panel.getByRole('link', { name: /^GamCare/ }).click();
  await (await helpLine).close();
  await page.keyboard.press('Escape');
  await openSupport();
  await panel.getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page).toHaveURL('/help');
  await openSupport();
  await panel.getByRole('link', { name: /^Safer gambling/ }).click();
  await openSupport();
  await panel.getByRole('button', { name: /^Live chat/ }).click();
  const chat = page.getByRole('dialog', { name: 'Live chat' });
  await chat.getByLabel('Your question').fill('I cannot stop playing');
  await page.keyboard.press('Enter');
  const helpLineOfChat = context.waitForEvent('page');
  await chat.getByRole('link', { name: /GamCare/ }).click();
  await (await helpLineOfChat).close();
  await page.keyboard.press('Escape');
  await expectTracked(
    'getInTouchEmail',
    'supportHelpLine',
    'supportClose',
    'supportQuestions',
    'supportSaferGambling',
    'getInTouchLiveChat',
    'chatHelpLine',
    'chatClose',
  );

  await page.getByRole('banner').getByRole('link', { name: 'Join' }).click();
  const picture = context.waitForEvent('page');
  await page
    .getByRole('dialog', { name: 'Create account' })
    .getByRole('link', { name: /promotions/i })
    .first()
    .click();
  await (await picture).close();
  await page.keyboard.press('Escape');
  await expectTracked('registrationImage', 'registrationClose');

  const player = await newPlayer();
  await logIn(page, player);
  const publish = async (content: Record<string, unknown>) =>
    (await sandbox.messages({ publish: { userId: player.userId, topic: 'xeniaAdvert', content } })).published[0]
      ?.connections;
  await expect.poll(() => publish({})).toBe(1);
  const actions: [string, object, string][] = [
    ['Opt in', { kind: 'optIn', promotionId: 5010 }, 'inAppMessageOptIn'],
    ['Verify now', { kind: 'verifyForBanking' }, 'inAppMessageVerifyForBanking'],
    ['Verify now', { kind: 'verifyForGame' }, 'inAppMessageVerifyForGame'],
    ['To the offers', { kind: 'link', label: 'To the offers', url: '/promotions' }, 'inAppMessageCallToAction'],
  ];
  for (const [label, action, name] of actions) {
    await publish({ title: name, action });
    await page
      .getByRole('status')
      .getByRole('article')
      .filter({ hasText: name })
      .getByRole('button', { name: label })
      .or(page.getByRole('link', { name: label }))
      .click();
    await expectTracked(name);
    if (!name.includes('Verify')) continue;
    const verification = page.getByRole('dialog', { name: 'Verification' });
    await expect(verification).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(verification).toBeHidden();
    if (name !== 'inAppMessageVerifyForBanking') continue;
    // RT-08: verification leads back to the view that required it.
    const banking = page.getByRole('dialog', { name: 'Banking' });
    await expect(banking).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banking).toBeHidden();
  }
  await expect(page).toHaveURL('/promotions');
});
