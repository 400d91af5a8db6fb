import { fileURLToPath } from 'node:url';
import { brands, themeOfProduct } from '@foyer/brands/brands';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { ownContentFolder, readContentFolder } from '../services/content/contentFiles.ts';
import { checkContent } from './checkContent.ts';
import { contentReportText } from './contentReportText.ts';
import { contentRules } from './contentRules.ts';

const catalogue = createCatalogue(600);
const broken = await readContentFolder(fileURLToPath(new URL('broken-content', import.meta.url)));
const own = await readContentFolder(ownContentFolder);
const sandboxContext = {
  brands,
  coloursOf: ({ productId }: { productId: number }) => themeOfProduct(productId).colours,
  catalogue,
  now: Date.UTC(2026, 10, 20),
};
const check = (texts: ReadonlyMap<string, string>, others: Partial<typeof sandboxContext> = {}) =>
  checkContent({ texts, ...sandboxContext, ...others });

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
    'endangersClause the page /complaints has no complaints; this endangers MT6 (Player Protection Regulations 13 and 14; Directive 5 of 2018)',
    'endangersClause the page /complaints has no complaints; this endangers ON15 (Standards 1.15, 1.16; iGaming Ontario service standards)',
    'endangersClause the page /complaints has no complaints; this endangers UK27 (LCCP SR 6.1.1)',
    'endangersClause the page /terms has no customerFunds; this endangers UK25 (LC 4.2.1)',
    'endangersClause the page /terms has no termsText; this endangers MT7 (Directive 2 of 2018)',
    'endangersClause the page /terms has no termsText; this endangers ON16 (iGaming Ontario operating agreement)',
    'endangersClause the page /terms has no termsText; this endangers UK28 (LC 7.1.1)',
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

const complaintsPage = 'all-brands/pages/complaints.yaml';
const ownTerms = 'all-brands/terms/2026-2.yaml';
const ukTerms = 'regency/markets/uk/pages/terms.yaml';

/** Messages about endangered clauses after a change of one file; null removes the file. */
function endangeredBy(path: string, change: ((text: string) => string) | null) {
  const changed = change?.(own.get(path) ?? '');
  expect(changed).not.toBe(own.get(path));
  const others = [...own].filter(([each]) => each !== path);
  // One brand has every regulator, and checks in a third of the time.
  const { findings } = check(new Map(changed === undefined ? others : [...others, [path, changed]]), {
    brands: brands.filter(({ id }) => id === 'regency'),
  });
  return findings.filter(({ rule }) => rule === 'endangersClause');
}
const marketsIn = (findings: ReturnType<typeof endangeredBy>) =>
  [
    ...new Set(findings.flatMap(({ places }) => places.map(({ market, culture }) => `${market} ${culture}`))),
  ].toSorted();
const everyMarket = ['ca en', 'ca zh', 'row en', 'row zh', 'row-zh en', 'row-zh zh', 'uk en', 'uk zh'];

test('UK27 ON15 MT6 a missing complaints page endangers a clause in every market and language', () => {
  const findings = endangeredBy(complaintsPage, null);
  expect(marketsIn(findings)).toEqual(expect.arrayContaining(everyMarket));
  expect(findings.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'the page /complaints has no complaints; this endangers UK27 (LCCP SR 6.1.1)',
      expect.stringContaining('this endangers ON15'),
      expect.stringContaining('this endangers MT6'),
    ]),
  );
});

test.each([
  [
    'no dispute body',
    (text: string) => text.replace(/\n {4}disputeBody: .*/, ''),
    'complaints does not name and link Example Gambling Adjudication',
  ],
  [
    'another dispute body',
    (text: string) => text.replace("Name: '{{disputeBodyName}}'", 'Name: Somebody'),
    'complaints does not name and link Example Gambling Adjudication',
  ],
  [
    'another time',
    (text: string) => text.replace("'{{decisionDays}}'", '12'),
    'complaints are decided within 12 days, not 56',
  ],
  [
    'no time of acknowledgement',
    (text: string) => text.replace(/\n {4}acknowledgementDays: .*/, ''),
    'complaints are acknowledged within no number of days, not 2',
  ],
  [
    'no statement that play is independent',
    (text: string) => text.replace(/\n {4}independence:\n.*\n.*/, ''),
    'complaints has no independence',
  ],
  [
    'too few steps',
    (text: string) => text.replace(/ {6}- heading: \{ en: Tell us(?:.*\n){4}/, ''),
    'complaints has 3 steps; 4 are needed, each with a text',
  ],
] as const)('UK27 complaints with %s endanger the clause', (_, change, message) => {
  expect(endangeredBy(complaintsPage, change)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        severity: 'error',
        message: `${message}; this endangers UK27 (LCCP SR 6.1.1)`,
        file: complaintsPage,
        places: expect.arrayContaining([{ brand: 'regency', market: 'uk', page: '/complaints', culture: 'en' }]),
      }),
    ]),
  );
});

