import { pagesList } from '@foyer/contract/content';
import { addressOf } from '@foyer/contract/endpoint';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, logIn, openAsPlayer, test } from './support/fixtures.ts';
import { logOut } from './support/logIn.ts';
import { gameFrame, leaveForLobby, playRound } from './support/play.ts';
import { keepTranslating, translatePage } from './support/translatePage.ts';
import { untilQuiet } from './support/untilConnected.ts';

test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'IE' } });

/** Boundaries whose errors the page has reported. */
function watchReports(page: Page): string[] {
  const reported: string[] = [];
  page.on('request', (request) => {
    const body = request.url().endsWith('/api/report') ? (request.postData() ?? '') : '';
    if (body.includes('RENDER_ERROR')) reported.push(body);
  });
  return reported;
}

/** Expects a page with header, content and safer gambling. */
async function expectWholePage(page: Page) {
  await expect(page.getByRole('banner').getByRole('link').first()).toBeAttached();
  await expect(page.locator('main :not(:empty)').first()).toBeAttached();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached();
  expect(await page.locator('font').count()).toBeGreaterThan(10);
}

/** Navigates within the tab, as links of static blocks do. */
async function followLink(page: Page, path: string) {
  await page.evaluate((target) => {
    const block = document.createElement('div');
    block.dataset['static'] = 'true';
    const link = document.createElement('a');
    link.href = target;
    block.append(link);
    document.body.append(block);
    link.click();
    block.remove();
  }, path);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

async function closeDialogs(page: Page) {
  const dialogs = page.locator('dialog[open]');
  await expect(dialogs.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
}

test('a translated page survives search, login, play, menus and logout', async ({
  page,
  isMobile,
  newPlayer,
  consoleGuard,
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(15_000);
  const reported = watchReports(page);
  const player = await newPlayer({ marketId: 'row' });
  await page.goto('/');
  // A translation that comes before React makes it draw the page again, and it reports that.
  await untilQuiet(page);
  await translatePage(page);
  await test.step('search', async () => {
    await page.locator('[data-opens=search]:visible').first().click();
    const field = page.getByRole('textbox', { name: 'Search games' });
    for (const text of ['book', 'bokk of', 'zzzzzz', 'star']) {
      await field.fill(text);
      await expect(page.getByRole('dialog').getByRole('status').first()).toBeAttached();
    }
    await closeDialogs(page);
    await expectWholePage(page);
  });
  await test.step('busy buttons', async () => {
    consoleGuard.expect(/401 \(Unauthorized\)/);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByLabel('Username', { exact: true }).fill(player.username);
    await dialog.getByLabel('Password', { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await closeDialogs(page);
  });
  await logIn(page, player);
  await expectWholePage(page);
  await test.step('game', async () => {
    await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link')
      .filter({ has: page.getByRole('img') })
      .first()
      .click();
    await expect(gameFrame(page).getByRole('button').first()).toBeVisible();
    await playRound(page);
    await leaveForLobby(page, isMobile);
    await expectWholePage(page);
  });
  await logOut(page);
  await expectWholePage(page);
  // Leaving sends what is not yet reported.
  await page.goto('about:blank');
  expect(reported).toEqual([]);
});

test('every entry of the account menu, My play and the header opens on a translated page @desktop @all', async ({
  page,
  newPlayer,
}) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(15_000);
  const reported = watchReports(page);
  await openAsPlayer(page, '/help', await newPlayer({ marketId: 'row', scenario: 'provisional' }));
  await untilQuiet(page);
  await translatePage(page);
  const banner = page.getByRole('banner');
  const dialogs = page.locator('dialog[open]');
  const openers = {
    'account menu': () => banner.getByRole('button', { name: /your account/i }).click(),
    'My play': () => banner.getByRole('link', { name: 'Safer gambling' }).click(),
  };
  for (const [name, open] of Object.entries(openers)) {
    const buttons = dialogs.getByRole('button');
    await open();
    await expect(buttons.first()).toBeVisible();
    const entries = await buttons.allTextContents();
    expect(entries.length).toBeGreaterThan(5);
    await closeDialogs(page);
    for (const [index, entry] of entries.entries()) {
      // The button that closes has only an icon.
      if (entry === '' || /log out|English|中文/i.test(entry)) continue;
      await test.step(`${name}: ${entry}`, async () => {
        await open();
        await buttons.nth(index).click();
        const others = () =>
          page
            .context()
            .pages()
            .filter((other) => other !== page);
        // An entry opens a dialog, a window of the account portal or a page.
        await expect
          .poll(async () => (await dialogs.count()) + others().length + (page.url().endsWith('/help') ? 0 : 1))
          .toBeGreaterThan(0);
        for (const other of others()) await other.close();
        while ((await dialogs.count()) > 0) await page.keyboard.press('Escape');
        await expectWholePage(page);
      });
    }
  }
  for (const opener of await banner.getByRole('button').all()) {
    await opener.click();
    await closeDialogs(page);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await closeDialogs(page);
  await expectWholePage(page);
  // Leaving sends what is not yet reported.
  await page.goto('about:blank');
  expect(reported).toEqual([]);
});

test('every page of the content service stays whole when it is translated before and after its scripts start @all', async ({
  page,
  stack,
  consoleGuard,
}) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(15_000);
  consoleGuard.allow(/status of 404/);
  const address = `http://127.0.0.1:${stack.sandboxPort}/${pagesList.service}${addressOf(pagesList, { params: { brand: 'regency' } })}`;
  const pages = v.parse(pagesList.response, await (await fetch(address)).json());
  const paths = new Set(pages.map(({ Path }) => Path.replace('{id}', '41000')));
  expect(paths.size).toBeGreaterThan(10);
  await page.goto('/');
  // The code that makes links of static blocks navigate within the tab loads when the browser is idle.
  await untilQuiet(page);
  await translatePage(page);
  const reported = watchReports(page);
  for (const path of paths) {
    await test.step(`within the tab: ${path}`, async () => {
      await followLink(page, path);
      await expectWholePage(page);
    });
  }
  // Leaving sends what is not yet reported.
  await page.goto('about:blank');
  expect(reported).toEqual([]);
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${keepTranslating.toString()})`);
  for (const path of paths) {
    await test.step(`before hydration: ${path}`, async () => {
      await page.goto(path);
      await expectWholePage(page);
    });
  }
});

test('a page survives nodes that an extension inserts or removes, and the player stays logged in @desktop @all', async ({
  page,
  newPlayer,
}) => {
  const reported = watchReports(page);
  page.setDefaultTimeout(15_000);
  await page.addInitScript(() => {
    const insert = (parent: Element | null) => {
      const node = document.createElement('aside');
      node.className = 'of-an-extension';
      parent?.prepend(node);
    };
    const insertEverywhere = () => {
      document.body.setAttribute('data-extension', '');
      for (const place of ['html', 'head', 'body', '#app', 'header', 'main', 'footer', 'main section'])
        insert(document.querySelector(place));
    };
    document.addEventListener('DOMContentLoaded', insertEverywhere);
    window.addEventListener('load', () => setTimeout(insertEverywhere, 1000));
  });
  await page.goto('/');
  await expect(page.locator('body > .of-an-extension')).toHaveCount(2);
  await logIn(page, await newPlayer({ marketId: 'row' }));
  // React owns these nodes, and takes them away or inserts beside them on the next page.
  for (const [removed, path] of [
    ['main > :first-child', '/help'],
    ['main', '/promotions'],
    ['main > *', '/blog'],
    ['footer > *', '/'],
  ] as const) {
    await test.step(removed, async () => {
      await page.evaluate((selector) => document.querySelectorAll(selector).forEach((node) => node.remove()), removed);
      await followLink(page, path);
      await expect(page.locator('main h1, main h2').first()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: /your account/i })).toBeVisible();
    });
  }
  expect(reported.length).toBeLessThanOrEqual(2);
  await logOut(page);
});
