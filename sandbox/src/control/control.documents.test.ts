import { readFileSync, readdirSync } from 'node:fs';
import { brands } from '@foyer/brands/brands';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { expect, test } from 'vitest';
import { faultKinds } from '../kernel/faultKinds.ts';
import { demoPassword, demoPlayers } from '../services/accounts/demoPlayers.ts';
import { outcomes } from '../services/cashier/paymentMethods.ts';
import { scenarioNames } from './scenarios.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const documents = ['.', 'docs', 'docs/decisions', 'sandbox', 'sandbox/content', 'deploy'].flatMap((folder) =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`),
);
const text = documents.map(read).join('\n');
const named = (pattern: RegExp, within = text) => [...within.matchAll(pattern)].map(([, name = '']) => name);

/** The brand that the documents create with `npm run brand:new`. */
const newBrand = 'harbour';
const catalogue = createCatalogue(600);

test('demo players in documents exist', () => {
  const names = named(/`(demo\.(?!env)[a-z.-]+)`/g);
  const known = new Set([...demoPlayers.map(({ username }) => username), `demo.${newBrand}`]);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test('README.md names the demo player of every market beside the address of its brand, and their password', () => {
  const readme = read('README.md');
  const rows = [...readme.matchAll(/^\| http:\/\/(\S+):3000 .*\|([^|]+)\|$/gm)];
  expect(rows).not.toEqual([]);
  for (const [, host = '', players = ''] of rows) {
    const brand = brands.find(({ hosts }) => hosts.includes(host));
    const ofMarkets = brand?.markets.map(
      (market) => demoPlayers.find((player) => player.brand === brand.id && player.marketId === market.id)?.username,
    );
    expect({ host, players: named(/`(demo\.[a-z.-]+)`/g, players) }).toEqual({ host, players: ofMarkets });
  }
  expect(readme).toContain(`\`${demoPassword}\``);
});

test('brands in addresses of documents exist', () => {
  const hosts = named(/http:\/\/(\w+\.localhost):3000/g);
  const known = new Set([...brands.flatMap((brand) => brand.hosts), `${newBrand}.localhost`]);
  expect(hosts.filter((host) => !known.has(host))).toEqual([]);
});

test('games in addresses and lists of documents exist', () => {
  const listed = named(/games: \[([^\]]+)\]/g).flatMap((list) => list.split(', '));
  const games = [...named(/\/game\/(\d+)/g), ...listed];
  const known = new Set(catalogue.all.flatMap(({ gameGroupId, name }) => [String(gameGroupId), name.en]));
  expect(games).not.toEqual([]);
  expect(games.filter((game) => !known.has(game))).toEqual([]);
});

test('sandbox/DIFFERENCES.md names every outcome of the cashier’s test accounts', () => {
  const [, table = ''] = read('sandbox/DIFFERENCES.md').split('| outcome ');
  expect(named(/^ *\| `(\w+)`/gm, table.split('\n\n')[0])).toEqual([...outcomes]);
});

test('scenarios and kinds of faults in documents exist', () => {
  const kinds: readonly string[] = faultKinds;
  expect(named(/scenario `([\w-]+)`/g).filter((name) => !scenarioNames.some((scenario) => scenario === name))).toEqual(
    [],
  );
  expect(named(/"kind":"([\w-]+)"/g).filter((kind) => !kinds.includes(kind))).toEqual([]);
});

test('addresses of the control room in documents exist', () => {
  const modules = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.ts'));
  const sources = modules.map((name) => read(`sandbox/src/control/${name}`)).join('\n');
  const known = new Set([
    ...named(/'(\/control\/[a-z./-]+)'/g, sources),
    ...named(/\bcall\(\s*'([a-z-]+)'/g, sources).map((name) => `/control/${name}`),
  ]);
  const addresses = named(/(?:`|localhost:4000)(\/control\/[a-z.-]*[a-z])/g);
  expect(addresses).not.toEqual([]);
  expect(addresses.filter((address) => !known.has(address))).toEqual([]);
});
