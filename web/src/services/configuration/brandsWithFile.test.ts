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

test('BRANDS_FILE gives vendors beside the brand, and a brand without any has none', () => {
  const vendors = { tagManager: 'off', flagEnvironment: '65f0c1', chat: { deploymentId: 'deployment-1' } } as const;
  const read = withFile({ regency: { hosts: ['www.regency.net'], vendors }, aurora: { supportEmail: 'a@aurora.net' } });
  expect([read.problems, [...read.vendors]]).toEqual([[], [['regency', vendors]]]);
  expect(read.brands[0]).not.toHaveProperty('vendors');
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
  [{ regency: { vendors: { pixel: 'off' } } }, /regency\.vendors\.pixel is no value of a brand or market/],
  [{ regency: { vendors: { chat: 'on' } } }, /regency\.vendors\.chat must be off, or an object with script/],
  [{ regency: { vendors: { chat: { group: 'C0001' } } } }, /regency\.vendors\.chat must be off, or an object/],
  [{ regency: { vendors: { tagManager: { script: 'javascript:0' } } } }, /tagManager\.script must be an http or https/],
  [{ regency: { vendors: { consent: { domainId: '1' } } } }, /vendors\.consent\.domainId must be an id of the vendor/],
  [
    { regency: { vendors: { chat: { origins: ["* 'unsafe-inline'"] } } } },
    /chat\.origins\.0 must be an origin without/,
  ],
  [{ regency: { vendors: { flagEnvironment: 'a/b' } } }, /flagEnvironment must be a client-side id of the vendor/],
  [{ regency: { vendors: { replay: 'yes' } } }, /vendors\.replay must be on, off, or an object with the vendor/],
  [{ regency: { productNodeId: 77, markets: { uk: { marketNodeId: 77 } } } }, /the node 77 is used twice/],
];
test.each(invalid)('BRANDS_FILE refuses %j and says why', (file, problem) => {
  const { brands: configured, vendors, problems } = withFile(file);
  expect(vendors.size).toBe(0);
  expect(problems.join('\n')).toMatch(problem);
  expect(problems.every((each) => each.startsWith('BRANDS_FILE: '))).toBe(true);
  expect(configured).toBe(brands);
});

test('BRANDS_FILE reports a file that is not JSON, and every problem at once', () => {
  expect(brandsWithFile('{', brands).problems).toEqual([expect.stringMatching(/^BRANDS_FILE: not JSON, /)]);
  expect(withFile({ regency: { productId: 0, supportEmail: 'x' } }).problems).toHaveLength(2);
});
