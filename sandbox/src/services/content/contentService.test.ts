import { brands } from '@foyer/brands/brands';
import type { ContentPage } from '@foyer/contract/content';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { describe, expect, test } from 'vitest';
import { readContentFile } from './contentFiles.ts';
import { createContentService } from './contentService.ts';
import { createGameSelection } from './gameSelection.ts';

const product = 1100;
const uk = 1101;
const ontario = 1102;
const chinese = 1104;
const now = Date.UTC(2026, 10, 20);

function serviceOf(texts: Readonly<Record<string, string>>) {
  const files = Object.entries(texts).map(([path, text]) => {
    const file = readContentFile(path, text);
    if ('problem' in file) throw new Error(`${path}: ${file.problem}`);
    return file;
  });
  return createContentService({
    brands,
    files: () => files,
    selection: createGameSelection(createCatalogue(64)),
    gameCount: 2140,
  });
}
const componentsOf = (page: ContentPage | null) => page?.Properties.components;

const base = {
  'all-brands/pages/home.yaml':
    'path: /\ntitle: House\ncomponents: [{alias: hero, heading: Welcome, text: To all}, {shared: footer}]',
  'all-brands/shared/footer.yaml': "alias: footer\nageMark: '{{minimumAge}}+'\nsandboxText: Play money",
  'regency/pages/home.yaml':
    "path: /\ntitle: { en: 'The palace', zh: '宫殿' }\ncomponents: [{alias: hero, heading: Good evening}]",
};

test('a brand overrides what it names and keeps the shared content', () => {
  const service = serviceOf(base);
  const page = service.page('regency', product, '/', now);
  expect(page).toEqual({
    Id: expect.any(Number),
    Path: '/',
    Properties: {
      title: 'The palace',
      components: [
        { Alias: 'hero', Properties: { heading: 'Good evening', text: 'To all' } },
        { Alias: 'footer', Properties: { ageMark: '18+', sandboxText: 'Play money' } },
      ],
    },
  });
  expect(service.page('pulse', 1300, '/', now)?.Properties.title).toBe('House');
});

test('a market override affects only its own node', () => {
  const service = serviceOf({
    ...base,
    'regency/markets/uk/pages/home.yaml':
      'path: /\ncomponents: [{alias: hero, heading: Evening all}, {alias: gameSearch, after: hero}]',
  });
  const ofUk = service.page('regency', uk, '/', now);
  expect(componentsOf(ofUk)).toMatchObject([
    { Properties: { heading: 'Evening all', text: 'To all' } },
    { Alias: 'gameSearch' },
    { Alias: 'footer' },
  ]);
  for (const node of [product, ontario])
    expect(componentsOf(service.page('regency', node, '/', now))).toMatchObject([
      { Properties: { heading: 'Good evening' } },
      { Alias: 'footer' },
    ]);
  expect(ofUk?.Id).not.toBe(service.page('regency', product, '/', now)?.Id);
});

test('a market can remove, append and change components', () => {
  const service = serviceOf({
    ...base,
    'regency/markets/ca/pages/home.yaml': 'path: /\nwithout: [hero]\ncomponents: [{alias: richText}]',
    'regency/markets/ca/shared/footer.yaml': 'alias: footer\nsandboxText: Ontario',
  });
  expect(componentsOf(service.page('regency', ontario, '/', now))).toEqual([
    { Alias: 'footer', Properties: { ageMark: '19+', sandboxText: 'Ontario' } },
    { Alias: 'richText', Properties: {} },
  ]);
});

test('the Chinese market’s node is in Chinese, with English where Chinese is missing', () => {
  const service = serviceOf(base);
  expect(service.page('regency', chinese, '/', now)?.Properties.title).toBe('宫殿');
  expect(componentsOf(service.page('regency', chinese, '/', now))).toMatchObject([
    { Properties: { heading: 'Good evening' } },
    {},
  ]);
});

test('MK-04 a node serves its page in the requested language', () => {
  const service = serviceOf(base);
  expect(service.page('regency', uk, '/', now, 'zh')?.Properties.title).toBe('宫殿');
  expect(service.page('regency', chinese, '/', now, 'en')?.Properties.title).toBe('The palace');
});

test('returns no page for unknown paths, brands and nodes, or nodes of another brand', () => {
  const service = serviceOf(base);
  expect(service.page('regency', product, '/nowhere', now)).toBeNull();
  expect(service.page('nobody', product, '/', now)).toBeNull();
  expect(service.page('regency', 9999, '/', now)).toBeNull();
  expect(service.page('pulse', uk, '/', now)).toBeNull();
});

test('a page of one market is listed and served at its node only', () => {
  const service = serviceOf({ ...base, 'regency/markets/uk/pages/local.yaml': 'path: /local' });
  const id = service.page('regency', uk, '/local', now)?.Id;
  expect(service.page('regency', product, '/local', now)).toBeNull();
  expect(service.pages('regency')).toEqual([
    { Id: service.page('regency', product, '/', now)?.Id, Path: '/', NodeId: product },
    { Id: id, Path: '/local', NodeId: uk },
  ]);
  expect(service.pages('nobody')).toBeNull();
});

