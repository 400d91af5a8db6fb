import { brands } from '@foyer/brands/brands';
import type { Brand } from '@foyer/brands/market';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../configuration/configuration.server.ts';
import { flagDefaults, flagsWith } from '../flags/flags.ts';
import { languageOfAddress } from './requestedLanguage.ts';
import { visitKey } from './visit.ts';
import { createVisitResolver } from './visitResolver.server.ts';
import type { VisitHeaders } from './visitResolver.server.ts';

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36';
const headers = (own: Partial<VisitHeaders> = {}): VisitHeaders => ({
  host: 'regency.localhost:3000',
  cookie: undefined,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  mobileHint: undefined,
  country: undefined,
  ...own,
});
const resolver = (variables: Record<string, string> = {}, all: readonly Brand[] = brands) =>
  createVisitResolver(readConfiguration(variables), () => flagDefaults, all);

test('MK-06 desktop and mobile visits have their casino id and client type id', () => {
  const { resolve } = resolver();
  expect(resolve(headers())).toMatchObject({ device: 'desktop', casinoId: 3568, clientTypeId: 70 });
  expect(resolve(headers({ userAgent: phone }))).toMatchObject({ device: 'mobile', casinoId: 3569, clientTypeId: 40 });
  expect(resolve(headers({ country: 'CA', userAgent: phone }))).toMatchObject({ casinoId: 2337, clientTypeId: 40 });
  expect(resolve(headers({ userAgent: phone, mobileHint: '?0' }))).toMatchObject({ device: 'desktop' });
});

test('the brand follows the host, and an unknown host is refused or gets the default brand', () => {
  expect(resolver().resolve(headers({ host: 'aurora.localhost' }))?.brandId).toBe('aurora');
  expect(resolver().resolve(headers({ host: 'PULSE.localhost:80' }))?.brandId).toBe('pulse');
  expect(resolver().resolve(headers({ host: 'evil.example' }))?.brandId).toBe('regency');
  expect(resolver({ DEFAULT_BRAND: 'pulse' }).resolve(headers({ host: undefined }))?.brandId).toBe('pulse');
  expect(resolver({ STRICT_HOSTS: 'on' }).resolve(headers({ host: 'evil.example' }))).toBeNull();
});

test('MK-08 tiles have captions where the theme’s covers have no title', () => {
  const hasCaptions = (host: string) => resolver().resolve(headers({ host }))?.hasTileCaptions;
  expect([hasCaptions('regency.localhost'), hasCaptions('pulse.localhost')]).toEqual([false, true]);
});

test('the country comes from the CDN header or the cookie, and invalid values are ignored', () => {
  expect(resolver().resolve(headers({ country: 'ca' }))?.marketId).toBe('ca');
  expect(resolver().resolve(headers({ country: 'XX' }))?.marketId).toBe('uk');
  expect(resolver().resolve(headers({ country: 'FR\r\nset-cookie: a=b' }))?.marketId).toBe('uk');
  expect(resolver().resolve(headers({ cookie: 'h20-iso3=FRA' }))?.marketId).toBe('row');
  expect(resolver().resolve(headers({ cookie: 'h20-iso3=FRA; userLanguage=zh' }))).toMatchObject({
    marketId: 'row-zh',
    culture: 'zh',
    locale: 'zh-CN',
  });
  expect(resolver().resolve(headers({ cookie: 'h20-iso3=FRA; h20-iso3=CAN' }))?.marketId).toBe('uk');
});

