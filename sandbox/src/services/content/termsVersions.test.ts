import { brands } from '@foyer/brands/brands';
import { complaintsProperties, customerFundsProperties, termsTextProperties } from '@foyer/contract/blocks';
import { cultures, languages } from '@foyer/contract/languages';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type ContentFile, ownContentFolder, readContentFile, readContentFolder } from './contentFiles.ts';
import { nodesOfAlias } from './contentNodes.ts';
import { createContentService } from './contentService.ts';
import { createGameSelection } from './gameSelection.ts';
import { termsWithBoundary } from './termsVersions.ts';

const [uk, ontario] = [1101, 1102];
const march = Date.UTC(2026, 2, 10);

function filesOf(texts: Iterable<readonly [string, string]>): ContentFile[] {
  return [...texts].map(([path, text]) => {
    const file = readContentFile(path, text);
    if ('problem' in file) throw new Error(`${path}: ${file.problem}`);
    return file;
  });
}
const serviceOf = (files: readonly ContentFile[]) =>
  createContentService({
    brands,
    files: () => files,
    selection: createGameSelection(createCatalogue(64)),
    gameCount: 2140,
  });

const invented: Readonly<Record<string, string>> = {
  'all-brands/pages/terms.yaml': 'path: /terms\ncomponents: [{alias: termsText, heading: Terms}]',
  'all-brands/pages/terms-version.yaml': 'path: /terms/{version}\ntitle: Version\ncomponents: [{alias: termsText}]',
  'all-brands/nodes/market/termsAndConditions.yaml':
    'alias: termsAndConditions\nname: Terms\nproperties: {title: Terms, lastUpdatedDateId: 10}',
  'all-brands/terms/2026-1.yaml':
    "date: '2026-01-10T00:00:00Z'\nchanges: [First]\nsections: [{key: who, heading: Who, html: <p>All</p>}, {key: law, heading: Law, html: <p>Ours</p>}]",
  'all-brands/terms/2026-2.yaml':
    "date: '2026-03-01T00:00:00Z'\nchanges: [{en: Age, zh: 年龄}]\nsections: [{key: who, heading: {en: Who, zh: 谁}, html: 'Over {{minimumAge}}'}, {key: law, heading: Law, html: <p>Ours</p>}]",
  'all-brands/terms/2026-3.yaml':
    "date: '2026-05-01T00:00:00Z'\nsections: [{key: who, heading: Who, html: <p>Few</p>}]",
  'regency/markets/uk/terms/2026-2.yaml':
    'sections: [{key: law, html: <p>British</p>}, {key: bodies, after: who, heading: Bodies, html: <p>One</p>}]',
};
const service = serviceOf(filesOf(Object.entries(invented)));
const termsText = (nodeId: number, path: string, now = march, culture?: 'zh') =>
  service
    .page('regency', nodeId, path, now, culture)
    ?.Properties.components.map((component) => (component as { Properties: unknown }).Properties)[0];

test('UK28 the terms page shows the version in force, with the sections that the market changed or added', () => {
  expect(termsText(uk, '/terms')).toEqual({
    heading: 'Terms',
    version: '2026-2',
    date: '2026-03-01T00:00:00.000Z',
    standing: 'current',
    until: '2026-05-01T00:00:00.000Z',
    changes: ['Age'],
    sections: [
      { heading: '1. Who', html: 'Over 18', anchor: 'who' },
      { heading: '2. Bodies', html: '<p>One</p>', anchor: 'bodies' },
      { heading: '3. Law', html: '<p>British</p>', anchor: 'law' },
    ],
    versions: [
      { version: '2026-3', date: '2026-05-01T00:00:00.000Z', changes: [], Url: '/terms/2026-3' },
      { version: '2026-1', date: '2026-01-10T00:00:00.000Z', changes: ['First'], Url: '/terms/2026-1' },
    ],
  });
  expect(termsText(ontario, '/terms', march, 'zh')).toMatchObject({
    changes: ['年龄'],
    sections: [{ heading: '1. 谁', html: 'Over 19' }, { html: '<p>Ours</p>' }],
  });
});

test.each([
  ['2026-1', 'earlier', '<p>All</p>'],
  ['2026-2', 'current', 'Over 18'],
  ['2026-3', 'upcoming', '<p>Few</p>'],
])('UK28 version %s has a page of its own and is %s in March', (version, standing, html) => {
  expect(termsText(uk, `/terms/${version}`)).toMatchObject({
    version,
    standing,
    sections: expect.arrayContaining([expect.objectContaining({ html })]),
  });
  expect(service.pages('regency')?.map(({ Path }) => Path)).toContain(`/terms/${version}`);
});

test('UK28 a version applies from the millisecond of its date', () => {
  const date = Date.UTC(2026, 4, 1);
  const versionAt = (now: number) => service.termsInForce('regency', 'uk', now)?.version;
  expect([versionAt(date - 1), versionAt(date), versionAt(0)]).toEqual(['2026-2', '2026-3', undefined]);
  expect(service.termsInForce('regency', 'uk', date)?.from).toBe(date);
});