test('the game page is found by its placeholder path, and game names become ids', () => {
  const service = serviceOf({
    'regency/pages/game.yaml':
      "path: '/game/{id}'\ncomponents: [{alias: gamesGridComponent, games: [Diamond Hour, Gone]}]",
  });
  expect(componentsOf(service.page('regency', uk, '/game/{id}', now))).toEqual([
    { Alias: 'gamesGridComponent', Properties: { gameIds: [43_257] } },
  ]);
  expect(service.page('regency', uk, '/game/43257', now)).toBeNull();
});

test('a long text comes from the nearest file with its name', () => {
  const service = serviceOf({
    'all-brands/pages/terms.yaml': 'path: /terms\ncomponents: [{alias: richText, html: {textFile: terms}}]',
    'all-brands/texts/terms.yaml': 'en: For all\nzh: 通用',
    'regency/markets/uk/texts/terms.yaml': 'en: For {{brandName}}',
  });
  const html = (nodeId: number) => componentsOf(service.page('regency', nodeId, '/terms', now));
  expect(html(product)).toEqual([{ Alias: 'richText', Properties: { html: 'For all' } }]);
  expect(html(uk)).toEqual([{ Alias: 'richText', Properties: { html: 'For Regency Palace' } }]);
  expect(html(chinese)).toEqual([{ Alias: 'richText', Properties: { html: '通用' } }]);
});

describe('a studio or theme', () => {
  const service = serviceOf({
    'all-brands/pages/studio.yaml':
      "path: '/studios/{studio}'\ntitle: Studio\ncomponents: [{alias: gameGroup}, {alias: filteredGamesGridComponent, heading: All games, limit: 9}]",
    'all-brands/studios/oxbow.yaml': "select: Oxbow\ntext: { en: 'Rivers', zh: '河流' }",
    'all-brands/themes/gem.yaml': "name: { en: 'Gems', zh: '宝石' }\nselect: gem",
    'pulse/studios/oxbow.yaml': 'name: Oxbow Loud\nselect: Oxbow',
  });

  test('has a page that the template and its file fill', () => {
    expect(service.page('regency', chinese, '/studios/oxbow', now)?.Properties).toEqual({
      title: 'Oxbow | Regency Palace',
      description: '河流',
      canonicalUrl: '/studios/oxbow',
      components: [
        { Alias: 'gameGroup', Properties: { heading: 'Oxbow', text: '河流', provider: 'Oxbow' } },
        {
          Alias: 'filteredGamesGridComponent',
          Properties: { heading: 'All games', limit: 9, filter: { provider: 'Oxbow' } },
        },
      ],
    });
    expect(service.page('pulse', 1300, '/studios/oxbow', now)?.Properties.title).toBe('Oxbow Loud | Pulse');
  });

  test('has no page without its template, and a template is no page', () => {
    for (const path of ['/themes/gem', '/studios/{studio}', '/studios/unknown'])
      expect([path, service.page('regency', product, path, now)]).toEqual([path, null]);
    expect(service.pages('regency')?.map(({ Path }) => Path)).toContain('/studios/oxbow');
    expect(service.pages('regency')?.map(({ Path }) => Path)).not.toContain('/studios/{studio}');
  });

  test('is a node of the product and of its markets', () => {
    const names = (id: number) =>
      service
        .node(id, undefined, now)
        ?.Children.flatMap(({ Alias, Name }) => (Alias.startsWith('game') ? [`${Alias} ${Name}`] : []));
    expect(names(product)).toEqual(['gameStudio Oxbow', 'gameTheme Gems']);
    expect(names(chinese)).toEqual(['gameStudio Oxbow', 'gameTheme 宝石']);
  });
});

test.each([
  ['a page', { 'all-brands/pages/home.yaml': 'path: /\ncomponents: [{alias: gamesGridComponent, games: {limit: 2}}]' }],
  [
    'a shared component',
    {
      'all-brands/pages/home.yaml': 'path: /\ncomponents: [{shared: row}]',
      'all-brands/shared/row.yaml': 'alias: gamesGridComponent\ngames: {limit: 2}',
    },
  ],
])('a rule without an order in %s shows the most popular games first', (_, texts) => {
  const sorted = serviceOf({
    'all-brands/pages/home.yaml':
      'path: /\ncomponents: [{alias: gamesGridComponent, games: {limit: 2, sort: popularity}}]',
  });
  const gameIds = componentsOf(serviceOf(texts).page('regency', product, '/', now));
  expect(gameIds).toMatchObject([{ Properties: { gameIds: [expect.any(Number), expect.any(Number)] } }]);
  expect(gameIds).toEqual(componentsOf(sorted.page('regency', product, '/', now)));
});

test('a component with an unknown alias and unreadable games is served without games', () => {
  for (const games of ['5', 'null', '{ sort: luck }', '{}']) {
    const text = `path: /\ncomponents: [{alias: notYetInvented, games: ${games}}]`;
    const served = componentsOf(serviceOf({ 'all-brands/pages/home.yaml': text }).page('regency', product, '/', now));
    expect(served).toMatchObject([{ Alias: 'notYetInvented' }]);
  }
});
