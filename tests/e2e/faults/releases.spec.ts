import type { IncomingMessage } from 'node:http';
import type { Page } from '@playwright/test';
import { startTwoReleases, type TwoReleases } from '../../support/twoReleases.ts';
import { expect, openAsPlayer, test as base } from '../support/fixtures.ts';
import { gameFrame, leaveForLobby, markFavourite, playRound } from '../support/play.ts';
import { createSandbox } from '../support/sandbox.ts';
import { untilQuiet } from '../support/untilConnected.ts';
import { waitForScripts } from '../support/waitForHydration.ts';

/** Each test has its own releases, because it moves requests from one to the other. */
const test = base.extend<{ sharesFiles: boolean; releases: TwoReleases; origin: string }>({
  sharesFiles: [true, { option: true }],
  releases: [
    async ({ sharesFiles, context, consoleGuard: _consoleGuard }, use) => {
      const releases = await startTwoReleases({ sharesFiles });
      await use(releases);
      // A page that still loads would report every file.
      for (const page of context.pages()) await page.close();
      await releases.stop();
    },
    // Three servers start, and the files of the second release are made.
    { timeout: 60_000 },
  ],
  origin: async ({ releases }, use) => use(`http://regency.localhost:${releases.webPort}`),
});

const html = (page: Page) => page.locator('html');

/** Follows a link in the footer and waits for its page, which may load in full. */
async function follow(page: Page, path: '/blog' | '/terms'): Promise<void> {
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveTitle(path === '/blog' ? /blog/i : /terms/i);
  // Before its scripts start, a link would load another page in full.
  await waitForScripts(page);
}

/** Opens the login dialog and types a username. */
async function typeUsername(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const username = page.getByRole('dialog', { name: 'Log in' }).getByLabel('Username', { exact: true });
  await username.fill('Mira');
  return username;
}

test.describe('releases that share their files', () => {
  test('a tab in a game plays on after a release, changes over when it leaves and back in a rollback', async ({
    page,
    releases,
    origin,
  }) => {
    await openAsPlayer(page, `${origin}/game/41000`, await createSandbox(releases.sandboxPort).newPlayer());
    await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
    const oldRelease = (await html(page).getAttribute('data-release')) ?? '';
    const address = await page.locator('iframe').getAttribute('src');
    releases.route(() => 'next');
    await markFavourite(page, false);
    await playRound(page);
    await expect(html(page)).toHaveAttribute('data-release', oldRelease);
    await expect(page.locator('iframe')).toHaveAttribute('src', address ?? '');

    await leaveForLobby(page, false);
    await expect(html(page)).toHaveAttribute('data-release', releases.nextRelease);
    await expect(page.getByRole('banner')).toContainText('£');

    releases.route(() => 'old');
    await follow(page, '/terms');
    await follow(page, '/blog');
    await expect(html(page)).toHaveAttribute('data-release', oldRelease);
  });

  test('a tab reloads once when the page at the edge is still the old one', async ({ page, releases, origin }) => {
    await page.goto(origin);
    const oldRelease = (await html(page).getAttribute('data-release')) ?? '';
    let pages = 0;
    releases.route(({ headers }) => {
      const isPage = headers['sec-fetch-mode'] === 'navigate';
      if (isPage) pages += 1;
      return isPage ? 'old' : 'next';
    });
    for (const path of ['/terms', '/blog', '/terms', '/blog'] as const) await follow(page, path);
    expect(pages).toBe(1);
    await expect(html(page)).toHaveAttribute('data-release', oldRelease);
  });

  test('a prefetched page of another release is dropped and does not move the reload', async ({
    page,
    releases,
    origin,
  }) => {
    await page.goto(`${origin}/help`);
    const oldRelease = (await html(page).getAttribute('data-release')) ?? '';
    // The code of idle time prefetches.
    await page.waitForFunction(() => window.sessionStorage.getItem('Site') !== null, undefined, { polling: 50 });
    let documents = 0;
    const requests: string[] = [];
    const countDocument = ({ headers }: IncomingMessage) => {
      if (headers['sec-fetch-mode'] === 'navigate') documents += 1;
    };
    releases.route((request) => {
      countDocument(request);
      const { url = '' } = request;
      const isPage = url.startsWith('/api/page?');
      if (isPage) requests.push(new URL(url, origin).searchParams.get('path') ?? '');
      // Other calls of the start must not name the next release before the press does.
      return isPage ? 'next' : 'old';
    });
    await page.mouse.move(1, 1);
    const prefetched = page.waitForResponse(/\/api\/page\?path=%2Fterms/);
    await page.getByRole('contentinfo').locator('a[href="/terms"]').first().hover();
    expect((await prefetched).headers()['foyer-release']).toBe(releases.nextRelease);
    await follow(page, '/terms');
    expect(requests).toEqual(['/terms', '/terms']);
    await expect(html(page)).toHaveAttribute('data-release', oldRelease);
    expect(documents).toBe(0);
    releases.route((request) => {
      countDocument(request);
      return 'next';
    });
    await follow(page, '/blog');
    await expect(html(page)).toHaveAttribute('data-release', releases.nextRelease);
    expect(documents).toBe(1);
    await expect(page.getByText('This page has been updated.')).toHaveCount(0);
  });

  test('a page whose contract version the server refuses opens the next page in full', async ({
    page,
    releases,
    origin,
    consoleGuard,
  }) => {
    consoleGuard.expect(/409/);
    await page.goto(origin);
    releases.route(({ headers }) => {
      if (headers['foyer-contract'] !== undefined) headers['foyer-contract'] = '9';
      return 'next';
    });
    await follow(page, '/terms');
    await expect(html(page)).toHaveAttribute('data-release', releases.nextRelease);
  });
});

test.describe('releases that share nothing', () => {
  test.use({ sharesFiles: false });

  test('a tab whose code is gone reloads once, says so and works again', async ({
    page,
    releases,
    origin,
    consoleGuard,
  }) => {
    consoleGuard.expect(/404/);
    consoleGuard.allow(/Refused to apply style/);
    await page.goto(origin);
    // Otherwise code of idle time may be gone first, and the page reloads before the press.
    await untilQuiet(page);
    releases.route(() => 'next');
    // Without the pointer’s way to the link, which would load the code as well.
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).dispatchEvent('click');
    await expect(page.getByRole('status').getByText('This page has been updated.')).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-release', releases.nextRelease);
    // The address names the dialog that the player wanted.
    await expect(page.getByRole('dialog', { name: 'Log in' }).getByLabel('Username', { exact: true })).toBeVisible();
  });

  test('a form keeps its text and offers a reload when code is gone', async ({ page, releases, origin }) => {
    await page.goto(origin);
    const username = await typeUsername(page);
    // The old release serves files until the page reloads. Once the form is closed, a missing file would reload the page
    // before the press on “Reload”.
    let isLeft = false;
    releases.route(({ headers, url = '' }) => {
      isLeft ||= headers['sec-fetch-mode'] === 'navigate';
      return isLeft || !url.startsWith('/assets/') ? 'next' : 'old';
    });
    // What Vite's loader does when an import fails.
    await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
    const offer = page.getByRole('link', { name: 'Reload', exact: true });
    await expect(offer).toBeVisible();
    await expect(username).toHaveValue('Mira');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await offer.click();
    await expect(html(page)).toHaveAttribute('data-release', releases.nextRelease);
  });
});
