import type { LoginState } from '@foyer/contract/blocks';
import type { ContentPage } from '@foyer/contract/content';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Device } from '../../services/market/visit.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { composePage, insertBigWinners, insertContinuePlaying } from './composePage.ts';
import type { PageLookup } from './composePage.ts';

const component = (Alias: string, Properties: Record<string, unknown> = {}) => ({
  Alias,
  Properties: { loginState: ['Logged-In', 'Logged-Out'], ...Properties },
});
const found = (components: unknown[], properties: Partial<ContentPage['Properties']> = {}): PageLookup => ({
  outcome: 'found',
  page: { Id: 1, Path: '/', Properties: { ...properties, components } },
});
const compose = (
  lookup: PageLookup,
  {
    path = '/',
    loginState = 'Logged-Out',
    device = 'desktop',
  }: { path?: string; loginState?: LoginState; device?: Device } = {},
) =>
  composePage({
    lookup,
    path,
    visit: visitFixture({ loginState, device, bigWinners: true }),
    hosts: ['regency.example'],
  });
const aliases = (composed: ReturnType<typeof compose>) => composed.components.map((item) => item.Alias);

const anyState = [
  'toast',
  'playerInactivityReminder',
  'responsibleGamblingWeek',
  'cookieToast',
  'cookieSettings',
  'termsAndConditions',
  'poorConnectionAlert',
  'promotionsTermsAndConditions',
  'support',
  'genesys',
  // Beyond the specification's list.
  'dial',
];
const loggedInOnly = [
  'bankingWindow',
  'lowBalanceReminder',
  'playerSessionReminder',
  'playerVerificationWindow',
  'playerHistoryModal',
  'xeniaMessage',
  'restrictedCountry',
  'freedomBonusInformationModal',
  'verificationIndicator',
  'appDownloadPrompt',
];
/** Default components beyond the specification's list. */
const ownDefaults = ['questsWindow', 'accountMenu'];

describe('PG-02 components by login state', () => {
  const components = [
    component('hero', { loginState: ['Logged-Out'] }),
    component('hero2', { loginState: ['Logged-In'] }),
    component('both', { loginState: ['Logged-In', 'Logged-Out'] }),
    component('unsaid', { loginState: undefined }),
    component('empty', { loginState: [] }),
    component('text', { loginState: 'Logged-In, Logged-Out' }),
    component('unknown', { loginState: ['logged-in', 'everybody'] }),
  ];
  test('PG-02 shows a visitor only components for visitors', () => {
    expect(aliases(compose(found(components))).slice(0, 3)).toEqual(['hero', 'both', 'toast']);
  });
  test('PG-02 shows a player only components for players', () => {
    expect(aliases(compose(found(components), { loginState: 'Logged-In' })).slice(0, 3)).toEqual([
      'hero2',
      'both',
      'toast',
    ]);
  });
  test('PG-02 reports components that name no login state', () => {
    expect(compose(found(components)).unreadable).toBe(4);
  });
});

test('shows a component only on the devices that it names', () => {
  const components = [
    component('wide', { devices: ['desktop'] }),
    component('narrow', { devices: ['mobile'] }),
    component('any', { devices: [] }),
  ];
  expect(aliases(compose(found(components))).slice(0, 2)).toEqual(['wide', 'any']);
  expect(aliases(compose(found(components), { device: 'mobile' })).slice(0, 2)).toEqual(['narrow', 'any']);
});

describe('default components', () => {
  test('PG-03 PG-05 PG-06 are on every page of a player', () => {
    expect(aliases(compose(found([]), { loginState: 'Logged-In' }))).toEqual([
      ...anyState,
      ...loggedInOnly,
      'messageBroker',
      ...ownDefaults,
    ]);
  });
  test('PG-06 exclude the message broker on a game page', () => {
    expect(aliases(compose(found([]), { loginState: 'Logged-In', path: '/game/10001' }))).toEqual([
      ...anyState,
      ...loggedInOnly,
      ...ownDefaults,
    ]);
  });
  test('PG-04 PG-05 are on every page of a visitor', () => {
    expect(aliases(compose(found([])))).toEqual([...anyState, 'registration', 'loginModal']);
  });
});