test('UK27 complaints without a Chinese text endanger the clause in that language alone', () => {
  const findings = endangeredBy(complaintsPage, (text) => text.replace(/(independence:\n.*\n) {6}zh: .*\n/, '$1'));
  expect(findings.map(({ message }) => message)).toEqual(
    expect.arrayContaining(['complaints has texts without a Chinese version; this endangers UK27 (LCCP SR 6.1.1)']),
  );
  expect(marketsIn(findings)).toEqual(everyMarket.filter((place) => place.endsWith('zh')));
});

test.each([
  ['no version', null, 'version 2026-1 of the terms has no section “bonuses”'],
  [
    'no date',
    (text: string) => text.replace(/^date: .*\n/, ''),
    'version 2026-1 of the terms has no section “bonuses”',
  ],
  [
    'no differences',
    (text: string) => text.replace(/changes:\n(?: {2}.*\n)*/, ''),
    'version 2026-2 of the terms does not say what changed',
  ],
  [
    'no section on complaints',
    (text: string) => text.replace('key: complaints', 'key: other'),
    'version 2026-2 of the terms has no section “complaints”',
  ],
  [
    'a section without Chinese',
    (text: string) => text.replace(/(key: dormant(?:.*\n)+?) {6}zh: \|\n.*\n/, '$1'),
    'version 2026-2 of the terms has texts without a Chinese version',
  ],
] as const)('UK28 ON16 MT7 terms with %s endanger a clause in every market', (_, change, message) => {
  const findings = endangeredBy(ownTerms, change);
  expect(findings.map((finding) => finding.message)).toEqual(
    expect.arrayContaining([
      `${message}; this endangers UK28 (LC 7.1.1)`,
      `${message}; this endangers ON16 (iGaming Ontario operating agreement)`,
      `${message}; this endangers MT7 (Directive 2 of 2018)`,
    ]),
  );
});

test.each([
  ['missing', null, 'the page /terms has no customerFunds'],
  [
    'of another rating',
    (text: string) => text.replace("rating: '{{customerFundsRating}}'", 'rating: high'),
    'the rating of customer funds is “high”, not medium',
  ],
  ['without a text', (text: string) => text.replace(/\n {4}text: .*/, ''), 'customerFunds has no text'],
] as const)(
  'UK25 a statement on customer funds that is %s endangers the clause in Great Britain alone',
  (_, change, message) => {
    const findings = endangeredBy(ukTerms, change);
    expect(findings.map((finding) => finding.message)).toEqual([`${message}; this endangers UK25 (LC 4.2.1)`]);
    expect(marketsIn(findings)).toEqual(['uk en', 'uk zh']);
  },
);

test.each([
  ['/complaints', 'UK27 (LCCP SR 6.1.1)'],
  ['/terms', 'UK28 (LC 7.1.1)'],
])('UK27 UK28 a footer without a link to %s endangers %s', (path, clause) => {
  const findings = endangeredBy('all-brands/shared/footer.yaml', (text) =>
    text.replace(new RegExp(`\\n *- \\{ Url: ${path},.*`), ''),
  );
  expect(findings.map(({ message }) => message)).toContain(`no link leads to ${path}; this endangers ${clause}`);
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

test('every rule of files is covered by a planted fault', () => {
  // A document of a running web front end: checkDocuments.test.ts.
  const others = ['tooLarge', 'lowContrast', 'largeDocument'];
  const shown = new Set([...check(broken).findings.map(({ rule }) => rule), ...others]);
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
