import { fileURLToPath } from 'node:url';
import { brands, themeOfProduct } from '@foyer/brands/brands';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { createCatalogue } from '../../games/catalogue/catalogue.ts';
import { readContentFolder } from '../../services/content/contentFiles.ts';
import { checkContent } from './checkContent.ts';
import { ownContentFolder } from './contentReports.ts';
import { contentReportText } from './contentReportText.ts';
import { contentRules } from './contentRules.ts';

const catalogue = createCatalogue(600);
const broken = await readContentFolder(fileURLToPath(new URL('broken-content', import.meta.url)));
const own = await readContentFolder(ownContentFolder);
const platformContext = {
  brands,
  coloursOf: ({ productId }: { productId: number }) => themeOfProduct(productId).colours,
  catalogue,
  now: Date.UTC(2026, 10, 20),
};
const check = (texts: ReadonlyMap<string, string>, others: Partial<typeof platformContext> = {}) =>
  checkContent({ texts, ...platformContext, ...others });

/** Location and rule of each distinct finding, for example `all-brands/pages/help.yaml:3 emptyField`. */
const named = (report: ReturnType<typeof check>) =>
  [
    ...new Set(
      report.findings.map(({ file, line, rule, message }) =>
        file === null ? `${rule} ${message}` : `${file}:${line} ${rule}`,
      ),
    ),
  ].toSorted();

/** The three brands with content in English and Chinese. A new brand starts with one language. */
const ours = ['regency', 'aurora', 'pulse'];
/** The same brands with a Chinese rest-of-world market, which needs only a row in the market table. */
const inBothLanguages = brands.map((brand) => ({
  ...brand,
  markets: brand.markets.flatMap((market) =>
    ours.includes(brand.id) && market.isRow && !brand.markets.some(({ locale }) => locale === 'zh-CN')
      ? [
          market,
          { ...market, id: 'row-zh', locale: 'zh-CN', locales: ['zh-CN'], marketNodeId: market.marketNodeId + 1 },
        ]
      : [market],
  ),
}));

test('MK-12 the repository’s content has no findings in any market or language', () => {
  const report = check(own, { brands: inBothLanguages });
  expect(report.markets.filter(({ market }) => market === 'row-zh').map(({ brand }) => brand)).toEqual(
    expect.arrayContaining(ours),
  );
  expect(contentReportText(report)).toMatch(/^0 errors, 0 warnings in \d+ files and \d+ served pages\n$/);
  expect(report.files).toBe(own.size);
  expect(report.pages).toBeGreaterThan(90);
});

test('reports exactly the planted faults by file, line and rule', () => {
  const planted = [...broken].flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        (/# ✗ (.*)$/.exec(line)?.[1]?.split(' ') ?? []).map((rule) => `${path}:${at + 1} ${rule}`),
      ),
  );
  // These findings cannot carry a mark: they are inside a multi-line text or in a missing file.
  const unmarked = [
    'all-brands/pages/help.yaml:20 unsafeHtml',
    'missingNode there is no node countryRow',
    'missingPage there is no page /game/{id}',
  ];
  expect(planted.length).toBeGreaterThan(45);
  expect(named(check(broken))).toEqual([...new Set([...planted, ...unmarked])].toSorted());
});

