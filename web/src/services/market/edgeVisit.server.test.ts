import { brands } from '@foyer/brands/brands';
import type { Brand } from '@foyer/brands/market';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../configuration/configuration.server.ts';
import { flagDefaults, flagsWith } from '../flags/flags.ts';
import { createEdgeVisitParser } from './edgeVisit.server.ts';
import type { EdgeFacts } from './edgeVisit.server.ts';
import { createVisitResolver } from './visitResolver.server.ts';
import type { VisitHeaders } from './visitResolver.server.ts';

const brand = (id: string): Brand => {
  const found = brands.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const read = (text: string, id = 'regency') => createEdgeVisitParser()(brand(id), text);
const factsIn = (text: string, id = 'regency'): EdgeFacts => {
  const visit = read(text, id);
  if ('refused' in visit) throw new Error(visit.refused);
  return visit.facts;
};
const none = { cookie: undefined, userAgent: undefined, mobileHint: undefined, country: undefined };

describe('edge facts', () => {
  test.each<[refusal: string, text: string]>([
    ['syntax', 'brand=regency; market=uk'],
    ['syntax', 'brand=regency, market=uk, device=desktop, access=visitor, colour=red'],
    ['brand', 'brand=aurora, market=other, device=desktop, access=visitor'],
    ['brand', 'market=uk, device=desktop, access=visitor'],
    ['market', 'brand=regency, device=desktop, access=visitor'],
    ['market', 'brand=regency, market=fr, device=desktop, access=visitor'],
    ['market', 'brand=regency, market=row, language=en, device=desktop, access=visitor'],
    ['language', 'brand=regency, market=other, device=desktop, access=visitor'],
    ['language', 'brand=regency, market=other, language=fr, device=desktop, access=visitor'],
    ['language', 'brand=regency, market=uk, device=desktop, access=visitor'],
    ['device', 'brand=regency, market=uk, language=en, device=tablet, access=visitor'],
    ['device', 'brand=regency, market=uk, language=en, access=visitor'],
    ['access', 'brand=regency, market=uk, language=en, device=desktop, access=owner'],
    ['access', 'brand=regency, market=uk, language=en, device=desktop'],
  ])('are refused for their %s: %s', (refused, text) => {
    expect(read(text)).toEqual({ refused });
  });

  const same: readonly [text: string, headers: Partial<VisitHeaders>][] = [
    ['brand=regency, market=uk, language=en, device=desktop, access=visitor', { country: 'GB' }],
    [
      'brand=regency, market=uk, language=zh, device=desktop, access=visitor',
      { country: 'GB', cookie: 'userLanguage=zh' },
    ],
    [
      'brand=regency, market=ca, language=en, device=mobile, access=full',
      { country: 'CA', mobileHint: '?1', cookie: 'foyer-player=1' },
    ],
    [
      'brand=regency, market=other, language=en, device=desktop, access=guest',
      { country: 'FR', cookie: 'foyer-player=1; foyer-access=guest' },
    ],
    [
      'brand=regency, market=other, language=zh, device=desktop, access=restricted',
      { country: 'FR', cookie: 'foyer-player=1; foyer-access=restricted; userLanguage=zh' },
    ],
    [
      'brand=aurora, market=other, language=en, device=desktop, access=visitor',
      { host: 'aurora.localhost', country: 'GB' },
    ],
  ];
  test.each(same)('select the same page as the headers they replace: %s', (text, headers) => {
    const { resolve } = createVisitResolver(readConfiguration({}), () => flagDefaults);
    const host = headers.host ?? 'regency.localhost';
    const edge = factsIn(text, host.split('.')[0]);
    const visit = resolve({ ...none, host, edge });
    expect(visit).not.toBeNull();
    expect(visit).toBe(resolve({ ...none, host, ...headers }));
  });

  test('HT-02 select by an assignment the page that the bucket selects', () => {
    const configuration = readConfiguration({ EXPERIMENTS: 'band revampedJackpotTicker on=50 off=50' });
    const { resolve } = createVisitResolver(configuration, () => flagDefaults);
    const host = 'regency.localhost';
    const visits = Array.from({ length: 100 }, (_, bucket) =>
      resolve({ ...none, host, country: 'GB', cookie: `foyer-bucket=${bucket}` }),
    );
    expect(new Set(visits).size).toBe(2);
    for (const visit of new Set(visits)) {
      const text = `brand=regency, market=uk, language=en, device=desktop, access=visitor, experiments=${visit?.experiments}`;
      expect(resolve({ ...none, host, cookie: 'foyer-bucket=0', edge: factsIn(text) })).toBe(visit);
    }
  });

  test('replace everything that a browser sends except the host', () => {
    const { resolve } = createVisitResolver(readConfiguration({}), () => flagDefaults);
    const edge = factsIn('brand=regency, market=uk, language=en, device=desktop, access=visitor');
    const forged = { cookie: 'foyer-player=1; h20-iso3=CAN', userAgent: 'iPhone', mobileHint: '?1', country: 'FR' };
    expect(resolve({ ...forged, host: 'regency.localhost', language: 'zh', edge })).toMatchObject({
      marketId: 'uk',
      device: 'desktop',
      loginState: 'Logged-Out',
    });
  });

  test('MK-04 name a language that counts only while the toggle is on', () => {
    const off = createVisitResolver(readConfiguration({}), () => flagsWith({ languageToggle: false }));
    const edge = factsIn('brand=regency, market=other, language=zh, device=desktop, access=visitor');
    expect(off.resolve({ ...none, host: 'regency.localhost', edge })?.marketId).toBe('row');
  });
});
