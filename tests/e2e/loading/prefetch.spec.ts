import type { Locator, Page } from '@playwright/test';
import { withMotion } from '../support/devices.ts';
import { expect, logIn, openAsPlayer, test } from '../support/fixtures.ts';
import { logOut, submitLogin } from '../support/logIn.ts';
import type { SandboxPlayer } from '../support/sandbox.ts';
import { tabTo } from '../support/tabTo.ts';

/** Records the login states for which a tab requests the page at a path. */
function recordRequests(page: Page, path: string): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/page' && searchParams.get('path') === path)
      requests.push(searchParams.get('loginState') ?? '');
  });
  return requests;
}

const pageResponse = (page: Page, path: string) =>
  page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname === '/api/page' && searchParams.get('path') === path;
  });

/** Opens a page and waits for the code of idle time, which prefetches. */
async function openLive(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await untilLive(page);
}
const untilLive = (page: Page) =>
  page.waitForFunction(() => window.sessionStorage.getItem('Site') !== null, undefined, { polling: 50 });

const footerLink = (page: Page, path: string): Locator =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();

/** Sends a call and waits for its response, after which every request of earlier events has been recorded. */
const settleRequests = (page: Page) => page.evaluate(async () => void (await fetch('/api/release')));

/** Moves the pointer to a link. The first event of a page has no movement, as below a resting pointer. */
async function restPointer(page: Page, path: string): Promise<void> {
  await page.mouse.move(1, 1);
  await footerLink(page, path).hover();
}

/** Rests the pointer on a link until its page has been prefetched. */
async function prefetchByHover(page: Page, path: string): Promise<void> {
  const response = pageResponse(page, path);
  await restPointer(page, path);
  await (await response).finished();
}

test('PG-01 a hovered link shows its page without another request @desktop', async ({ page }) => {
  const requests = recordRequests(page, '/terms');
  await openLive(page);
  await prefetchByHover(page, '/terms');
  await footerLink(page, '/terms').click();
  await expect(page).toHaveTitle(/terms/i);
  await expect(page.locator('main')).toBeFocused();
  await settleRequests(page);
  expect(requests).toEqual(['Logged-Out']);
  // The page is prefetched for one press.
  await page.goBack();
  await expect(page).toHaveURL('/');
  await footerLink(page, '/terms').click();
  await expect(page).toHaveTitle(/terms/i);
  await expect.poll(() => requests.length).toBe(2);
});

test('UI-05 a press shows its effect in a frame before the prefetched page is drawn @desktop', async ({ page }) => {
  await openLive(page);
  await prefetchByHover(page, '/terms');
  const recorded = await page.evaluateHandle(() => {
    const { title } = document;
    const frames: { isAnswered: boolean; title: string }[] = [];
    const bar = document.querySelector('.page-progress');
    const record = () => {
      frames.push({ isAnswered: bar !== null && getComputedStyle(bar).opacity === '1', title: document.title });
      if (document.title === title) requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
    return { title, frames };
  });
  await footerLink(page, '/terms').click();
  await expect(page).toHaveTitle(/terms/i);
  const { title, frames } = await recorded.jsonValue();
  expect(frames).toContainEqual({ isAnswered: true, title });
});

test('PG-01 a press that overtakes its prefetch waits for the same request', async ({ page, isMobile }) => {
  await openLive(page, '/all-games');
  const tile = page.getByRole('main').locator('li > a[href^="/game/"]').first();
  const path = (await tile.getAttribute('href')) ?? '';
  const requests = recordRequests(page, path);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/page?**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await (isMobile ? tile.tap() : tile.click());
  await expect(page).toHaveURL(path);
  await settleRequests(page);
  expect(requests).toHaveLength(1);
  held.resolve();
  await expect(page.getByRole('button', { name: 'Play', exact: true, includeHidden: true })).toBeAttached();
  await settleRequests(page);
  expect(requests).toHaveLength(1);
});

test('PG-01 the page of a link with the keyboard’s focus is prefetched @desktop', async ({ page }) => {
  const requests = recordRequests(page, '/promotions');
  await openLive(page);
  const response = pageResponse(page, '/promotions');
  await tabTo(page, page.getByRole('banner').locator('a[href="/promotions"]').first());
  await (await response).finished();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/promotions');
  await expect(page).toHaveTitle(/promotions/i);
  await settleRequests(page);
  expect(requests).toHaveLength(1);
});

test('PG-01 a failed prefetch leaves the press as it is @desktop', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/ERR_FAILED/);
  await openLive(page);
  let isFirst = true;
  await page.route(/\/api\/page\?path=%2Fterms/, async (route) => {
    const isPrefetch = isFirst;
    isFirst = false;
    await (isPrefetch ? route.abort() : route.continue());
  });
  const failed = page.waitForEvent('requestfailed');
  await restPointer(page, '/terms');
  await failed;
  await footerLink(page, '/terms').click();
  await expect(page).toHaveTitle(/terms/i);
  await expect(page.getByRole('alert').filter({ hasText: /wrong|again/i })).toHaveCount(0);
});

