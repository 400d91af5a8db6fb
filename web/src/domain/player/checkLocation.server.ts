import type { LocationAction, LocationDecision } from '@foyer/brands/locationRules';
import { decideLocation } from '@foyer/brands/locationRules';
import type { Market } from '@foyer/brands/market';
import { accountCodes } from '@foyer/contract/accounts';
import type { PlayerLocation } from '@foyer/contract/playerLocation';
import { locationHeader, locationText } from '@foyer/contract/playerLocation';
import type { ApiCall } from '../../services/api/apiRoute.server.ts';
import { ApiRefusal } from '../../services/api/apiRoute.server.ts';
import { checkPlayInCountry } from '../../services/market/checkPlayInCountry.server.ts';
import { marketOfVisit } from '../../services/market/marketOfVisit.server.ts';

type LocatedCall = Pick<ApiCall, 'visit' | 'location' | 'isWithoutEdge' | 'cachedUpstream' | 'countryIso2'>;

/** Where the player of a call is; null in a sandbox without an edge, where the player counts as at home. */
export function locationOfCall({
  visit,
  location,
  isWithoutEdge,
}: Pick<LocatedCall, 'visit' | 'location' | 'isWithoutEdge'>): PlayerLocation | null {
  if (!isWithoutEdge || location?.known !== true || location.regionCode !== null) return location;
  const market = marketOfVisit(visit);
  const regionCode = market?.rules.registration.region?.code ?? null;
  return market?.countryIso2Code === location.countryIso2 ? { ...location, regionCode } : location;
}

/** Header that tells a service where the player is; none in a sandbox without an edge. */
export function locationHeadersOf(call: Pick<LocatedCall, 'visit' | 'location' | 'isWithoutEdge'>): {
  headers?: { [locationHeader]: string };
} {
  const location = locationOfCall(call);
  return location === null ? {} : { headers: { [locationHeader]: locationText(location) } };
}

/** Decides by the market's matrix alone. */
export function decideInMarket(
  market: Market | null,
  action: LocationAction,
  location: PlayerLocation | null,
): LocationDecision {
  return location === null || market === null ? 'allowed' : decideLocation(market.rules.location, action, location);
}

/**
 * Whether the player may do something where the player is: by the market's matrix, and for what leads to play by the
 * product's list of restricted countries (MK-11). The services decide as well; this check holds where one fails to.
 */
export async function checkLocation(call: LocatedCall, action: LocationAction): Promise<LocationDecision> {
  const decision = decideInMarket(marketOfVisit(call.visit), action, locationOfCall(call));
  if (decision !== 'allowed' || action === 'logIn' || action === 'withdraw') return decision;
  return (await checkPlayInCountry(call)).play === 'restricted' ? 'countryRestricted' : 'allowed';
}

const messages = {
  countryRestricted: 'This is not allowed in the country or region of the player',
  locationUnknown: 'The location of the player is unknown',
} as const;

/** Response to a refused action; null for an allowed one. */
export function locationRefusal(decision: LocationDecision): ApiRefusal | null {
  return decision === 'allowed'
    ? null
    : new ApiRefusal(403, { code: accountCodes[decision], message: messages[decision] });
}
