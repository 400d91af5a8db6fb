import type { Brand } from '@foyer/brands/market';
import { ownValue } from '@foyer/contract/ownValue';
import * as v from 'valibot';
import { brandVendors } from './brandVendors.ts';
import type { VendorsOfBrands } from './brandVendors.ts';

const id = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be a positive number'),
);
const host = v.pipe(
  v.string('must be a text'),
  v.check(
    (text) => text.length <= 253 && text.split('.').every((label) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(label)),
    'must be a host name in lower case, without scheme and port',
  ),
);
const brandValues = v.strictObject({
  hosts: v.exactOptional(v.pipe(v.array(host, 'must be a list'), v.minLength(1, 'must name at least one host'))),
  supportEmail: v.exactOptional(v.pipe(v.string('must be a text'), v.email('must be an email address'))),
  productId: v.exactOptional(id),
  productNodeId: v.exactOptional(id),
  progressiveModuleIds: v.exactOptional(v.array(id, 'must be a list')),
  vendors: v.exactOptional(brandVendors),
  markets: v.exactOptional(
    v.record(
      v.string(),
      v.strictObject({
        casinoId: v.exactOptional(id),
        mobileCasinoId: v.exactOptional(id),
        marketNodeId: v.exactOptional(id),
      }),
    ),
  ),
});
const brandsFile = v.record(v.string(), brandValues, 'must be an object with an entry for each brand');

type BrandValues = v.InferOutput<typeof brandValues>;

/**
 * Reads an operator's values of brands and markets, which replace those of `brands/`, and the brands' vendors.
 * @returns every brand, the vendors of those that name any, and every problem of the file, one sentence each
 */
export function brandsWithFile(
  text: string,
  all: readonly Brand[],
): { brands: readonly Brand[]; vendors: VendorsOfBrands; problems: string[] } {
  const refused = (problems: string[]) => ({
    brands: all,
    vendors: new Map(),
    problems: problems.map((problem) => `BRANDS_FILE: ${problem}.`),
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refused([`not JSON, ${error instanceof Error ? error.message : String(error)}`]);
  }
  const read = v.safeParse(brandsFile, json);
  if (!read.success)
    return refused(
      read.issues.map((issue) =>
        issue.expected === 'never'
          ? `${v.getDotPath(issue)} is no value of a brand or market`
          : `${v.getDotPath(issue) ?? 'it'} ${issue.message}`,
      ),
    );
  const brands = all.map((brand) => withValues(brand, read.output[brand.id] ?? {}));
  const problems = [...unknownNames(read.output, all), ...repeatedValues(brands)];
  if (problems.length > 0) return refused(problems);
  const vendors = new Map(
    Object.entries(read.output).flatMap(([brandId, { vendors: own }]) =>
      own === undefined ? [] : [[brandId, own] as const],
    ),
  );
  return { brands, vendors, problems };
}

function withValues(
  brand: Brand,
  { markets = {}, progressiveModuleIds, vendors: _vendors, ...values }: BrandValues,
): Brand {
  return {
    ...brand,
    ...values,
    jackpots: { ...brand.jackpots, ...(progressiveModuleIds === undefined ? {} : { progressiveModuleIds }) },
    markets: brand.markets.map((market) => ({ ...market, ...ownValue(markets, market.id) })),
  };
}

function unknownNames(file: Readonly<Record<string, BrandValues>>, all: readonly Brand[]): string[] {
  return Object.entries(file).flatMap(([brandId, { markets = {} }]) => {
    const brand = all.find((each) => each.id === brandId);
    if (brand === undefined)
      return [`there is no brand ${brandId}; brands are ${all.map((each) => each.id).join(', ')}`];
    return Object.keys(markets)
      .filter((marketId) => brand.markets.every((market) => market.id !== marketId))
      .map(
        (marketId) =>
          `${brandId} has no market ${marketId}; its markets are ${brand.markets.map((market) => market.id).join(', ')}`,
      );
  });
}

/** A host or an id that belongs to two brands or markets would give visitors of one the pages of the other. */
function repeatedValues(brands: readonly Brand[]): string[] {
  const values = brands.flatMap((brand) => [
    ...brand.hosts.map((name) => `the host ${name}`),
    `the product id ${brand.productId}`,
    ...[brand.productNodeId, ...brand.markets.map(({ marketNodeId }) => marketNodeId)].map(
      (node) => `the node ${node}`,
    ),
  ]);
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))].map(
    (value) => `${value} is used twice`,
  );
}