test('PG-01 a prefetched page of another language is dropped @desktop', async ({ page, context, sites }) => {
  const requests = recordRequests(page, '/terms');
  await openLive(page);
  await prefetchByHover(page, '/terms');
  await context.addCookies([{ name: 'userLanguage', value: 'zh', url: sites.regency }]);
  await footerLink(page, '/terms').click();
  await expect(page).toHaveURL('/terms');
  await expect.poll(() => requests.length).toBe(2);
});

for (const [what, init] of [
  [
    'Save-Data',
    () => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  ],
  [
    'a 2G network',
    () => Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: 'slow-2g' } }),
  ],
  [
    'reduced data',
    () => {
      const matchMedia = window.matchMedia.bind(window);
      window.matchMedia = (query) => matchMedia(query.includes('prefers-reduced-data') ? 'all' : query);
    },
  ],
] as const)
  test(`PG-01 nothing is prefetched with ${what} @desktop`, async ({ page }) => {
    const requests = recordRequests(page, '/terms');
    await page.addInitScript(init);
    await openLive(page);
    await restPointer(page, '/terms');
    await page.mouse.down();
    await settleRequests(page);
    expect(requests).toEqual([]);
    await page.mouse.up();
    await expect(page).toHaveTitle(/terms/i);
    expect(requests).toHaveLength(1);
  });

test('PG-01 links with a query, to the shown page or to another tab are not prefetched @desktop', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/page?') && requests.push(request.url())));
  await openLive(page);
  await page.evaluate(() => {
    for (const [name, address, target] of [
      ['Query', '/terms?launchToken=1', ''],
      ['Shown page', '/#content', ''],
      ['Other tab', '/terms', '_blank'],
      ['Other site', 'https://example.org/terms', ''],
      ['Call', '/api/release', ''],
    ] as const) {
      const link = Object.assign(document.createElement('a'), { href: address, target, textContent: name });
      link.addEventListener('click', (event) => event.preventDefault());
      document.querySelector('main')?.prepend(link);
    }
  });
  for (const name of ['Query', 'Shown page', 'Other tab', 'Other site', 'Call'])
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await settleRequests(page);
  expect(requests).toEqual([]);
});

test('AU-11 a page prefetched for the player is not shown after the logout @desktop', async ({ page, newPlayer }) => {
  const requests = recordRequests(page, '/terms');
  await openAsPlayer(page, '/help', await newPlayer());
  await untilLive(page);
  await prefetchByHover(page, '/terms');
  await logOut(page);
  await footerLink(page, '/terms').click();
  await expect(page).toHaveTitle(/terms/i);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await settleRequests(page);
  expect(requests.slice(0, 1)).toEqual(['Logged-In']);
  expect(requests.slice(1)).toContain('Logged-Out');
  expect(requests.slice(1)).not.toContain('Logged-In');
});