test('MK-04 the language of the address precedes the cookie, and both need the toggle', () => {
  const elsewhere = { country: 'FR', cookie: 'userLanguage=zh' };
  expect(resolver().resolve(headers({ ...elsewhere, language: 'en' }))?.marketId).toBe('row');
  expect(resolver().resolve(headers({ country: 'FR', language: 'zh' }))?.marketId).toBe('row-zh');
  expect(resolver().resolve(headers({ country: 'FR', language: 'xx' }))?.marketId).toBe('row');
  const off = createVisitResolver(readConfiguration({}), () => flagsWith({ languageToggle: false }));
  expect(off.resolve(headers({ ...elsewhere }))?.marketId).toBe('row');
  expect(off.resolve(headers({ country: 'FR', language: 'zh' }))?.marketId).toBe('row');
  expect(languageOfAddress('/help?a=1&language=zh')).toBe('zh');
  for (const address of [
    '/help',
    '/language=zh',
    '/?language=',
    '/?language=zho',
    '/?alanguage=zh',
    '/?language=%7A%68',
  ])
    expect(languageOfAddress(address)).toBeUndefined();
});

test('MK-04 a visit in another language has the casino, currency and rules of its market', () => {
  const { resolve } = resolver();
  const british = resolve(headers({ country: 'GB' }));
  const chinese = resolve(headers({ country: 'GB', cookie: 'userLanguage=zh' }));
  expect(chinese).toEqual({ ...british, culture: 'zh', locale: 'zh-CN' });
  expect(british?.offersLanguages).toBe(false);
  expect(resolve(headers({ country: 'FR' }))?.offersLanguages).toBe(true);
});

test('a visit has the current flags, and an invalid flag setting stops the start', () => {
  expect(resolver().resolve(headers())?.flags).toEqual(flagDefaults);
  const configuration = readConfiguration({ FLAGS: 'gameCardJackpotTicker=off' });
  let flags = flagsWith(configuration.flags);
  const { resolve } = createVisitResolver(configuration, () => flags);
  expect(resolve(headers())?.flags).toEqual({ ...flagDefaults, gameCardJackpotTicker: false });
  expect(resolve(headers())).toBe(resolve(headers()));
  flags = flagsWith({ revampedJackpotTicker: false });
  expect(resolve(headers())?.flags.revampedJackpotTicker).toBe(false);
  expect(() => readConfiguration({ FLAGS: 'gameCardTicker=off' })).toThrow(/FLAGS.*does not exist/);
});

test('UK9 ON5 a visit says whether its market allows the continue row and big winners', () => {
  const shown = (country: string) => {
    const { continuePlaying, bigWinners } = resolver().resolve(headers({ country })) ?? {};
    return { continuePlaying, bigWinners };
  };
  expect(shown('GB')).toEqual({ continuePlaying: false, bigWinners: true });
  expect(shown('CA')).toEqual({ continuePlaying: false, bigWinners: false });
  expect(shown('FR')).toEqual({ continuePlaying: true, bigWinners: true });
});

test('the player cookie sets the login state, and different visits have different keys', () => {
  const { resolve } = resolver();
  const visits = ['regency.localhost', 'aurora.localhost', 'pulse.localhost'].flatMap((host) =>
    ['GB', 'CA', 'FR'].flatMap((country) =>
      [undefined, phone].flatMap((userAgent) =>
        [undefined, 'foyer-player=1', 'userLanguage=zh'].map((cookie) =>
          resolve(headers({ host, country, userAgent, cookie })),
        ),
      ),
    ),
  );
  const byKey = new Map<string, unknown>();
  for (const visit of visits) {
    if (visit === null) throw new Error('no visit');
    const known = byKey.get(visitKey(visit));
    if (known !== undefined) expect(visit).toEqual(known);
    byKey.set(visitKey(visit), visit);
  }
  expect(byKey.size).toBeGreaterThan(16);
  expect(resolve(headers({ cookie: 'foyer-player=1' }))?.loginState).toBe('Logged-In');
  expect(resolve(headers({ cookie: 'foyer-player=yes' }))?.loginState).toBe('Logged-Out');
});

test('MK-06 MK-07 the client type id comes from the brand’s theme', () => {
  const own = brands.map((brand) =>
    brand.id === 'regency' && brand.theme !== undefined
      ? { ...brand, theme: { ...brand.theme, clientTypeIds: { desktop: 71, mobile: 41 } } }
      : brand,
  );
  const { resolve } = resolver({}, own);
  expect([resolve(headers())?.clientTypeId, resolve(headers({ userAgent: phone }))?.clientTypeId]).toEqual([71, 41]);
});

