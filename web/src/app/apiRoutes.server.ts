import { favouritesRoutes } from '../domain/favourites/favourites.server.ts';
import { gamesRoutes } from '../domain/game/games.server.ts';
import { meteredRoutes } from '../domain/metered/metered.server.ts';
import { complianceUrlsRoute } from '../domain/site/complianceUrls.server.ts';
import { recentlyPlayedRoutes } from '../domain/recently-played/recentlyPlayed.server.ts';
import { launchRoute } from '../features/game-window/launch.server.ts';
import { jackpotRoutes } from '../features/jackpots/jackpots.server.ts';
import { loginRoutes } from '../features/login/login.server.ts';
import { restrictedCountryRoutes } from '../features/restricted-country/restrictedCountry.server.ts';
import { visitorPlaceRoutes } from '../features/visitor-place/visitorPlace.server.ts';
import { winnersRoutes } from '../features/winners/winners.server.ts';
import { sessionRoutes } from '../session/session.server.ts';
import { reportRoutes } from '../telemetry/report.server.ts';
import type { ApiRoute } from '../server/apiRoute.server.ts';

/** Every call of `/api/*`, by the feature or foundation that answers it. */
export const apiRoutes: readonly ApiRoute[] = [...loginRoutes, ...sessionRoutes, ...visitorPlaceRoutes, ...restrictedCountryRoutes, complianceUrlsRoute, ...reportRoutes, launchRoute, ...meteredRoutes, ...gamesRoutes, ...favouritesRoutes, ...recentlyPlayedRoutes, ...jackpotRoutes, ...winnersRoutes];
