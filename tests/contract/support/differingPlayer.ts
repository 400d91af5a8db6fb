import { brands } from '@foyer/brands/brands';
import { decideLocation } from '@foyer/brands/locationRules';
import type { LocationAction } from '@foyer/brands/locationRules';
import type { Market } from '@foyer/brands/market';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { cultureOf, isCulture } from '@foyer/contract/languages';
import { locationHeader, readLocation } from '@foyer/contract/playerLocation';

/**
 * The same tests with a player who differs: `FOYER_PLAYER=differing` gives every account another brand than the test
 * names, every call the other language, and every call that says where the player is a place away from home, as far as
 * the market allows the action there. Needs tests/support/everyMarketInEveryBrand.ts.
 */
export const isDiffering = process.env['FOYER_PLAYER'] === 'differing';

let marketId = 'uk';
/** Market of the players of the running test. */
export const setDifferingMarket = (id: string): void => void (marketId = id);

/** The brand after the given one, so that two brands of a test stay two. */
function brandAfter(isGiven: (brand: (typeof brands)[number]) => boolean) {
  const at = brands.findIndex(isGiven);
  return at === -1 ? undefined : brands[(at + 1) % brands.length];
}

/** The order of a new player, at another brand. */
export const differingOrder = <Order extends { brand?: string }>(order: Order): Order =>
  isDiffering ? { ...order, brand: brandAfter(({ id }) => id === (order.brand ?? brands[0]?.id))?.id } : order;

/** The brand of players of whom a test names none. */
export const usualBrand = (): string => differingOrder<{ brand?: string }>({}).brand ?? 'regency';

/** Places that are home to one market each or to none. */
const places = ['FR', 'GB', 'CA-ON'];

const marketOfTest = () =>
  brands.find(({ id }) => id === usualBrand())?.markets.find(({ id }): boolean => id === marketId) as Market;

/** Where the player does something: abroad if the rules of the market allow it there, else where they do. */
export function differingPlace(action: LocationAction): string | undefined {
  if (!isDiffering) return undefined;
  const { location } = marketOfTest().rules;
  return places.find((place) => decideLocation(location, action, readLocation(place)) === 'allowed');
}

const actions: Readonly<Record<string, LocationAction>> = { login: 'logIn', launch: 'play', register: 'register' };

/** Headers of a service call with the place of the player. */
export function differingHeaders({ name }: AnyEndpoint): Record<string, string> {
  const action = actions[name];
  const place = action && differingPlace(action);
  return place === undefined ? {} : { [locationHeader]: place };
}

/** Fields of a service call with the product of the other brand, and another language than that of the market. */
export function differingFields<Fields extends object | undefined>(fields: Fields): Fields {
  if (!isDiffering || fields === undefined) return fields;
  const { productId, culture } = fields as { productId?: unknown; culture?: string };
  const other = brandAfter((brand) => String(brand.productId) === String(productId))?.productId;
  // Tests call in English.
  const isExchanged = culture !== undefined && isCulture(culture) && cultureOf(marketOfTest().locale) === 'en';
  return {
    ...fields,
    ...(other !== undefined && { productId: typeof productId === 'string' ? String(other) : other }),
    ...(isExchanged && { culture: culture === 'en' ? 'zh' : 'en' }),
  };
}