test('AU-19 the access cookie counts for players only', () => {
  const access = (cookie: string) => resolver().resolve(headers({ cookie }))?.access;
  expect([
    access('foyer-player=1; foyer-access=restricted'),
    access('foyer-player=1; foyer-access=guest'),
    access('foyer-player=1; foyer-access=owner'),
    access('foyer-access=restricted'),
  ]).toEqual(['restricted', 'guest', 'full', 'full']);
});

test('UI-02 names the capabilities that are off, but no chat where a vendor has one', () => {
  const messenger = { MESSENGER_SCRIPT: 'https://chat.example/a.js', MESSENGER_DEPLOYMENTS: 'pulse=12345678' };
  const { resolve } = resolver({ CAPABILITIES_OFF: 'chat winners', ...messenger });
  expect(resolve(headers())?.off).toEqual(['winners', 'chat']);
  expect(resolve(headers({ host: 'pulse.localhost' }))?.off).toEqual(['winners']);
  expect(resolver().resolve(headers())).not.toHaveProperty('off');
});

test('LB-02 My Games is off when the operator keeps neither of its lists', () => {
  const offWith = (CAPABILITIES_OFF: string) => resolver({ CAPABILITIES_OFF }).resolve(headers())?.off;
  expect(offWith('favourites')).toEqual(['favourites']);
  expect(offWith('recentlyPlayed favourites')).toEqual(['favourites', 'recentlyPlayed', 'myGames']);
});

describe('MK-03 the page of a player', () => {
  const player = (market: string) => `foyer-player=1; foyer-market=${market}`;

  test.each([
    ['a British account in France', 'FR', player('uk'), 'uk', 'en'],
    ['a British account in Ontario', 'CA', player('uk'), 'uk', 'en'],
    ['an Ontario account in Britain', 'GB', player('ca'), 'ca', 'en'],
    ['an Ontario account where the country is unknown', 'XX', player('ca'), 'ca', 'en'],
    ['a rest-of-world account in Britain', 'GB', player('other'), 'row', 'en'],
    ['a rest-of-world account in Britain in Chinese', 'GB', `${player('other')}; userLanguage=zh`, 'row-zh', 'zh'],
    ['a British account in China in Chinese', 'CN', `${player('uk')}; userLanguage=zh`, 'uk', 'zh'],
  ])('belongs to the regulator of the account: %s', (_name, country, cookie, marketId, culture) => {
    const visit = resolver().resolve(headers({ country, cookie }));
    expect(visit).toMatchObject({ loginState: 'Logged-In', marketId, culture });
    const home = marketId === 'ca' ? 'CA' : marketId === 'uk' ? 'GB' : 'IE';
    expect(visit).toEqual(resolver().resolve(headers({ country: home, cookie })));
  });

  test.each([
    ['a market of another brand', 'FR', 'foyer-player=1; foyer-market=nowhere', 'row'],
    ['a market row that is only a language', 'GB', 'foyer-player=1; foyer-market=row-zh', 'uk'],
    ['two markets', 'FR', 'foyer-player=1; foyer-market=uk; foyer-market=ca', 'row'],
    ['a visitor with the cookie of an earlier player', 'FR', 'foyer-market=uk', 'row'],
  ])('belongs to the country of the visitor with %s', (_name, country, cookie, marketId) => {
    expect(resolver().resolve(headers({ country, cookie }))?.marketId).toBe(marketId);
  });

  test('is that of the visitor in a tab without a session', () => {
    const visit = resolver().resolve({ ...headers({ country: 'FR', cookie: player('uk') }), isVisitor: true });
    expect(visit).toMatchObject({ loginState: 'Logged-Out', access: 'full', marketId: 'row' });
  });
});
