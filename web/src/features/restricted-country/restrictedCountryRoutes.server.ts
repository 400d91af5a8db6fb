import { apiRoute } from '../../services/api/apiRoute.server.ts';
import { checkPlayInCountry } from '../../services/market/checkPlayInCountry.server.ts';
import { getRestrictedCountry } from './restrictedCountryApi.ts';

export const restrictedCountryRoutes = [apiRoute(getRestrictedCountry, (_input, call) => checkPlayInCountry(call))];