test('UK28 the node of the terms names the version in force and lists every version without its text', () => {
  const [node] = nodesOfAlias(service.node(uk, undefined, march) ?? expect.fail('no node'), 'termsAndConditions');
  expect(node?.Properties).toEqual({
    title: 'Terms',
    lastUpdatedDateId: 10,
    version: '2026-2',
    html: '<h3>1. Who</h3>\nOver 18\n<h3>2. Bodies</h3>\n<p>One</p>\n<h3>3. Law</h3>\n<p>British</p>',
    changes: ['Age'],
    lastUpdatedDate: '2026-03-01T00:00:00.000Z',
    lastUpdatedDateMalta: '2026-03-01T00:00:00.000Z',
  });
  expect(node?.Children.map(({ Alias, Properties }) => [Alias, Properties['version'], Properties['path']])).toEqual([
    ['termsVersion', '2026-3', '/terms/2026-3'],
    ['termsVersion', '2026-2', '/terms/2026-2'],
    ['termsVersion', '2026-1', '/terms/2026-1'],
  ]);
});

test('terms without versions keep what the editors wrote in page and node', () => {
  const plain = serviceOf(
    filesOf(
      Object.entries({
        ...invented,
        'all-brands/nodes/market/termsAndConditions.yaml':
          "alias: termsAndConditions\nname: Terms\nproperties: {html: <p>Short</p>, lastUpdatedDate: '2026-01-01'}",
      }).filter(([path]) => !path.includes('/terms/')),
    ),
  );
  expect(plain.termsInForce('regency', 'uk', march)).toBeNull();
  expect(plain.page('regency', uk, '/terms', march)?.Properties.components).toEqual([
    { Alias: 'termsText', Properties: { heading: 'Terms' } },
  ]);
  const [node] = nodesOfAlias(plain.node(uk, undefined, march) ?? expect.fail('no node'), 'termsAndConditions');
  expect([node?.Properties, node?.Children]).toEqual([{ html: '<p>Short</p>', lastUpdatedDate: '2026-01-01' }, []]);
});

test('UK28 the web hears of a version when it begins to apply, and once', () => {
  const files = filesOf(Object.entries(invented));
  const names = (since: number, until: number) => termsWithBoundary(files, since, until).map(({ name }) => name);
  const date = Date.UTC(2026, 4, 1);
  expect([names(date - 1, date), names(date, date + 1), names(0, date - 1)]).toEqual([
    ['2026-3'],
    [],
    ['2026-1', '2026-2'],
  ]);
});

test.each([
  ['a date that does not exist', "date: '2026-02-31T00:00:00Z'"],
  ['a section twice', 'sections: [{key: a}, {key: a}]'],
  ['an unknown fact', "sections: [{key: a, heading: A, html: '{{moon}}'}]"],
  ['an unknown field', 'datum: x'],
])('a version with %s is refused', (_, text) => {
  expect(readContentFile('all-brands/terms/2026-4.yaml', text)).toEqual({ problem: expect.any(String) });
});

const own = serviceOf(filesOf(await readContentFolder(ownContentFolder)));
const now = Date.UTC(2026, 10, 28);
const places = brands.flatMap((brand) =>
  brand.markets.flatMap((market) =>
    cultures.map((culture) => ({ brand, market, culture, id: `${brand.id} ${market.id}` })),
  ),
);

test.each(places)(
  'UK27 ON15 MT6 $id has complaints with its times and dispute body in $culture',
  ({ brand, market, culture }) => {
    const page = own.page(brand.id, market.marketNodeId, '/complaints', now, culture);
    const found = page?.Properties.components.find((one) => (one as { Alias: string }).Alias === 'complaints');
    const complaints = v.parse(complaintsProperties, (found as { Properties: unknown }).Properties);
    const { acknowledgementDays, decisionDays, disputeBody } = market.rules.complaints;
    expect(complaints).toMatchObject({
      acknowledgementDays,
      decisionDays,
      disputeBody: { Name: disputeBody.name, Url: disputeBody.url },
    });
    const words = [
      complaints.text,
      complaints.afterwards,
      complaints.independence,
      ...(complaints.steps ?? []).map(({ html }) => html),
    ];
    expect(words).toHaveLength(7);
    for (const text of words) expect(/\p{Script=Han}/u.test(text ?? '')).toBe(languages[culture].script === 'han');
  },
);

test.each(places)(
  'UK28 ON16 MT7 $id has terms with version, date and changes in $culture',
  ({ brand, market, culture }) => {
    const page = own.page(brand.id, market.marketNodeId, '/terms', now, culture);
    const read = page?.Properties.components.map((one) => one as { Alias: string; Properties: unknown });
    const terms = v.parse(termsTextProperties, read?.find(({ Alias }) => Alias === 'termsText')?.Properties);
    expect(terms).toMatchObject({ version: '2026-2', date: '2026-11-02T00:00:00.000Z', standing: 'current' });
    expect(terms.sections?.map(({ anchor }) => anchor)).toEqual([
      'about',
      'eligibility',
      'account',
      'identity',
      'money',
      'bonuses',
      'games',
      'errors',
      'limits',
      'dormant',
      'complaints',
      'customer-funds',
      'privacy',
      'changes',
      'law',
    ]);
    for (const text of [
      ...(terms.changes ?? []),
      ...(terms.sections ?? []).flatMap(({ heading, html }) => [heading, html]),
    ])
      expect(/\p{Script=Han}/u.test(text)).toBe(languages[culture].script === 'han');
    const funds = read?.find(({ Alias }) => Alias === 'customerFunds');
    expect(funds === undefined ? null : v.parse(customerFundsProperties, funds.Properties).rating).toBe(
      market.rules.customerFunds,
    );
  },
);
