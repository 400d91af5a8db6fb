import { describe, expect, test } from 'vitest';
import { readContentFile } from './contentFiles.ts';

const problemOf = (path: string, text: string) => {
  const file = readContentFile(path, text);
  return 'problem' in file ? file.problem : null;
};
const page = (components: string) => `path: /x\ncomponents:\n${components}`;

describe('readContentFile reports a problem', () => {
  test.each([
    ['invalid YAML', page('  - alias: [hero'), /flow/i],
    ['an empty file', '', /object/i],
    ['a missing path', 'title: X', /path/],
    ['a path with a query', 'path: /x?y=1', /path/],
    ['a path with a percent sign', 'path: /100%', /no path of a page/],
    ['a path that ends with a slash', 'path: /x/', /no path of a page/],
    ['a canonical address outside the site', 'path: /x\ncanonicalUrl: //evil', /canonicalUrl/],
    ['an unknown line', 'path: /x\ncolour: red', /colour/],
    ['a component without an alias', page('  - heading: X'), /alias/],
    ['an unknown property', page('  - { alias: hero, headline: X }'), /hero has no property "headline"/],
    ['a value of the wrong kind', page('  - { alias: filteredGamesGridComponent, limit: many }'), /limit/],
    ['games in a component without games', page('  - { alias: footer, games: [1] }'), /footer holds no games/],
    ['an unknown rule', page('  - { alias: gamesGridComponent, games: { sort: luck } }'), /games/],
    ['a repeated key', page('  - alias: hero\n  - alias: hero'), /key "hero"/],
    [
      'properties of a shared component',
      page('  - { shared: header, heading: X }'),
      /shared "header" takes no properties/,
    ],
    ['an unknown placeholder', page("  - { alias: hero, heading: 'At {{houseName}}' }"), /no fact "{{houseName}}"/],
    ['an unsupported language', page('  - { alias: hero, heading: { en: X, de: Y } }'), /heading/],
  ])('for %s', (_, text, problem) => {
    expect(problemOf('regency/pages/x.yaml', text)).toMatch(problem);
  });

  test('when a sub-category has no type, keys repeat or the folder is unknown', () => {
    const child = '{ alias: gameSubCategory, name: X, properties: { ShortName: X } }';
    expect(
      problemOf('pulse/nodes/product/gamesFolder.yaml', `alias: gamesFolder\nname: G\nchildren: [${child}]`),
    ).toMatch(/SubCategoryType/);
    expect(
      problemOf(
        'pulse/nodes/product/x.yaml',
        'alias: x\nname: X\nchildren: [{alias: y, name: Y}, {alias: y, name: Z}]',
      ),
    ).toMatch(/key "y"/);
    expect(problemOf('pulse/drafts/x.yaml', 'path: /x')).toMatch(/no content belongs/);
    expect(problemOf('pulse/shared/x.yaml', 'alias: footer\nlinks: []')).toMatch(/no property "links"/);
  });
});

test('keeps components with an unknown alias unchanged', () => {
  expect(readContentFile('pulse/pages/x.yaml', page('  - { alias: blogSection, posts: 4 }'))).toMatchObject({
    value: { entries: [{ key: 'blogSection', alias: 'blogSection', properties: { posts: 4 } }] },
  });
});

const folder = (sub: string) => `alias: gamesFolder
name: Games
children:
  - alias: gameCategory
    name: Slots
    properties: { GameCategoryType: Standard, Slug: slots }
    children: &subs
      - alias: gameSubCategory
        name: Fruits
        properties: { ShortName: Fruits, SubCategoryType: Standard }
${sub}`;

test('reports a sub-category below itself with its line', () => {
  expect(problemOf('pulse/nodes/product/gamesFolder.yaml', folder('        children: *subs'))).toBe(
    '“*subs” refers to something that it is a part of, at line 11',
  );
  expect(
    problemOf('pulse/pages/x.yaml', 'path: /x\ncomponents: &all\n  - { alias: richText, loginState: *all }'),
  ).toMatch(/“\*all” refers .* line 3/);
  expect(problemOf('pulse/nodes/product/gamesFolder.yaml', folder('        games: [1]'))).toBeNull();
});

test.each([
  ['brackets', '['.repeat(20_000)],
  ['children', `${'{ alias: a, name: A, children: ['.repeat(3000)}${']}'.repeat(3000)}`],
])('reports endless nesting of %s', (_, text) => {
  expect(problemOf('pulse/nodes/product/gamesFolder.yaml', text)).toBe('the file is nested too deeply');
});
