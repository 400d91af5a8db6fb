import { brands } from '@foyer/brands/brands';
import { stricterDecision } from '@foyer/brands/locationRules';
import { reportLocation } from '@foyer/contract/accounts';
import type { ResponseBody } from '@foyer/contract/endpoint';
import { locationText, readLocation } from '@foyer/contract/playerLocation';
import type { PlayerLocation } from '@foyer/contract/playerLocation';
import { decideInMarket, locationOfCall } from '../../domain/player/checkLocation.server.ts';
import type { ApiCall } from '../../services/api/apiRoute.server.ts';
import { apiRoute } from '../../services/api/apiRoute.server.ts';
import { marketKeyOf } from '../../services/market/accountMarket.server.ts';
import { checkPlayInCountry } from '../../services/market/checkPlayInCountry.server.ts';
import { marketOfCountry } from '../../services/market/chooseMarket.ts';
import { isOff } from '../../services/market/isOff.ts';
import { marketOfVisit } from '../../services/market/marketOfVisit.server.ts';
import { getRestrictedCountry } from './restrictedCountryApi.ts';

type PlayerPlace = ResponseBody<typeof getRestrictedCountry>['player'];

export const restrictedCountryRoutes = [
  apiRoute(getRestrictedCountry, async (_input, call) => {
    const [inCountry, player] = await Promise.all([checkPlayInCountry(call), playerPlaceOf(call)]);
    return { ...inCountry, ...(player !== undefined && { player }) };
  }),
];

async function playerPlaceOf(call: ApiCall): Promise<PlayerPlace> {
  const byEdge = locationOfCall(call);
  if (byEdge === null || call.bearer === null) return undefined;
  const market = marketOfVisit(call.visit);
  const seen = [byEdge, ...(await locationOfService(call, byEdge))];
  const decide = (action: 'play' | 'deposit') =>
    seen.map((one) => decideInMarket(market, action, one)).reduce(stricterDecision, 'allowed');
  const [play, deposit] = [decide('play'), decide('deposit')];
  // The one that decides, so that the notice does not name home as the reason.
  const location = seen.find((one) => decideInMarket(market, 'play', one) === play) ?? byEdge;
  const brand = brands.find(({ id }) => id === call.visit.brandId);
  const isOtherMarket =
    location.known &&
    brand !== undefined &&
    marketKeyOf(marketOfCountry(brand, location.countryIso2)) !== marketKeyOf(market);
  const region = market?.rules.registration.region?.name ?? null;
  return {
    location: locationText(location),
    isElsewhere: isOtherMarket || (location.known && play === 'countryRestricted'),
    home: market?.countryIso2Code ? { countryIso2: market.countryIso2Code, region } : null,
    play,
    deposit,
  };
}

/**
 * Tells the accounts service where the player is. Its own view counts too; if it does not answer, the edge alone decides,
 * because the service checks every stake again.
 */
async function locationOfService(
  { visit, upstream, bearer, ipAddress }: ApiCall,
  location: PlayerLocation,
): Promise<PlayerLocation[]> {
  if (isOff(visit, 'location')) return [];
  const result = await upstream.call(
    reportLocation,
    { body: { location: locationText(location), ipAddress } },
    { bearer },
  );
  return result.ok ? [readLocation(result.value.location)] : [];
}
