import type { Page } from '@playwright/test';
import { expect, logIn, openAsPlayer, test } from '../support/fixtures.ts';
import { logOut } from '../support/logIn.ts';
import type { Sandbox } from '../support/sandbox.ts';

const row = { 'cf-ipcountry': 'IE' };

/** Waits until the page is connected and subscribed to adverts. */
async function connected(sandbox: Sandbox, userId: number): Promise<void> {
  await expect
    .poll(
      async () =>
        (await sandbox.messages({ publish: { userId, topic: 'xeniaAdvert', content: {} } })).published[0]?.connections,
    )
    .toBe(1);
}
const card = (page: Page, title: string) => page.getByRole('status').getByRole('article').filter({ hasText: title });

test.use({ extraHTTPHeaders: row });

test('RT-03 RT-05 RT-07 RT-08 RT-09 RM-03 PG-06 a lost connection recovers, and missed messages show once', async ({
  page,
  sandbox,
  newPlayer,
  consoleGuard,
}) => {
  consoleGuard.allow(/WebSocket connection to 'ws:\/\/hub\.|Failed to load resource: .* 50[23]/);
  const player = await newPlayer({ marketId: 'row' });
  const { userId } = player;
  const publish = async (title: string) =>
    (await sandbox.messages({ publish: { userId, topic: 'xeniaAdvert', content: { title, text: 'Words.' } } }))
      .published[0]?.messageInstanceUUID ?? '';
  const reports: string[] = [];
  const unsubscribed: number[] = [];
  page.on(
    'request',
    (request) => void (request.url().endsWith('/api/report') && reports.push(request.postData() ?? '')),
  );
  page.on(
    'response',
    (response) =>
      void (response.url().endsWith('/api/realtime/topics/unsubscribe') && unsubscribed.push(response.status())),
  );
  await openAsPlayer(page, '/help', player);
  await connected(sandbox, userId);

  const first = await publish('<b>Jazz</b> night');
  await expect(card(page, '<b>Jazz</b> night')).toBeVisible();
  await card(page, 'Jazz').getByRole('button', { name: 'Close' }).click();
  await expect
    .poll(async () => (await sandbox.messages({ fate: [first] })).fates[first]?.acknowledgedWithClose)
    .toBe(true);

  await sandbox.hub({ refuse: true });
  await sandbox.hub({ userId, drop: true });
  await expect(page.getByRole('alert').filter({ hasText: 'Poor connection' })).toBeVisible();
  // RT-03 TE-06: the error is reported to the server under its name.
  await expect.poll(() => reports.join('\n')).toContain('"name":"CONNECTION_ERROR"');
  const missed = await publish('Meanwhile');
  await sandbox.hub({ refuse: false });
  // The page reconnects at once when the browser reports that the network is back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('alert').filter({ hasText: 'Poor connection' })).toBeHidden();
  await expect(card(page, 'Meanwhile')).toHaveCount(1);

  // After a close without reconnection, the button does not wait for the longest delay.
  await sandbox.hub({ userId, close: { error: 'bye', allowReconnect: false } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Poor connection' })).toBeHidden();
  await connected(sandbox, userId);
  await page.reload();
  // The message was shown before, so it stays in the list and does not pop up again.
  await page.getByRole('button', { name: /^Messages: 1 / }).click();
  const list = page.getByRole('dialog', { name: 'Messages' });
  await expect(list.getByRole('heading', { name: 'Meanwhile' })).toBeVisible();
  await expect(card(page, 'Meanwhile')).toHaveCount(0);
  // The broker fails, and the page is left before it responds. The next page sends the acknowledgement.
  await sandbox.faults({ set: [{ target: 'acknowledgeMessage', kind: '503', delayMs: 0 }] });
  await list.getByRole('listitem').getByRole('button', { name: 'Close' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await page.reload();
  await sandbox.faults({ clear: true });
  await expect
    .poll(async () => (await sandbox.messages({ fate: [missed] })).fates[missed]?.acknowledgedAt)
    .not.toBeNull();

  // Messages do not pop up on a game’s page; they wait until the player returns.
  await page.goto('/game/41000');
  await expect(page.locator('iframe')).toBeVisible();
  await connected(sandbox, userId);
  await publish('Not now');
  await page.goto('/');
  await expect(card(page, 'Not now')).toBeVisible();

  // RT-07: topics are unsubscribed while the token is still valid.
  expect(unsubscribed).toEqual([]);
  await logOut(page);
  await expect.poll(async () => (await sandbox.hub({ userId, sendRaw: '' })).reached).toBe(0);
  expect(unsubscribed).toEqual([200]);
});

test('RT-07 RT-08 a refused acknowledgement is repeated after a reload, and its message stays away', async ({
  page,
  sandbox,
  newPlayer,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource: .* 400/);
  const player = await newPlayer({ marketId: 'row' });
  const { userId } = player;
  await openAsPlayer(page, '/help', player);
  await connected(sandbox, userId);
  const content = { title: 'Refused', text: 'Words.' };
  const { published } = await sandbox.messages({ publish: { userId, topic: 'xeniaAdvert', content } });
  const id = published[0]?.messageInstanceUUID ?? '';
  await sandbox.faults({ set: [{ target: 'acknowledgeMessage', kind: '400', delayMs: 0 }] });
  const refused = page.waitForResponse((response) => response.url().includes(`${id}/acknowledge`));
  await card(page, 'Refused').getByRole('button', { name: 'Close' }).click();
  expect((await refused).status()).toBe(400);

  const requested = page.waitForResponse((response) => response.url().includes('/api/messages/pending'));
  await page.reload();
  await requested;
  await sandbox.faults({ clear: true });
  await expect.poll(async () => (await sandbox.messages({ fate: [id] })).fates[id]?.acknowledgedAt).not.toBeNull();
  await expect(page.getByRole('button', { name: /^Messages: 1 / })).toHaveCount(0);
});

test('RT-03 two tabs of a player share one connection, and the second takes over when the first closes', async ({
  page,
  context,
  sandbox,
  newPlayer,
}) => {
  const player = await newPlayer({ marketId: 'row' });
  const { userId } = player;
  await openAsPlayer(page, '/help', player);
  await connected(sandbox, userId);
  const opened = context.waitForEvent('page');
  // A tab that has joined requests missed messages. Earlier ones stay in its list without popping up.
  const joined = context.waitForEvent(
    'response',
    (response) => response.url().includes('/api/messages/pending') && response.frame().page() !== page,
  );
  // Such a tab has a copy of the session.
  await page.evaluate(() => void window.open('/'));
  const second = await opened;
  await joined;
  await expect(second.getByRole('banner').getByText('€1,000.00')).toBeVisible();
  await expect(second.locator('[data-bell] button')).toBeVisible();
  await sandbox.messages({ publish: { userId, topic: 'xeniaAdvert', content: { title: 'For both' } } });
  await expect(card(second, 'For both')).toBeVisible();
  expect((await sandbox.hub({ userId, sendRaw: '{"type":6}\u001E' })).reached).toBe(1);
  await card(page, 'For both').getByRole('button', { name: 'Close' }).click();
  await expect(card(second, 'For both')).toBeHidden();
  await page.close();
  await connected(sandbox, userId);
  await sandbox.messages({ publish: { userId, topic: 'xeniaAdvert', content: { title: 'For the second' } } });
  await expect(card(second, 'For the second')).toBeVisible();
});

test('AU-14 a login elsewhere ends the session of the playing tab with a notice, which is tracked', async ({
  page,
  browser,
  baseURL,
  sandbox,
  newPlayer,
}) => {
  const player = await newPlayer({ marketId: 'row' });
  await openAsPlayer(page, '/game/41000', player);
  await expect(page.locator('iframe')).toBeVisible();
  await connected(sandbox, player.userId);
  const interactions = await page.evaluateHandle((name) => {
    const actions: string[] = [];
    window.addEventListener(name, (event) => actions.push(JSON.stringify((event as CustomEvent).detail)));
    return actions;
  }, 'foyer:interaction');
  const elsewhere = await browser.newContext({ extraHTTPHeaders: row, ...(baseURL === undefined ? {} : { baseURL }) });
  const other = await elsewhere.newPage();
  await other.goto('/');
  // The login uses the form, because its page announces the new session.
  await logIn(other, player);
  const notice = page.getByRole('dialog', { name: 'You logged in elsewhere' });
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => window.sessionStorage.getItem('mgsUserToken'))).toBeNull();
  await notice.getByRole('button', { name: 'Close game' }).click();
  await expect(page).toHaveURL('/');
  expect((await interactions.jsonValue()).filter((one) => one.includes('singleSession'))).toEqual(
    ['shown', 'closeGame'].map((action) => JSON.stringify({ area: 'singleSession', action })),
  );
  await expect(other.getByRole('banner').getByText('€1,000.00')).toBeVisible();
  await elsewhere.close();
});

test('RT-02 RT-04 without negotiation the page connects to the broker, pings and reconnects with backoff', async ({
  page,
  stack,
  sandbox,
  newPlayer,
  consoleGuard,
}) => {
  // The expected times: half a minute of silence, then waits of 1, 2 and 4 seconds.
  consoleGuard.allow(/WebSocket connection to 'ws:\/\/hub\./);
  await sandbox.faults({ set: [{ target: 'negotiate', kind: '500', delayMs: 0 }] });
  const player = await newPlayer({ marketId: 'row' });
  const since = Date.now();
  // Refused connections have no player. Ignore those of earlier tests.
  const arrivalsOf = async (what: string) =>
    (await sandbox.arrivals(player.userId)).filter((one) => one.what === what && one.at >= since);
  await openAsPlayer(page, '/help', player);
  await expect
    .poll(async () => (await arrivalsOf('connection let in')).map(({ facts }) => facts), { timeout: 20_000 })
    .toEqual(['/broker/hub']);
  expect(stack.webLog?.some((line) => line.includes('Milestone negotiation failed: 500 Internal Server Error'))).toBe(
    true,
  );

  try {
    await expect.poll(async () => (await arrivalsOf('ping')).length).toBe(1);
    await sandbox.hub({ silence: true, refuse: true });
    // The client sends one ping for each received message.
    await sandbox.hub({ userId: player.userId, sendRaw: '{"type":6}\u001E' });
    await expect
      .poll(async () => (await arrivalsOf('connection refused')).length, { timeout: 80_000 })
      .toBeGreaterThanOrEqual(3);
    const [opened] = await arrivalsOf('connection opened');
    const [ping, nextPing] = await arrivalsOf('ping');
    const [closed] = await arrivalsOf('connection closed');
    const [first, second, third] = await arrivalsOf('connection refused');
    const between = (one: { at: number } | undefined, other: { at: number } | undefined) =>
      (other?.at ?? Number.NaN) - (one?.at ?? Number.NaN);
    // A delay on a busy machine can shorten the measured wait, but not by half.
    expect(between(ping, nextPing)).toBeGreaterThanOrEqual(14_000);
    expect(between(opened, closed)).toBeGreaterThanOrEqual(29_000);
    const waits = [between(closed, first), between(first, second), between(second, third)];
    expect(waits.map((wait, index) => wait >= 600 * 2 ** index || waits)).toEqual([true, true, true]);
  } finally {
    await sandbox.hub({ silence: false, refuse: false });
  }
  await expect.poll(async () => (await arrivalsOf('connection opened')).length, { timeout: 20_000 }).toBe(2);
});