describe('LB-08 the row of a player’s own games', () => {
  const inserted = (list: string[], loginState: LoginState = 'Logged-In', device: Device = 'desktop') =>
    insertContinuePlaying(
      list.map((alias) => component(alias)),
      { loginState, device },
    ).map(({ Alias }) => Alias);

  test('follows the first row of the lobby and the jackpot band below it', () => {
    expect(inserted(['gameCategories', 'filteredGamesGridComponent', 'gamesGridComponent'])).toEqual([
      'gameCategories',
      'filteredGamesGridComponent',
      'continuePlaying',
      'gamesGridComponent',
    ]);
    expect(inserted(['gameCategories', 'gamesGridComponent', 'jackpotTicker', 'gamesGridComponent'])).toEqual([
      'gameCategories',
      'gamesGridComponent',
      'jackpotTicker',
      'continuePlaying',
      'gamesGridComponent',
    ]);
  });

  test('follows the second row on a phone', () => {
    const rows = ['gameCategories', 'gamesGridComponent', 'jackpotTicker', 'gamesGridComponent', 'footer'];
    expect(inserted(rows, 'Logged-In', 'mobile')).toEqual([...rows.slice(0, 4), 'continuePlaying', 'footer']);
    expect(inserted(['gameCategories', 'gamesGridComponent', 'footer'], 'Logged-In', 'mobile')).toEqual([
      'gameCategories',
      'gamesGridComponent',
      'continuePlaying',
      'footer',
    ]);
  });

  test('follows the categories of a lobby without rows', () => {
    expect(inserted(['gameCategories', 'footer'])).toEqual(['gameCategories', 'continuePlaying', 'footer']);
  });

  test('is absent for visitors and outside the lobby, and appears once', () => {
    expect(inserted(['gameCategories', 'gamesGridComponent'], 'Logged-Out')).not.toContain('continuePlaying');
    expect(inserted(['gamesGridComponent'])).toEqual(['gamesGridComponent']);
    expect(inserted(['continuePlaying', 'gameCategories', 'continuePlaying'])).toEqual([
      'gameCategories',
      'continuePlaying',
    ]);
  });
});

describe('PG-07 big winners', () => {
  const player = { loginState: 'Logged-In' as LoginState, bigWinners: true };
  const inserted = (list: string[], visit: Partial<typeof player> = {}) =>
    insertBigWinners(
      list.map((alias) => component(alias)),
      { ...player, ...visit },
    ).map((item) => item.Alias);
  test('PG-07 follow the last games grid', () => {
    expect(
      inserted(['header', 'gamesGridComponent', 'gamesGridComponent', 'filteredGamesGridComponent', 'footer']),
    ).toEqual([
      'header',
      'gamesGridComponent',
      'gamesGridComponent',
      'bigWinnerDetailGrid',
      'filteredGamesGridComponent',
      'footer',
    ]);
  });
  test('PG-07 follow the last filtered grid when there is no other', () => {
    expect(inserted(['filteredGamesGridComponent', 'filteredGamesGridComponent', 'footer'])).toEqual([
      'filteredGamesGridComponent',
      'filteredGamesGridComponent',
      'bigWinnerDetailGrid',
      'footer',
    ]);
  });
  test('PG-07 are omitted without a grid and for visitors', () => {
    expect(inserted(['header', 'footer'])).toEqual(['header', 'footer']);
    expect(inserted(['gamesGridComponent'], { loginState: 'Logged-Out' })).toEqual(['gamesGridComponent']);
  });
  test('ON5 are omitted where the market forbids them, even if an editor placed them', () => {
    expect(inserted(['gamesGridComponent', 'footer'], { bigWinners: false })).toEqual(['gamesGridComponent', 'footer']);
    expect(inserted(['bigWinnerDetailGrid', 'gamesGridComponent'], { bigWinners: false })).toEqual([
      'gamesGridComponent',
    ]);
  });
  test('PG-07 appear once regardless of where an editor placed them', () => {
    expect(inserted(['bigWinnerDetailGrid', 'gamesGridComponent', 'footer', 'bigWinnerDetailGrid'])).toEqual([
      'gamesGridComponent',
      'bigWinnerDetailGrid',
      'footer',
    ]);
  });
});

test('PG-07 LB-09 big winners keep the order that an editor set', () => {
  const chosen = { Alias: 'bigWinnerDetailGrid', Properties: { sortBy: 'topWinners' } };
  expect(
    insertBigWinners([chosen, component('gamesGridComponent'), component('footer')], {
      loginState: 'Logged-In',
      bigWinners: true,
    })[1],
  ).toBe(chosen);
});

