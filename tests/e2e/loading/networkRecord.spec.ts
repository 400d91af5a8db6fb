import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brands } from '@foyer/brands/brands';
import { networkPurposeOf, permitsPurpose } from '@foyer/contract/networkPurposes';
import type { NetworkPurpose } from '@foyer/contract/networkPurposes';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Tally } from '../../../scripts/evidence/networkRecord.ts';
import { projectRoot } from '../../../scripts/projectRoot.mjs';
import { startRecordingProxy, type RecordedRequest } from '../../support/recordingProxy.ts';
import { guardConsole } from '../support/consoleGuard.ts';
import { chooseCookies } from '../support/cookieChoice.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

type ConsentGroup = NetworkPurpose['groups'][number];

const all = ['C0002', 'C0003', 'C0004'] as const satisfies readonly ConsentGroup[];
/** Choices of a visitor. `null`: no choice yet. */
const choices = {
  'no choice': null,
  C0002: ['C0002'],
  C0003: ['C0003'],
  C0004: ['C0004'],
  all,
} as const satisfies Record<string, readonly ConsentGroup[] | null>;
type ChoiceName = keyof typeof choices | 'withdrawn';

/** Country and language that select each market. */
const marketVisits: Record<string, { country: string; path: string }> = {
  uk: { country: 'GBR', path: '/' },
  ca: { country: 'CAN', path: '/' },
  row: { country: 'FRA', path: '/' },
  'row-zh': { country: 'SGP', path: '/' },
};
const visits = brands.flatMap(({ id: brand, markets }) => markets.map(({ id: market }) => ({ brand, market })));

const originOf = (host: string): string => {
  const name = host.replace(/\.localhost$/, '');
  return brands.some(({ hosts }) => hosts.includes(host)) ? 'site' : name;
};
const purposeOf = ({ host, path }: RecordedRequest) => networkPurposeOf(originOf(host), path);
const named = (request: RecordedRequest) => `${request.method} ${request.host}${request.path}`;
/** Requests that the choice does not permit, or whose origin or path is not declared. */
const forbidden = (requests: readonly RecordedRequest[], allowed: readonly ConsentGroup[]) =>
  requests
    .filter((request) => {
      const purpose = purposeOf(request);
      return purpose === null || !permitsPurpose(purpose, allowed);
    })
    .map(named);
const optional = (requests: readonly RecordedRequest[]) =>
  requests.filter((request) => (purposeOf(request)?.groups.length ?? 1) > 0);

function tally(requests: readonly RecordedRequest[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const request of requests) {
    const purpose = purposeOf(request);
    const [origin, path] = [originOf(request.host), purpose?.path ?? request.path];
    const entry = found.get(origin + path) ?? {
      origin,
      path,
      purpose: purpose?.purpose ?? 'not declared',
      requests: 0,
      sentBytes: 0,
      receivedBytes: 0,
    };
    entry.requests += 1;
    entry.sentBytes += request.sentBytes;
    entry.receivedBytes += request.receivedBytes;
    found.set(origin + path, entry);
  }
  return [...found.values()].toSorted((one, other) => (one.origin + one.path < other.origin + other.path ? -1 : 1));
}

/** Writes the measured traffic of one visit, for the page of evidence. */
function saveRecord(visit: string, device: string, records: Partial<Record<ChoiceName, Tally[]>>): void {
  const file = join(projectRoot, `.cache/privacy/network/${device}-${visit}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ visit, device, records }, null, 2)}\n`);
}

/** A browser context whose whole traffic passes through a recording proxy. */
async function recordedContext(browser: Browser) {
  const proxy = await startRecordingProxy();
  const context = await browser.newContext({ proxy: { server: proxy.address }, serviceWorkers: 'allow' });
  const consoleGuard = await guardConsole(context);
  waitForHydration(context);
  return {
    context,
    requests: proxy.requests,
    /** Closes the pages with their last beacons, and the context. */
    async close() {
      for (const page of context.pages()) await page.goto('about:blank', { waitUntil: 'commit' });
      await context.close();
      proxy.stop();
      expect(consoleGuard.unexpectedOutput(), 'unexpected browser output').toEqual([]);
    },
  };
}

const seen = (requests: readonly RecordedRequest[], origin: string, path = '/') =>
  requests.filter((request) => originOf(request.host) === origin && request.path.startsWith(path)).length;

/** Reads the lobby to its end, opens a second page, and waits until the page's idle work has begun. */
async function lookAround(page: Page, site: string, requests: readonly RecordedRequest[]): Promise<void> {
  const before = seen(requests, 'flags', '/eval/');
  await page.goto(site);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => seen(requests, 'flags', '/eval/')).toBeGreaterThan(before);
  await page.goto(`${site}/promotions`);
  await expect.poll(() => seen(requests, 'flags', '/eval/')).toBeGreaterThan(before + 1);
}

async function visitMarket(context: BrowserContext, site: string, market: string): Promise<Page> {
  const { country } = marketVisits[market] ?? { country: 'FRA' };
  await context.addCookies([{ name: 'h20-iso3', value: country, url: site }]);
  if (market === 'row-zh') await context.addCookies([{ name: 'userLanguage', value: 'zh', url: site }]);
  return context.newPage();
}

for (const { brand, market } of visits) {
  test(`P1 ${brand} ${market} sends nothing optional before consent, and each group opens only its own origins @desktop`, async ({
    browser,
    sites,
  }, testInfo) => {
    test.setTimeout(180_000);
    const site = sites[brand as keyof typeof sites];
    const records: Partial<Record<ChoiceName, Tally[]>> = {};
    for (const [name, choice] of Object.entries(choices)) {
      await test.step(name, async () => {
        const { context, requests, close } = await recordedContext(browser);
        if (choice !== null) await chooseCookies(context, [site], choice);
        const page = await visitMarket(context, site, market);
        await lookAround(page, site, requests);
        const allowed: readonly ConsentGroup[] = choice ?? [];
        const opensTags = allowed.includes('C0002') || allowed.includes('C0004');
        if (opensTags) await expect.poll(() => seen(requests, 'tags')).toBeGreaterThan(0);
        await close();
        records[name as ChoiceName] = tally(requests);
        expect(forbidden(requests, allowed)).toEqual([]);
        expect({ tags: seen(requests, 'tags') > 0, telemetry: seen(requests, 'site', '/api/telemetry') > 0 }).toEqual({
          tags: opensTags,
          telemetry: allowed.includes('C0002'),
        });
      });
    }
    await test.step('withdrawn', async () => {
      const { context, requests, close } = await recordedContext(browser);
      await chooseCookies(context, [site], all);
      const page = await visitMarket(context, site, market);
      // A second tab learns of the withdrawal although nobody looks at it.
      const background = await context.newPage();
      await background.goto(site);
      await page.bringToFront();
      await lookAround(page, site, requests);
      await expect.poll(() => optional(requests).length).toBeGreaterThan(0);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /Cookie/ })
        .last()
        .click();
      const settings = page.getByRole('dialog');
      await settings.getByRole('button').last().click();
      await expect(settings).toBeHidden();
      // Neither a stream, a socket nor a request of the time with consent stays open.
      await expect
        .poll(() =>
          optional(requests)
            .filter(({ isEnded }) => !isEnded)
            .map(named),
        )
        .toEqual([]);
      const withdrawnAt = requests.length;
      await lookAround(page, site, requests);
      await close();
      records.withdrawn = tally(requests.slice(withdrawnAt));
      expect(forbidden(requests.slice(withdrawnAt), [])).toEqual([]);
    });
    saveRecord(`${brand}-${market}`, testInfo.project.name, records);
  });
}
