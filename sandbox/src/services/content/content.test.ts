import { fileURLToPath } from 'node:url';
import { brands } from '@foyer/brands/brands';
import { contentBlocks } from '@foyer/contract/blocks';
import { blogCategoryProperties, blogPostProperties, contentComponent, contentPage } from '@foyer/contract/content';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { gameThemes } from '@foyer/games/catalogue/gameArt';
import { providers } from '@foyer/games/catalogue/providers';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { blogPictures } from '../../blog-pictures/blogPictures.ts';
import { isCategoryIcon } from './categoryIcons.ts';
import type { ContentFile } from './contentFiles.ts';
import { readContentFile, readContentFolder } from './contentFiles.ts';
import { createContentService } from './contentService.ts';
import { type GameRule, gameRule } from './gameRule.ts';
import { createGameSelection } from './gameSelection.ts';
import { isTextByCulture } from './localText.ts';

const now = Date.UTC(2026, 10, 20);
const catalogue = createCatalogue(600);
const selection = createGameSelection(catalogue);
const files = new Map<string, ContentFile>();
const problems: string[] = [];
const content = createContentService({
  brands,
  files: () => [...files.values()],
  selection,
  gameCount: catalogue.all.length,
});

beforeAll(async () => {
  for (const [path, text] of await readContentFolder(fileURLToPath(new URL('../../../content', import.meta.url)))) {
    const file = readContentFile(path, text);
    if ('problem' in file) problems.push(`${path}: ${file.problem}`);
    else files.set(path, file);
  }
});

/** Every value in a file with the name of its property. List items carry the name of the list. */
function valuesOf(value: unknown, name = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null || isTextByCulture(value)) return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((item) => [...valuesOf(item, name)]);
  return Object.entries(value).flatMap(([key, part]) => valuesOf(part, key));
}

const textNames = [
  'title',
  'description',
  'keywords',
  'heading',
  'text',
  'reason',
  'note',
  'Name',
  'name',
  'html',
  'terms',
  'licenceText',
  'sandboxText',
  'placeholder',
  'ShortName',
  'summary',
  'author',
  'heroImageAlt',
  'categoryName',
  'latestSectionHeader',
  'featuredPostsHeader',
  'allText',
];
const nodes = () =>
  brands.flatMap((brand) =>
    [null, ...brand.markets].map((market) => ({ brand, market, nodeId: market?.marketNodeId ?? brand.productNodeId })),
  );
const pathsOf = (brandId: string) => (content.pages(brandId) ?? []).map((page) => page.Path);

test('every content file is readable', () => {
  expect(problems).toEqual([]);
  expect(files.size).toBeGreaterThan(40);
});

test('every text of the three brands exists in English and Chinese', () => {
  const missing: string[] = [];
  let seen = 0;
  for (const [path, { place, kind, value }] of files) {
    if (!/^(?:all-brands|regency|aurora|pulse)(?:\/|$)/.test(place)) continue;
    for (const [name, text] of valuesOf(kind === 'text' ? { text: value } : value)) {
      const isOnlyFact = typeof text === 'string' && /^\{\{\w+\}\}$/.test(text);
      if (!textNames.includes(name) || isOnlyFact || !(typeof text === 'string' || isTextByCulture(text))) continue;
      seen += 1;
      const { en = '', zh = '' } = isTextByCulture(text) ? text : {};
      if (en.trim() === '' || !/\p{Script=Han}/u.test(zh)) missing.push(`${path} ${name}: ${JSON.stringify(text)}`);
      if (/\p{Script=Han}/u.test(en)) missing.push(`${path} ${name}: Chinese under en`);
    }
  }
  expect(missing).toEqual([]);
  expect(seen).toBeGreaterThan(350);
});