test('AU-02 a page prefetched for the visitor is not shown after the login @desktop', async ({ page, newPlayer }) => {
  const requests = recordRequests(page, '/terms');
  await openLive(page, '/help');
  await prefetchByHover(page, '/terms');
  await logIn(page, await newPlayer());
  await footerLink(page, '/terms').click();
  await expect(page).toHaveTitle(/terms/i);
  await expect(page.getByRole('banner').getByText('£1,000.00')).toBeVisible();
  await settleRequests(page);
  expect(requests.slice(0, 1)).toEqual(['Logged-Out']);
  expect(requests.slice(1)).toContain('Logged-In');
  expect(requests.slice(1)).not.toContain('Logged-Out');
});

test('AU-02 the player’s page is fetched once, while the login is sent @desktop', async ({ page, newPlayer }) => {
  const requests = recordRequests(page, '/help');
  await openLive(page, '/help');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/login', async (route) => {
    await held.promise;
    await route.continue();
  });
  await submitLogin(page, await newPlayer());
  await expect.poll(() => requests).toEqual(['Logged-In']);
  held.resolve();
  await expect(page.getByRole('banner').getByText('£1,000.00')).toBeVisible();
  await settleRequests(page);
  expect(requests).toEqual(['Logged-In']);
});

test('GM-03 the code of a player’s game is requested with the page of the game, not after it @desktop', async ({
  page,
  newPlayer,
}) => {
  await openAsPlayer(page, '/all-games', await newPlayer());
  await untilLive(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/page?**', async (route) => {
    await held.promise;
    await route.continue();
  });
  const code = Promise.all(
    ['GamePage', 'GameWindow'].map((name) => page.waitForRequest((request) => request.url().includes(`/${name}-`))),
  );
  await page.getByRole('main').locator('li > a[href^="/game/"]').first().click();
  await code;
  held.resolve();
  await expect(page.locator('html')).toHaveAttribute('data-game', 'open');
});

