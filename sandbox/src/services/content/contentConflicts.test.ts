import { brands } from '@foyer/brands/brands';
import { expect, test } from 'vitest';
import { contentConflicts } from './contentConflicts.ts';
import { readContentFile } from './contentFiles.ts';
import { pathOfFile } from './pathOfFile.ts';

/** Rule, file and message of each conflict between the files. */
function conflictsOf(texts: Readonly<Record<string, string>>): string[] {
  const files = Object.entries(texts).map(([path, text]) => {
    const file = readContentFile(path, text);
    if ('problem' in file) throw new Error(`${path}: ${file.problem}`);
    return file;
  });
  return contentConflicts(files, brands).map(
    ({ rule, file, at, message }) => `${rule} ${pathOfFile(file)} ${at.join('.')}: ${message}`,
  );
}
const category = (slug: string, key = slug) =>
  `{ alias: gameCategory, key: ${key}, name: A, properties: { GameCategoryType: Standard, Slug: ${slug} } }`;
const folder = (...children: string[]) => `alias: gamesFolder\nname: Games\nchildren: [${children.join(', ')}]`;
const hero = (campaigns: string) => `path: /\ncomponents: [{ alias: hero, campaigns: [${campaigns}] }]`;
const campaign = (key: string, more = '') => `{ key: ${key}, from: '2026-12-01', to: '2026-12-31'${more} }`;

test('two pages of one folder with one path are a duplicate, and those of a closer folder are not', () => {
  expect(
    conflictsOf({
      'all-brands/pages/home.yaml': 'path: /',
      'pulse/pages/first.yaml': 'path: /',
      'pulse/pages/second.yaml': 'path: /',
      'regency/pages/home.yaml': 'path: /',
    }),
  ).toEqual(['duplicate pulse/pages/second.yaml path: the path “/” is in pulse/pages/first.yaml too']);
});

test('a page and a blog post or studio with one path are a duplicate', () => {
  expect(
    conflictsOf({
      'all-brands/blog/guides/category.yaml': 'categoryName: Guides',
      'all-brands/studios/oxbow.yaml': 'select: Oxbow',
      'pulse/pages/guides.yaml': 'path: /blog/guides',
      'pulse/pages/oxbow.yaml': 'path: /studios/oxbow',
    }),
  ).toEqual([
    'duplicate pulse/pages/guides.yaml path: the path “/blog/guides” is in all-brands/blog/guides/category.yaml too',
    'duplicate pulse/pages/oxbow.yaml path: the path “/studios/oxbow” is in all-brands/studios/oxbow.yaml too',
  ]);
});

test('two categories with one slug are a duplicate, in one file and in two', () => {
  expect(
    conflictsOf({
      'pulse/nodes/product/gamesFolder.yaml': folder(category('slots'), category('slots', 'others')),
      'pulse/nodes/product/moreGames.yaml': folder(category('slots')).replace('name:', 'key: more\nname:'),
      'regency/nodes/product/gamesFolder.yaml': folder(category('slots')),
    }),
  ).toEqual([
    'duplicate pulse/nodes/product/gamesFolder.yaml children.1.properties.Slug: the category “slots” is in this file already',
    'duplicate pulse/nodes/product/moreGames.yaml children.0.properties.Slug: the category “slots” is in pulse/nodes/product/gamesFolder.yaml too',
  ]);
});

test('two nodes with one key, and two files of one theme, are a duplicate unless one replaces the other', () => {
  expect(
    conflictsOf({
      'all-brands/nodes/market/terms.yaml': 'alias: termsAndConditions\nname: Terms',
      'all-brands/themes/gem.yaml': 'select: gem',
      'pulse/nodes/market/terms.yaml': 'alias: termsAndConditions\nname: Terms',
      'pulse/nodes/market/rules.yaml': 'alias: termsAndConditions\nname: Rules',
      'pulse/themes/gem.yaml': 'select: gem',
      'pulse/themes/jewels.yaml': 'select: gem',
    }),
  ).toEqual([
    'duplicate pulse/nodes/market/rules.yaml alias: the node “termsAndConditions” is in all-brands/nodes/market/terms.yaml too',
    'duplicate pulse/themes/jewels.yaml select: the theme “gem” is in all-brands/themes/gem.yaml too',
  ]);
});

test('two campaigns of a hero with one key are a duplicate', () => {
  expect(conflictsOf({ 'pulse/pages/home.yaml': hero(`${campaign('winter')}, ${campaign('winter')}`) })).toEqual([
    'duplicate pulse/pages/home.yaml components.0.campaigns.1.key: the campaign “winter” is in this list already',
  ]);
});

test('a campaign for a market that its file does not apply to is reported', () => {
  const nowhere = hero(campaign('winter', ', markets: [uk, atlantis]'));
  const places = ['all-brands', 'pulse', 'regency', 'regency/markets/uk', 'regency/markets/row'];
  const found = conflictsOf(Object.fromEntries(places.map((place) => [`${place}/pages/home.yaml`, nowhere])));
  expect(found.map((line) => line.slice(0, line.indexOf(' here')))).toEqual([
    'unknownMarket all-brands/pages/home.yaml components.0.campaigns.0.markets.1: there is no market “atlantis”',
    'unknownMarket pulse/pages/home.yaml components.0.campaigns.0.markets.0: there is no market “uk”',
    'unknownMarket pulse/pages/home.yaml components.0.campaigns.0.markets.1: there is no market “atlantis”',
    'unknownMarket regency/pages/home.yaml components.0.campaigns.0.markets.1: there is no market “atlantis”',
    'unknownMarket regency/markets/uk/pages/home.yaml components.0.campaigns.0.markets.1: there is no market “atlantis”',
    'unknownMarket regency/markets/row/pages/home.yaml components.0.campaigns.0.markets.0: there is no market “uk”',
    'unknownMarket regency/markets/row/pages/home.yaml components.0.campaigns.0.markets.1: there is no market “atlantis”',
  ]);
});

test('a post without a category and a featured post without a file are reported', () => {
  expect(
    conflictsOf({
      'all-brands/blog/guides/category.yaml': 'categoryName: Guides\nfeaturedSection: [cards, dice]',
      'pulse/blog/guides/cards.yaml': 'title: Cards',
      'pulse/blog/lost/post.yaml': 'title: Lost',
    }),
  ).toEqual([
    'unknownPost all-brands/blog/guides/category.yaml featuredSection.1: there is no post blog/guides/dice.yaml',
    'unknownCategory pulse/blog/lost/post.yaml : nobody sees the post: there is no blog/lost/category.yaml',
  ]);
});
