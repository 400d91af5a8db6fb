import { brands } from '@foyer/brands/brands';
import { expect, test } from 'vitest';
import { brandsWithFile } from './brandsWithFile.ts';

const withFile = (file: unknown) => brandsWithFile(JSON.stringify(file), brands);

test('BRANDS_FILE replaces the values that it names, and no other', () => {
  const { brands: configured, problems } = withFile({
    regency: {
      hosts: ['www.regency.net', 'm.regency.net'],
      supportEmail: 'help@regency.net',
      productId: 9001,
      progressiveModuleIds: [7],
      markets: { uk: { casinoId: 1, mobileCasinoId: 2, marketNodeId: 3 } },
    },
  });
  expect(problems).toEqual([]);
  const [regency, ...others] = configured;
  const [own, ...ownOthers] = brands;
  expect(others).toEqual(ownOthers);
  expect(regency).toMatchObject({
    name: 'Regency Palace',
    hosts: ['www.regency.net', 'm.regency.net'],
    supportEmail: 'help@regency.net',
    productId: 9001,
    productNodeId: own?.productNodeId,
    jackpots: { ...own?.jackpots, progressiveModuleIds: [7] },
  });
  expect(regency?.markets[0]).toEqual({ ...own?.markets[0], casinoId: 1, mobileCasinoId: 2, marketNodeId: 3 });
  expect(regency?.markets.slice(1)).toEqual(own?.markets.slice(1));
});

const invalid: readonly [file: unknown, problem: RegExp][] = [
  ['regency', /it must be an object with an entry for each brand/],
  [{ nobody: {} }, /there is no brand nobody; brands are regency, /],
  [{ regency: { markets: { mars: {} } } }, /regency has no market mars; its markets are uk, ca, row, row-zh/],
  [{ regency: { name: 'X' } }, /regency\.name is no value of a brand or market/],
  [{ regency: { markets: { uk: { rules: {} } } } }, /regency\.markets\.uk\.rules is no value/],
  [{ regency: { hosts: [] } }, /regency\.hosts must name at least one host/],
  [{ regency: { hosts: ['https://regency.net'] } }, /regency\.hosts\.0 must be a host name/],
  [{ regency: { hosts: ['Regency.net:443'] } }, /regency\.hosts\.0 must be a host name/],
  [{ regency: { supportEmail: 'help' } }, /regency\.supportEmail must be an email address/],
  [{ regency: { productId: '9001' } }, /regency\.productId must be a number/],
  [{ regency: { productId: 0 } }, /regency\.productId must be a positive number/],
  [{ regency: { hosts: ['a.net'] }, pulse: { hosts: ['a.net'] } }, /the host a\.net is used twice/],
  [{ regency: { productId: 77 }, pulse: { productId: 77 } }, /the product id 77 is used twice/],
  [{ regency: { productNodeId: 77, markets: { uk: { marketNodeId: 77 } } } }, /the node 77 is used twice/],
];
test.each(invalid)('BRANDS_FILE refuses %j and says why', (file, problem) => {
  const { brands: configured, problems } = withFile(file);
  expect(problems.join('\n')).toMatch(problem);
  expect(problems.every((each) => each.startsWith('BRANDS_FILE: '))).toBe(true);
  expect(configured).toBe(brands);
});

test('BRANDS_FILE reports a file that is not JSON, and every problem at once', () => {
  expect(brandsWithFile('{', brands).problems).toEqual([expect.stringMatching(/^BRANDS_FILE: not JSON, /)]);
  expect(withFile({ regency: { productId: 0, supportEmail: 'x' } }).problems).toHaveLength(2);
});