test.describe('in a market with one session for each player', () => {
  const row = { 'cf-ipcountry': 'IE' };
  test.use({ extraHTTPHeaders: row });

  test('AU-14 a page prefetched for the player is not shown when a login elsewhere ends the session @desktop', async ({
    browser,
    page,
    baseURL,
    sandbox,
    newPlayer,
  }) => {
    const requests = recordRequests(page, '/terms');
    const player = await newPlayer({ marketId: 'row' });
    await openAsPlayer(page, '/help', player);
    await expect
      .poll(
        async () =>
          (await sandbox.messages({ publish: { userId: player.userId, topic: 'xeniaAdvert', content: {} } }))
            .published[0]?.connections,
      )
      .toBe(1);
    await prefetchByHover(page, '/terms');
    const elsewhere = await browser.newContext({
      extraHTTPHeaders: row,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const other = await elsewhere.newPage();
    await other.goto('/help');
    await logIn(other, player);
    const notice = page.getByRole('dialog', { name: 'You logged in elsewhere' });
    await expect(notice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    const logInLink = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    await expect(logInLink).toBeVisible();
    await footerLink(page, '/terms').click();
    await expect(page).toHaveTitle(/terms/i);
    await expect(logInLink).toBeVisible();
    await settleRequests(page);
    expect(requests).toEqual(['Logged-In', 'Logged-Out']);
    await elsewhere.close();
  });
});

test.describe('with motion', () => {
  test.use(withMotion);

  /** Extends the maximum wait for the browser’s capture, which a busy machine exceeds. */
  const waitForCapture = (page: Page) =>
    page.addInitScript(() => {
      const setTimeout = window.setTimeout.bind(window);
      window.setTimeout = ((handler: () => void, delayMs?: number) =>
        setTimeout(handler, delayMs === 50 ? 10_000 : delayMs)) as typeof window.setTimeout;
    });

  /** Records the names of the elements that take part in view transitions, when each transition is ready. */
  const recordTransitions = (page: Page) =>
    page.addInitScript(() => {
      const groups: string[] = [];
      Object.assign(window, { __groups: groups });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        const record = () => {
          const names = document
            .getAnimations()
            .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : []));
          groups.push([...new Set(names.filter((name) => name.includes('group')))].join(' '));
        };
        void transition.ready.then(record, (error: unknown) => groups.push(String(error)));
        return transition;
      };
    });
  const transitionsOf = (page: Page) => page.evaluate(() => (window as unknown as { __groups: string[] }).__groups);

  const firstTile = (page: Page) => page.getByRole('main').locator('li > a[href^="/game/"]').first();

  /** Opens the list of games as a player and presses the first tile. */
  async function pressTile(page: Page, player: SandboxPlayer): Promise<void> {
    await openAsPlayer(page, '/all-games', player);
    await untilLive(page);
    const path = (await firstTile(page).getAttribute('href')) ?? '';
    await firstTile(page).click();
    await expect(page).toHaveURL(path);
  }

  test('UI-05 a pressed cover moves to the page of its game, and the game starts', async ({ page, newPlayer }) => {
    await waitForCapture(page);
    await recordTransitions(page);
    await pressTile(page, await newPlayer());
    await expect.poll(() => transitionsOf(page)).toEqual(['::view-transition-group(game-cover)']);
    await expect(page.locator('iframe')).toBeVisible();
    await expect(page.locator('[style*="view-transition-name"], [style*="cover-name"]')).toHaveCount(0);
  });

  test('UI-05 a pressed cover moves also when the page’s cover is replaced before the browser captures it', async ({
    page,
    newPlayer,
  }) => {
    await waitForCapture(page);
    await recordTransitions(page);
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) =>
        start(async () => {
          await (update as () => Promise<void>)();
          const cover = document.querySelector('[data-cover]');
          const next = cover?.cloneNode() as Element;
          next.removeAttribute('style');
          cover?.replaceWith(next);
        });
    });
    await pressTile(page, await newPlayer());
    await expect.poll(() => transitionsOf(page)).toEqual(['::view-transition-group(game-cover)']);
    await expect(page.locator('iframe')).toBeVisible();
  });

  test('UI-05 a pressed cover stays where it is when the next page shows none', async ({ page, newPlayer }) => {
    await waitForCapture(page);
    await recordTransitions(page);
    await page.addInitScript(() => {
      const hideCovers = () => document.querySelector('[data-cover]')?.removeAttribute('data-cover');
      new MutationObserver(hideCovers).observe(document, { subtree: true, childList: true });
    });
    await pressTile(page, await newPlayer());
    await expect.poll(() => transitionsOf(page)).toEqual([expect.stringMatching(/^AbortError: /)]);
    await expect(page.locator('iframe')).toBeVisible();
  });

  test('UI-05 a cover that the browser does not capture holds up no page', async ({ page, newPlayer }) => {
    await page.addInitScript(() => {
      const never = new Promise<undefined>(() => undefined);
      document.startViewTransition = () =>
        ({ ready: never, finished: never, updateCallbackDone: never, skipTransition: () => undefined }) as never;
    });
    await pressTile(page, await newPlayer());
    await expect(page.locator('iframe')).toBeVisible();
  });

  test('UI-05 a cover does not move with reduced motion', async ({ page, newPlayer }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await recordTransitions(page);
    await pressTile(page, await newPlayer());
    await expect(page.locator('iframe')).toBeVisible();
    expect(await transitionsOf(page)).toEqual([]);
  });

  test('UI-05 a cover does not move below the login form that a visitor’s press opens', async ({ page }) => {
    await recordTransitions(page);
    await openLive(page, '/all-games');
    await firstTile(page).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play', exact: true, includeHidden: true })).toBeAttached();
    expect(await transitionsOf(page)).toEqual([]);
  });
});