describe('PG-09 missing pages', () => {
  test('PG-09 a path without a match has only the defaults and no login', () => {
    const composed = compose({ outcome: 'missing' });
    expect(composed).toMatchObject({ status: 404, head: { title: '404: Page Not Found', robots: false } });
    expect(aliases(composed)).toEqual(['header', 'notFound', 'footer', ...anyState, 'registration']);
  });
  test('PG-09 the literal placeholder path is a 404 even if content exists for it', () => {
    const composed = compose(found([component('hero')]), { path: '/game/{id}' });
    expect(composed.status).toBe(404);
    expect(aliases(composed)).not.toContain('hero');
    expect(aliases(composed)).not.toContain('loginModal');
  });
  test('PG-09 a failed lookup shows the 404 component with status 503 and the login dialog', () => {
    const composed = compose({ outcome: 'failed' });
    expect(composed.status).toBe(503);
    expect(composed.components.find(({ Alias }) => Alias === 'notFound')?.Properties).toEqual({
      error: 'pageNotFound',
      isTemporary: true,
    });
    expect(aliases(composed)).toContain('loginModal');
  });
});

test('PG-08 drops and counts entries that are not components, and keeps the rest', () => {
  const composed = compose(found([null, 7, 'text', { Alias: 3 }, component('hero'), { Alias: 'x' }]));
  expect(composed.unreadable).toBe(5);
  expect(aliases(composed)[0]).toBe('hero');
});

test('PG-10 the head falls back to the brand and keeps only the brand’s own canonical address', () => {
  expect(compose(found([], { title: ' ', description: '' })).head).toEqual({
    title: 'Regency Palace',
    applicationName: 'Regency Palace',
    robots: false,
  });
  expect(compose(found([], { robots: true, canonicalUrl: '/promotions' })).head).toMatchObject({
    robots: true,
    canonicalUrl: '/promotions',
  });
  expect(compose(found([], { canonicalUrl: 'https://regency.example/help' })).head).toMatchObject({
    canonicalUrl: '/help',
  });
  for (const canonicalUrl of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    expect(compose(found([], { canonicalUrl })).head).not.toHaveProperty('canonicalUrl');
  }
});

test('never throws and keeps the editors’ order for any components', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.anything(),
          fc.record({ Alias: fc.string(), Properties: fc.dictionary(fc.string(), fc.anything()) }),
        ),
      ),
      (components) => {
        const composed = compose(found(components));
        const own = composed.components.slice(0, composed.components.length - anyState.length - 2);
        expect(
          components.filter((item) => own.some((each) => each.Alias === (item as { Alias?: unknown } | null)?.Alias))
            .length,
        ).toBeGreaterThanOrEqual(own.length);
      },
    ),
  );
});

test('PG-10 the head contains the filled fields of the content and no empty ones', () => {
  const filled = {
    title: 'Slots',
    applicationName: 'Regency',
    description: 'All slots',
    keywords: 'slots',
    googleSearchConsoleKey: 'key',
  };
  expect(compose(found([], filled)).head).toEqual({ ...filled, robots: false });
  expect(compose(found([], { ...filled, description: ' ', keywords: '', googleSearchConsoleKey: '  ' })).head).toEqual({
    title: 'Slots',
    applicationName: 'Regency',
    robots: false,
  });
});

test('PG-09 the placeholder path is a 404 even while the content service fails', () => {
  const composed = compose({ outcome: 'failed' }, { path: '/game/{id}' });
  expect(composed.status).toBe(404);
  expect(composed.components.find(({ Alias }) => Alias === 'notFound')?.Properties).toEqual({ error: 'pageNotFound' });
  expect(aliases(composed)).not.toContain('loginModal');
});

test('AU-19 shows a restricted player no offers on found and missing pages', () => {
  const visit = visitFixture({ loginState: 'Logged-In', access: 'restricted', bigWinners: true });
  const missing = composePage({ lookup: { outcome: 'missing' }, path: '/x', visit, hosts: [] });
  expect(missing.components[0]).toEqual({ Alias: 'header', Properties: { navigation: [] } });
  const there = composePage({
    lookup: found([component('header'), component('gamesGridComponent')]),
    path: '/',
    visit,
    hosts: [],
  });
  expect(aliases(there).slice(0, 2)).toEqual(['header', 'accountRestriction']);
  for (const composed of [missing, there])
    for (const offer of ['messageBroker', 'lowBalanceReminder', 'xeniaMessage', 'questsWindow', 'bigWinnerDetailGrid'])
      expect(aliases(composed)).not.toContain(offer);
});
