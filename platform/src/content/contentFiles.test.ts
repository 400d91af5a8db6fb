import { describe, expect, test } from 'vitest';
import { readContentFile } from './contentFiles.ts';

const problemOf = (path: string, text: string) => {
  const file = readContentFile(path, text);
  return 'problem' in file ? file.problem : null;
};
const page = (components: string) => `path: /x\ncomponents:\n${components}`;

describe('a file an editor got wrong says what is wrong', () => {
  test.each([
    ['not YAML', page('  - alias: [hero'), /flow/i],
    ['empty', '', /object/i],
    ['no path', 'title: X', /path/],
    ['path with a query', 'path: /x?y=1', /path/],
    ['an unknown line', 'path: /x\ncolour: red', /colour/],
    ['a component without an alias', page('  - heading: X'), /alias/],
    [
      'a property the component does not have',
      page('  - { alias: hero, headline: X }'),
      /hero has no property "headline"/,
    ],
    ['a value of the wrong kind', page('  - { alias: filteredGamesGridComponent, limit: many }'), /limit/],
    ['games where there can be none', page('  - { alias: footer, games: [1] }'), /footer holds no games/],
    ['a rule nobody knows', page('  - { alias: gamesGridComponent, games: { sort: luck } }'), /games/],
    ['the same key twice', page('  - alias: hero\n  - alias: hero'), /key "hero"/],
    [
      'properties beside a shared component',
      page('  - { shared: header, heading: X }'),
      /shared "header" takes no properties/,
    ],
    ['an unknown fact', page("  - { alias: hero, heading: 'At {{houseName}}' }"), /no fact "{{houseName}}"/],
    ['a third language', page('  - { alias: hero, heading: { en: X, de: Y } }'), /heading/],
  ])('%s', (_, text, problem) => {
    expect(problemOf('regency/pages/x.yaml', text)).toMatch(problem);
  });

  test('a sub-category without its type, two children with one key, a folder nobody reads', () => {
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

test('an alias the contract does not know is kept as it is', () => {
  expect(readContentFile('pulse/pages/x.yaml', page('  - { alias: blogSection, posts: 4 }'))).toMatchObject({
    value: { entries: [{ key: 'blogSection', alias: 'blogSection', properties: { posts: 4 } }] },
  });
});
