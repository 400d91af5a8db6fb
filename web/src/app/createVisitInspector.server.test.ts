import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createTestClock } from '../base/createTestClock.ts';
import type { VisitReport } from '../features/inspector/visitReport.ts';
import type { CachedPage } from '../server/cachedPage.server.ts';
import { readConfiguration } from '../services/configuration/configuration.server.ts';
import { flagDefaults } from '../services/flags/flags.ts';
import type { VisitHeaders } from '../services/market/visitResolver.server.ts';
import { createVisitResolver } from '../services/market/visitResolver.server.ts';
import { createVisitInspector } from './createVisitInspector.server.ts';
import type { PageReceiver } from './visitHeaders.server.ts';

interface Given extends Partial<VisitHeaders> {
  receiver?: PageReceiver;
  isSandbox?: boolean;
  stored?: Partial<CachedPage>;
  url?: string;
}

/** Values and reasons of the report; null when there is none. */
function inspect({ receiver = 'direct', isSandbox = true, stored, url = '', ...own }: Given = {}) {
  const visits = createVisitResolver(readConfiguration({}), () => flagDefaults);
  const headers: VisitHeaders = {
    host: 'regency.localhost:3000',
    cookie: undefined,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
    mobileHint: undefined,
    country: undefined,
    ...own,
  };
  const visit = visits.resolve(headers);
  if (visit === null) throw new Error('The host has no brand.');
  const inspector = createVisitInspector({
    isSandbox,
    reasons: visits.reasons,
    pages: { peek: () => stored as CachedPage | undefined },
    release: 'r1',
    clock: createTestClock({ startsAt: 2000 }),
  });
  let sent = '';
  const response = { writeHead: () => undefined, end: (text: string) => (sent = text) } as unknown as ServerResponse;
  const path = '/inspect/visit.json';
  if (!inspector(path, { url: path + url }, response, { headers, receiver, visit })) return null;
  const rows = JSON.parse(sent) as VisitReport;
  return Object.fromEntries(rows.map(({ fact, value, reason }) => [fact, [value, reason]]));
}

test('MK-05 the report says whether the country is of a header, the address, a cookie or the default', () => {
  expect(inspect({ country: 'ca' })).toMatchObject({ country: ['CA', 'header'], market: ['ca', 'country'] });
  expect(inspect({ country: 'FR', receiver: 'directByAddress' })).toMatchObject({
    country: ['FR', 'addressOfVisitor'],
    market: ['row', 'restOfWorld'],
  });
  expect(inspect({ country: 'XX', cookie: 'h20-iso3=CAN' })).toMatchObject({ country: ['CA', 'cookie'] });
  expect(inspect()).toMatchObject({ country: ['GB', 'default'], market: ['uk', 'country'] });
});

test('MK-04 the report says whether the language is of the address, a cookie or the market', () => {
  expect(inspect({ country: 'FR', language: 'zh', cookie: 'userLanguage=en' })).toMatchObject({
    language: ['zh (zh-CN)', 'address'],
  });
  expect(inspect({ cookie: 'userLanguage=zh' })).toMatchObject({ language: ['zh (zh-CN)', 'languageCookie'] });
  expect(inspect({ language: 'xx' })).toMatchObject({ language: ['en (en-GB)', 'market'] });
});

test('the report says why it has the brand, the device, and the market of an account', () => {
  expect(inspect({ host: 'pulse.localhost' })).toMatchObject({ brand: ['pulse', 'host'] });
  expect(inspect({ host: 'evil.example' })).toMatchObject({ brand: ['regency', 'defaultBrand'] });
  expect(inspect({ mobileHint: '?1' })).toMatchObject({ device: ['mobile', 'hint'] });
  expect(inspect()).toMatchObject({ device: ['desktop', 'userAgent'] });
  const player = { country: 'FR', cookie: 'foyer-player=1; foyer-market=ca' };
  expect(inspect(player)).toMatchObject({ country: ['FR', 'header'], market: ['ca', 'account'] });
});

test('MK-12 the report of a proven edge names no country', () => {
  const edge = {
    byPlace: null,
    language: 'en',
    device: 'mobile',
    loginState: 'Logged-Out',
    access: 'full',
  } as const;
  expect(inspect({ edge, receiver: 'edge' })).toMatchObject({
    country: ['', 'edge'],
    language: ['en (en-GB)', 'edge'],
    device: ['mobile', 'edge'],
    delivery: ['', 'edgeOnly'],
  });
});

test('PG-05 the report names the cache key of the page, its tier, and who may keep the page', () => {
  const times = '1970-01-01T00:00:01.000Z – 1970-01-01T00:00:03.000Z';
  const fresh = inspect({ url: '?path=/help', stored: { renderedAt: 1000, freshUntil: 3000 } });
  expect(fresh).toMatchObject({ cacheTier: [times, 'fresh'], delivery: ['', 'sharedCaches'] });
  expect(fresh?.['cacheKey']?.[0]).toMatch(/^regency\|uk\|en\|desktop\|Logged-Out\|full .*\|\/help$/);
  expect(inspect({ stored: { renderedAt: 1000, freshUntil: 1500 } })).toMatchObject({
    cacheTier: [expect.any(String), 'stale'],
  });
  expect(inspect({ cookie: 'foyer-player=1' })).toMatchObject({
    cacheTier: ['', 'notCached'],
    delivery: ['', 'browserOnly'],
  });
  expect(inspect({ receiver: 'refused' })).toMatchObject({ delivery: ['', 'refusedEdge'] });
});

test('the report has no cookie, and does not exist outside the sandbox', () => {
  const text = JSON.stringify(inspect({ cookie: 'foyer-player=1; sid=secret; h20-iso3=<b>' }));
  expect(text).not.toMatch(/secret|<b>/);
  expect(inspect({ isSandbox: false })).toBeNull();
});
