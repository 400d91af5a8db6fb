import { judgePlay } from '../../market/playInCountry.server.ts';
import { apiRoute } from '../../server/apiRoute.server.ts';
import { getRestrictedCountry } from './restrictedCountryApi.ts';

export const restrictedCountryRoutes = [apiRoute(getRestrictedCountry, (_input, call) => judgePlay(call))];
