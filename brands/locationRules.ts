import type { PlayerLocation } from '@foyer/contract/playerLocation';

/**
 * What depends on where a player is. `browse` is reading pages, which are cached for a market and not for a visitor: a
 * market that forbids it somewhere needs an edge that refuses there.
 */
export const locationActions = ['browse', 'logIn', 'register', 'deposit', 'withdraw', 'play'] as const;
export type LocationAction = (typeof locationActions)[number];

/** Where one action is allowed to the accounts of a market. */
export interface LocationRule {
  /** Countries and regions, ISO 3166: `GB`, `CA-ON`. A country includes its regions. */
  places: { only: readonly string[] } | { except: readonly string[] };
  /** Whether the action is allowed if the location is unknown, also if only a needed region is unknown. */
  whenUnknown: boolean;
  /** Whether the action is allowed behind an anonymising network. */
  whenAnonymous: boolean;
}

/** A row of the matrix of markets, places and actions. */
export type LocationRules = Readonly<Record<LocationAction, LocationRule>>;

/**
 * - `countryRestricted`: the location is known, and the action is not allowed there
 * - `locationUnknown`: the action needs a known location
 */
export type LocationDecision = 'allowed' | 'countryRestricted' | 'locationUnknown';

const everywhere: LocationRule = { places: { except: [] }, whenUnknown: true, whenAnonymous: true };

/** Play, deposits and new accounts in these places alone; a login and a withdrawal are possible everywhere. */
export function onlyWithin(places: readonly string[]): LocationRules {
  const within: LocationRule = { places: { only: places }, whenUnknown: false, whenAnonymous: false };
  return {
    browse: everywhere,
    logIn: everywhere,
    register: within,
    deposit: within,
    withdraw: everywhere,
    play: within,
  };
}

/** Everything everywhere but in these places, where only a login and a withdrawal are possible. */
export function exceptWithin(places: readonly string[]): LocationRules {
  const outside: LocationRule = { places: { except: places }, whenUnknown: true, whenAnonymous: true };
  return {
    browse: everywhere,
    logIn: everywhere,
    register: outside,
    deposit: outside,
    withdraw: everywhere,
    play: outside,
  };
}

/** Decides by the matrix whether accounts of a market may do something at a location. */
export function decideLocation(
  rules: LocationRules,
  action: LocationAction,
  location: PlayerLocation,
): LocationDecision {
  const { places, whenUnknown, whenAnonymous } = rules[action];
  if (!location.known)
    return (location.reason === 'anonymous' ? whenAnonymous : whenUnknown) ? 'allowed' : 'locationUnknown';
  const isOnly = 'only' in places;
  const fit = fitOf(isOnly ? places.only : places.except, location);
  if (fit === 'unclear') return whenUnknown ? 'allowed' : 'locationUnknown';
  return (fit === 'inside') === isOnly ? 'allowed' : 'countryRestricted';
}

/** `unclear`: a region of the country is listed, and the region is unknown. */
function fitOf(
  places: readonly string[],
  { countryIso2, regionCode }: Extract<PlayerLocation, { known: true }>,
): 'inside' | 'outside' | 'unclear' {
  if (places.includes(countryIso2) || (regionCode !== null && places.includes(`${countryIso2}-${regionCode}`)))
    return 'inside';
  return regionCode === null && places.some((place) => place.startsWith(`${countryIso2}-`)) ? 'unclear' : 'outside';
}

/** The decision that allows less: two sources that contradict each other never allow what one of them forbids. */
export function stricterDecision(one: LocationDecision, other: LocationDecision): LocationDecision {
  if (one === 'allowed') return other;
  return other === 'countryRestricted' ? other : one;
}