describe.each([
  '/',
  '/promotions',
  '/terms',
  '/responsible-gaming',
  '/help',
  '/accessibility',
  '/credits',
  '/all-games',
  '/new',
  '/live',
  '/jackpots',
  '/game/{id}',
])('page %s', (path) => {
  test.each(
    nodes().map(({ brand, market, nodeId }) => [`${brand.id} ${market?.id ?? 'product'}`, brand, nodeId] as const),
  )('%s', (_, brand, nodeId) => {
    const page = v.parse(contentPage, content.page(brand.id, nodeId, path, now));
    const { title, description, keywords, applicationName, robots, canonicalUrl } = page.Properties;
    for (const text of [title, description, keywords, applicationName]) expect(text).toMatch(/\S{2}/);
    expect([robots, canonicalUrl]).toEqual([undefined, undefined]);
    const components = v.parse(v.array(contentComponent), page.Properties.components);
    expect([components[0]?.Alias, components.at(-1)?.Alias]).toEqual(['header', 'footer']);
    for (const { Alias, Properties } of components) {
      const block = contentBlocks[Alias as keyof typeof contentBlocks];
      expect(v.safeParse(block, Properties).issues).toBeUndefined();
      // Editors explain the games that they picked; the web explains those that a rule selects.
      if (Alias.toLowerCase().endsWith('gamesgridcomponent')) expect(Properties['heading']).toMatch(/\S/);
      if (Alias === 'gamesGridComponent') expect(Properties['reason']).toMatch(/\S/);
      if (Alias === 'filteredGamesGridComponent') expect(Properties['reason']).toBeUndefined();
    }
    expect(JSON.stringify(page)).not.toMatch(/\{\{|textFile|FONTS/);
  });
});

describe('BL-01 the blog', () => {
  const blogOf = (nodeId: number) =>
    content.node(nodeId, 'en', now)?.Children.filter(({ Alias }) => Alias === 'blogCategory') ?? [];

  test('every market has three categories of at least four posts, and each brand its own posts', () => {
    for (const { nodeId } of nodes()) {
      expect(blogOf(nodeId).map(({ Children }) => Children.length >= 4)).toEqual([true, true, true]);
    }
    // A new brand starts with the shared posts.
    const ownPosts = ['regency', 'aurora', 'pulse'].map(
      (id) => [...files.values()].filter(({ kind, place }) => kind === 'blogPost' && place.startsWith(id)).length,
    );
    expect(Math.min(...ownPosts)).toBeGreaterThan(0);
    expect([...files.values()].filter(({ kind }) => kind === 'blogPost').length).toBeGreaterThanOrEqual(12);
  });

  test('every category and post has a page, a valid date and existing pictures', async () => {
    const pictures = blogPictures();
    for (const { brand, nodeId } of nodes()) {
      for (const category of blogOf(nodeId)) {
        v.parse(blogCategoryProperties, category.Properties);
        expect(content.page(brand.id, nodeId, String(category.Properties['path']), now)?.Properties.title).toContain(
          brand.name,
        );
        expect(category.Properties['menuImage']).toSatisfy(isCategoryIcon);
        for (const post of category.Children) {
          const {
            path = '',
            dateCreated = '',
            heroImage = '',
            heroImageAlt,
          } = v.parse(blogPostProperties, post.Properties);
          const page = content.page(brand.id, nodeId, path, now);
          expect([page?.Properties.canonicalUrl, page?.Properties.description]).toEqual([
            path,
            expect.stringMatching(/\S{2}/),
          ]);
          expect(JSON.stringify(page)).not.toMatch(/\{\{/);
          const [day, month, year] = dateCreated.split('-').map(Number);
          expect(new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).toISOString()).toContain(
            dateCreated.split('-').toReversed().join('-'),
          );
          expect(heroImageAlt).toMatch(/\S{2}/);
          expect((await pictures.request(heroImage)).status).toBe(200);
        }
      }
    }
  });

  test('page templates and unknown posts cannot be requested', () => {
    for (const path of ['/blog/{category}', '/blog/{category}/{post}', '/blog/guides/nothing', '/blog/nothing'])
      expect(content.page('regency', 1101, path, now)).toBeNull();
    expect(pathsOf('regency').filter((path) => path.includes('{') && path !== '/game/{id}')).toEqual([]);
  });
});

test('every link leads to an existing page, an https address, a mailbox or a dialog', () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const { brand, nodeId } of nodes()) {
    const known = pathsOf(brand.id);
    const values = [
      ...known.map((path) => content.page(brand.id, nodeId, path, now)),
      content.node(nodeId, 'en', now),
    ].flatMap((one) => valuesOf(one));
    const links = values.flatMap(([name, value]) => {
      if (typeof value !== 'string') return [];
      if (name === 'html') return [...value.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url);
      return /url$/i.test(name) && !/imageurl$/i.test(name) ? [value] : [];
    });
    for (const link of links) {
      seen += 1;
      const isRight =
        known.includes(link.split('#')[0] ?? '') ||
        ['https:', 'mailto:'].includes(URL.parse(link)?.protocol ?? '') ||
        ['#login', '#register'].includes(link);
      if (!isRight) wrong.push(`${brand.id} ${nodeId}: ${link}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(300);
});

test('every studio and theme of the catalogue has a page', () => {
  const selected = (group: 'studio' | 'theme') =>
    [...files.values()].flatMap((file) =>
      file.kind === 'gameGroup' && file.group === group ? [file.value.select] : [],
    );
  expect(selected('studio').toSorted()).toEqual(providers.map(({ name }) => name).toSorted());
  expect(selected('theme').toSorted()).toEqual(gameThemes.toSorted());
});

test('every named game exists, and every rule outside jackpots selects games', () => {
  const rules: [string, GameRule][] = [];
  const collect = (path: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (name === 'games' && part !== null) rules.push([path, v.parse(gameRule, part)]);
      else collect(path, part);
    }
  };
  for (const [path, { value }] of files) collect(path, value);
  expect(rules.length).toBeGreaterThan(40);
  expect(rules.flatMap(([path, rule]) => selection.unknown(rule, now).map((game) => `${path}: ${game}`))).toEqual([]);
  const empty = rules.filter(([, rule]) => selection.ids(rule, now).length === 0);
  expect(empty.filter(([, rule]) => !JSON.stringify(rule).includes('"jackpot"'))).toEqual([]);
});

test('the lobby has at least six rows with headings, and one ranked top ten', () => {
  for (const { brand, nodeId } of nodes()) {
    const components = v.parse(
      v.array(contentComponent),
      content.page(brand.id, nodeId, '/', now)?.Properties.components,
    );
    const rows = components.filter(({ Alias }) => Alias.toLowerCase().endsWith('gamesgridcomponent'));
    expect(rows.length).toBeGreaterThanOrEqual(6);
    for (const { Properties } of rows) expect(Properties.heading).toMatch(/\S/);
    expect(
      rows.filter(({ Properties }) => Properties.variant === 'ranked').map(({ Properties }) => Properties.limit),
    ).toEqual([10]);
    const heroes = components.filter(({ Alias }) => Alias === 'hero');
    expect(heroes.map(({ Properties }) => Properties.loginState)).toEqual([['Logged-Out'], ['Logged-In']]);
  }
});

test('every page shows its market’s age mark and the play-money notice', () => {
  for (const { brand, market, nodeId } of nodes()) {
    for (const path of pathsOf(brand.id)) {
      const components = v.parse(
        v.array(contentComponent),
        content.page(brand.id, nodeId, path, now)?.Properties.components,
      );
      const { ageMark, licenceText } = v.parse(contentBlocks.footer, components.at(-1)?.Properties);
      expect(ageMark).toBe(`${market?.rules.minimumAge ?? 18}+`);
      expect(licenceText).toMatch(/play-money demonstration|游戏币/);
      expect(licenceText).not.toMatch(/is licensed|account number/);
    }
  }
});

test('UK13 the player’s home page and every footer link to the deposit limit', () => {
  const limits = '/responsible-gaming#my-play';
  for (const { brand, nodeId } of nodes()) {
    const home = v.parse(v.array(contentComponent), content.page(brand.id, nodeId, '/', now)?.Properties.components);
    const heroes = home
      .filter(({ Alias }) => Alias === 'hero')
      .map(({ Properties }) => v.parse(contentBlocks.hero, Properties));
    expect(heroes.find(({ variant }) => variant === 'player')?.secondaryAction).toEqual({
      Url: limits,
      Name: expect.stringMatching(/^Deposit limit|^存款限额/),
    });
    const { columns } = v.parse(contentBlocks.footer, home.at(-1)?.Properties);
    expect(columns?.flatMap(({ links }) => links).map(({ Url }) => Url)).toEqual(
      expect.arrayContaining([limits, '/help#contact']),
    );
  }
});

test('ON2 every Ontario page has ConnexOntario’s name, address and number in its footer', () => {
  const ontario = nodes().filter(({ market }) => market?.countryIso2Code === 'CA');
  expect(ontario).toHaveLength(1);
  for (const { brand, nodeId } of ontario) {
    for (const path of pathsOf(brand.id)) {
      const components = v.parse(
        v.array(contentComponent),
        content.page(brand.id, nodeId, path, now)?.Properties.components,
      );
      const { columns, sandboxText } = v.parse(contentBlocks.footer, components.at(-1)?.Properties);
      expect(sandboxText).toMatch(/ConnexOntario offers free and confidential help: 1-866-531-2600/);
      expect(columns?.flatMap(({ links }) => links)).toEqual(
        expect.arrayContaining([
          { Url: 'https://www.connexontario.ca', Name: 'Free help: ConnexOntario 1-866-531-2600', Informs: true },
        ]),
      );
    }
  }
});

test('HI-03 every market has the five compliance links with Url and Name', () => {
  for (const { nodeId } of nodes()) {
    const found = content.node(nodeId, 'en', now)?.Children.filter(({ Alias }) => Alias === 'complianceUrls') ?? [];
    expect(found.map(({ Properties }) => Object.keys(Properties))).toEqual([
      ['transactionHistory', 'responsibleGaming', 'playerProtection', 'help', 'gameHistory'],
    ]);
    for (const one of Object.values(found[0]?.Properties ?? {}))
      expect(one).toEqual({ Url: expect.stringMatching(/^(\/|https:)/), Name: expect.stringMatching(/\S/) });
  }
});