test('an untranslated language is one warning with the number of its texts', () => {
  const english = [...own].map(
    ([path, text]) => [path, text.replaceAll(/, zh: (?:'[^']*'|[^}]*?)(?= \})/g, '')] as const,
  );
  const { findings } = check(new Map(english));
  const untranslated = findings.filter(({ rule }) => rule === 'untranslated');
  expect(untranslated).toEqual([
    {
      severity: 'warning',
      rule: 'untranslated',
      message: expect.stringMatching(
        /^\d{2,} texts in \d+ files have no Chinese text and show in English; the first is in \S+\.yaml:\d+$/,
      ),
      file: null,
      line: null,
      field: '',
      places: expect.arrayContaining([expect.objectContaining({ culture: 'zh', page: null })]),
    },
  ]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a finding lists all places where it shows, once', () => {
  const report = check(broken);
  const of = (file: string, line: number) =>
    report.findings.find((finding) => finding.file === file && finding.line === line);
  const heading = contentReportText(report).split('\n');
  expect(of('all-brands/pages/help.yaml', 21)?.places).toEqual([
    { brand: 'regency', market: 'row-zh', page: '/help', culture: 'zh' },
  ]);
  expect(of('all-brands/shared/header.yaml', 5)?.places.length).toBeGreaterThan(15);
  expect(of('all-brands/pages/lobby.yaml', 11)).toMatchObject({
    severity: 'warning',
    field: 'components.1.text',
    message: '“Come in.” has no Chinese text',
  });
  expect(heading).toEqual(
    expect.arrayContaining([
      'regency row-zh › /help (zh)',
      'every brand › /help, /',
      'regency uk › /help (en)',
      'nobody › /',
    ]),
  );
});

test('names the clause that a changed footer endangers in each market', () => {
  const path = 'all-brands/shared/footer.yaml';
  const footer = own.get(path) ?? '';
  const messages = (text: string, changed = path) => {
    const { findings } = check(new Map([...own, [changed, text]]));
    const endangered = findings.filter(({ rule }) => rule === 'endangersClause');
    return [...new Set(endangered.map(({ message, file }) => `${file}: ${message}`))].toSorted();
  };
  expect(messages(footer)).toEqual([]);
  const aged = (clause: string, age: number) => `${path}: the age mark is "21+", not ${age}+; this endangers ${clause}`;
  expect(messages(footer.replace("'{{minimumAge}}+'", '21+'))).toEqual([
    aged('MT1 (Directive 2 of 2018)', 18),
    aged('UK18 (LC 17.1.1)', 18),
    aged('ON14 (iGaming Ontario operating agreement)', 19),
  ]);
  expect(messages(footer.replace(/^.*helpLineUrl.*\n/m, ''))).toEqual([
    `${path}: the footer does not name and link ConnexOntario; this endangers ON2 (Standard 2.09)`,
    `${path}: the footer does not name and link GamCare; this endangers UK20 (LCCP SR 3.5.3, 3.5.5, ordinary code 3.5.4)`,
    `${path}: the footer does not name and link Gambling Therapy; this endangers MT1 (Directive 2 of 2018)`,
  ]);
  expect(messages(footer.replace(/^.*my-play.*\n/m, ''))).toEqual([
    `${path}: no link leads to /responsible-gaming#my-play; this endangers MT1 (Directive 2 of 2018)`,
    `${path}: no link leads to /responsible-gaming#my-play; this endangers ON7 (Standard 2.23)`,
    `${path}: no link leads to /responsible-gaming#my-play; this endangers UK13 (RTS 12C)`,
  ]);
  const british = 'regency/markets/uk/shared/footer.yaml';
  expect(messages((own.get(british) ?? '').replaceAll('Gambling Commission', 'nobody'), british)).toEqual([
    `${british}: the licence text does not name Gambling Commission; this endangers UK19 (LC 8.1.1)`,
  ]);
});

test('reports oversized pages, unreadable themes and misplaced files', () => {
  const big = `path: /big\ntitle: { en: Big, zh: 大 }\ndescription: { en: Big., zh: 大。 }\ncomponents:\n  - shared: header\n  - alias: richText\n    loginState: [Logged-In, Logged-Out]\n    html: { en: '<p>${'long '.repeat(14_000)}</p>', zh: <p>长</p> }\n  - shared: footer\n`;
  expect(named(check(new Map([...own, ['all-brands/pages/big.yaml', big], ['regency/notes.yaml', 'a: 1']])))).toEqual([
    'all-brands/pages/big.yaml:1 tooLarge',
    'regency/notes.yaml:1 unreadable',
  ]);
  const grey = check(own, {
    coloursOf: ({ productId }) => ({ ...themeOfProduct(productId).colours, muted: '#333333' }),
  });
  expect(grey.findings.map(({ rule, places }) => [rule, places[0]?.brand])).toEqual([
    ['lowContrast', 'regency'],
    ['lowContrast', 'aurora'],
    ['lowContrast', 'pulse'],
  ]);
});

test('every rule is covered by a planted fault', () => {
  const shown = new Set([...check(broken).findings.map(({ rule }) => rule), 'tooLarge', 'lowContrast']);
  expect(Object.keys(contentRules).filter((rule) => !shown.has(rule as keyof typeof contentRules))).toEqual([]);
});

const names = [
  'path',
  'title',
  'components',
  'alias',
  'key',
  'games',
  'html',
  'heading',
  'en',
  'zh',
  'properties',
  'children',
  'name',
  'shared',
  'after',
  'without',
  'textFile',
  'filter',
  'columns',
  '__proto__',
  'lastUpdatedDate',
  'ImageUrl',
];
const words = [
  '/',
  '/game/{id}',
  'hero',
  'footer',
  'richText',
  'gamesGridComponent',
  'gameCategory',
  'gamesFolder',
  '{{nothing}}',
  '<p onclick=x',
  '<script',
  'Diamond Hour',
  '',
];
const anything = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(...words),
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 6 }),
  ),
})).value;
const paths = [...own.keys()];

