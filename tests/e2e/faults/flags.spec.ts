import type { Page } from '@playwright/test';
import { freePort } from '../../../scripts/ports.ts';
import { startStack } from '../../support/stack.ts';
import { closePages } from '../support/closePages.ts';
import { expect, expectNoLayoutShift, test } from '../support/fixtures.ts';
import { jackpotBand } from '../support/jackpotBand.ts';
import { untilQuiet } from '../support/untilConnected.ts';

test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });

const toggle = (page: Page) => page.getByRole('button', { name: '中文' });
const badges = (page: Page) => page.locator('li [data-jackpot] .num');
const bandHeight = async (page: Page) => (await jackpotBand(page).boundingBox())?.height ?? 0;

/** Requests of the page to the flag service. */
function flagCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname === 'flags.localhost') calls.push(`${request.method()} ${pathname.split('/').slice(1, 3).join('/')}`);
  });
  return calls;
}

test('FF-01 FF-02 MK-04 LB-10 a changed flag reaches open and new pages, and goals wait for consent', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    const delays: unknown[] = [];
    const setTimeout = window.setTimeout.bind(window) as (...call: unknown[]) => number;
    Object.assign(window, {
      __delays: delays,
      setTimeout(...call: unknown[]) {
        delays.push(call[1]);
        return setTimeout(...call);
      },
    });
  });
  /** How many timers of 300 ms the page has set. */
  const addressChecks = () =>
    page.evaluate(() => (Reflect.get(window, '__delays') as number[]).filter((delay) => delay === 300).length);
  const calls = flagCalls(page);
  await sandbox.flags({
    goals: [{ key: 'reads-help', kind: 'pageview', urls: [{ kind: 'substring', substring: '/help' }] }],
  });
  await page.goto('/jackpots');
  await expect(toggle(page)).toBeVisible();
  await expect(badges(page).first()).toBeVisible();
  await expect.poll(async () => (await sandbox.flags({})).streams).toBeGreaterThan(3);
  expect(await bandHeight(page)).toBeGreaterThan(60);

  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await sandbox.flags({
    set: ['languageToggle', 'gameCardJackpotTicker', 'revampedJackpotTicker'].map((key) => ({
      key: key as 'languageToggle',
      value: false,
    })),
  });
  await expect(toggle(page)).toHaveCount(0);
  await expect(badges(page)).toHaveCount(0);
  await expect.poll(() => bandHeight(page)).toBeLessThan(60);
  await expect(page.locator('html[data-kept]')).toHaveCount(1);

  // A new visit gets a page rendered with the flags: the previous state is not visible, and there is no layout shift.
  await page.goto('/jackpots');
  expect(await bandHeight(page)).toBeLessThan(60);
  await untilQuiet(page);
  await expect(toggle(page)).toHaveCount(0);
  await expectNoLayoutShift(page);
  await sandbox.flags({
    set: [
      { key: 'languageToggle', value: true },
      { key: 'gameCardJackpotTicker', value: true },
      { key: 'revampedJackpotTicker', value: true },
    ],
  });
  await expect(toggle(page)).toBeVisible();
  await expect(badges(page).first()).toBeVisible();
  await expect.poll(() => bandHeight(page)).toBeGreaterThan(60);

  expect(new Set(calls)).toEqual(new Set(['GET eval/foyer-sandbox']));
  expect(await addressChecks()).toBe(0);
  expect(await page.evaluate(() => Object.keys(window.localStorage).filter((key) => key.startsWith('ld:')))).toEqual(
    [],
  );
  await page.evaluate(() => {
    const now = new Date().toISOString();
    const choice = new URLSearchParams({
      datestamp: now,
      version: '202402.1.0',
      groups: 'C0001:1,C0002:1,C0003:0,C0004:0',
      AwaitingReconsent: 'false',
    });
    document.cookie = `OptanonConsent=${choice}; path=/`;
    document.cookie = `OptanonAlertBoxClosed=${now}; path=/`;
    window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated'));
  });
  await expect.poll(() => calls).toContain('GET sdk/goals');
  // From now on the client checks every 300 ms whether the address has changed.
  await expect.poll(addressChecks).toBeGreaterThan(2);
  await page.getByRole('banner').getByRole('link', { name: 'Help', exact: true }).click();
  await expect
    .poll(async () => (await sandbox.flags({})).events.map(({ kind, key }) => key ?? kind))
    .toEqual(expect.arrayContaining(['reads-help', 'summary']));
  expect(await page.evaluate(() => Object.keys(window.localStorage).filter((key) => key.startsWith('ld:')))).toEqual(
    [],
  );
});

test('FF-01 FF-02 invalid flag events are ignored, and a silent stream is reopened after 300 s', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const opened: string[] = [];
  page.on(
    'request',
    (request) => void (/flags\.localhost:\d+\/eval\//.test(request.url()) && opened.push(request.url())),
  );
  const opening = page.waitForResponse(/flags\.localhost:\d+\/eval\//);
  await page.goto('/jackpots');
  await expect(toggle(page)).toBeVisible();
  await opening;
  // In order: invalid JSON, an old version, and a value of the wrong type. The last event shows that the others were
  // received.
  await sandbox.flags({ stream: { send: { event: 'patch', data: '{"key":"languageToggle","val' } } });
  await sandbox.flags({
    stream: { send: { event: 'patch', data: '{"key":"languageToggle","value":false,"version":0}' } },
  });
  await sandbox.flags({
    set: [
      { key: 'languageToggle', value: 'off' },
      { key: 'revampedJackpotTicker', value: false },
    ],
  });
  await expect.poll(() => bandHeight(page)).toBeLessThan(60);
  await expect(toggle(page)).toBeVisible();

  await sandbox.flags({
    stream: { silence: true },
    set: [
      { key: 'languageToggle', value: false },
      { key: 'revampedJackpotTicker', value: true },
    ],
  });
  await sandbox.flags({ stream: { silence: false } });
  const before = opened.length;
  await page.clock.runFor(290_000);
  expect(opened).toHaveLength(before);
  const reopened = page.waitForRequest(/flags\.localhost:\d+\/eval\//);
  await page.clock.runFor(10_000);
  await reopened;
  await expect(toggle(page)).toHaveCount(0);
  await expect.poll(() => bandHeight(page)).toBeGreaterThan(60);
  await sandbox.flags({ set: [{ key: 'languageToggle', value: true }] });
});

test('FF-02 a page works with the default flags without the flag service', async ({ page }) => {
  const unreachable = `http://127.0.0.1:${await freePort()}`;
  const stack = await startStack({
    webEnv: { FLAG_BASE_ORIGIN: unreachable, FLAG_STREAM_ORIGIN: unreachable, FLAG_EVENTS_ORIGIN: unreachable },
  });
  try {
    const requested = page.waitForRequest(new RegExp(`${unreachable}/eval/`));
    await page.goto(`http://regency.localhost:${stack.webPort}/jackpots`);
    await requested;
    await expect(badges(page).first()).toBeVisible();
    expect(await bandHeight(page)).toBeGreaterThan(60);
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  } finally {
    await closePages(page);
    await stack.stop();
  }
});