test('checkContent handles any file content', () => {
  const asYaml = anything.map((value) => stringify(value));
  const cut = fc.tuple(fc.constantFrom(...paths), fc.nat(), fc.nat(), fc.string()).map(([path, from, length, put]) => {
    const text = own.get(path) ?? '';
    const at = from % text.length;
    return text.slice(0, at) + put + text.slice(at + (length % 40));
  });
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.oneof(asYaml, cut, fc.string()), (path, text) => {
      const report = check(new Map([...broken, [path, text]]));
      expect(report.files).toBeGreaterThan(10);
      expect(contentReportText(report)).toMatch(/errors?, \d+ warnings?/);
      expect(report.findings.filter(({ message }) => message.startsWith('could not be checked'))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('reports a sub-category below itself with file and line', () => {
  const path = 'pulse/nodes/product/gamesFolder.yaml';
  const text = (own.get(path) ?? '').replace(/^children:$/m, 'children: &all').concat('        children: *all\n');
  const { findings } = check(new Map([...own, [path, text]]));
  expect(findings.map(({ file, line, rule, message }) => ({ file, line, rule, message }))).toEqual([
    {
      file: path,
      line: text.trimEnd().split('\n').length,
      rule: 'unreadable',
      message: '“*all” refers to something that it is a part of',
    },
  ]);
});

test('reports deep nesting, recursive anchors and keys that are not text as unreadable', () => {
  const malformed = [
    '['.repeat(20_000),
    `${'{a: '.repeat(3000)}1${'}'.repeat(3000)}`,
    'a: &x [*x]',
    'a: &a [1,1]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c]',
    '? [1, 2]\n: 3',
    '\u0000',
    '---\npath: /a\n---\npath: /b',
  ];
  for (const text of malformed) {
    const report = check(new Map([['regency/pages/strange.yaml', text]]));
    expect(report.findings.filter(({ file }) => file === 'regency/pages/strange.yaml').length).toBeGreaterThan(0);
  }
});

const filesWithBraces = [...own].filter(([, text]) => / \} \}$/m.test(text)).map(([path]) => path);

test.each(filesWithBraces)('reports one missing brace in %s as one error with file and line', (path) => {
  const lines = (own.get(path) ?? '').split('\n');
  const at = lines.findIndex((line) => line.endsWith(' } }'));
  const text = lines.map((line, place) => (place === at ? line.slice(0, -2) : line)).join('\n');
  const { findings } = check(new Map([...own, [path, text]]));
  expect(findings.map(({ file, line, message }) => ({ file, line, message }))).toEqual([
    { file: path, line: at + 1, message: 'a { or [ that is opened here is not closed' },
  ]);
});
