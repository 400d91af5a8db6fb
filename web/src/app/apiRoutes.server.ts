import { changePasswordRoutes } from '../domain/account/changePassword.server.ts';
import { favouritesRoutes } from '../domain/favourites/favourites.server.ts';
import { gamesRoutes } from '../domain/game/games.server.ts';
import { meteredRoutes } from '../domain/metered/metered.server.ts';
import { openPortalRoute } from '../domain/portal/portal.server.ts';
import { recentlyPlayedRoutes } from '../domain/recently-played/recentlyPlayed.server.ts';
import { protectionRoutes } from '../domain/safer-gambling/protection.server.ts';
import { complianceUrlsRoute } from '../domain/site/complianceUrls.server.ts';
import { openCashierRoute } from '../features/cashier/cashier.server.ts';
import { chatRoute } from '../features/chat/chat.server.ts';
import { launchRoute } from '../features/game-window/launch.server.ts';
import { jackpotRoutes } from '../features/jackpots/jackpots.server.ts';
import { liveTablesRoutes } from '../features/live-tables/liveTables.server.ts';
import { loginRoutes, passwordResetRoutes, rememberUsernameRoute } from '../features/login/login.server.ts';
import { historyRoutes } from '../features/player-history/history.server.ts';
import { promotionsRoutes } from '../features/promotions/promotions.server.ts';
import { questsRoutes } from '../features/quests/quests.server.ts';
import { registrationRoutes } from '../features/registration/registration.server.ts';
import { restrictedCountryRoutes } from '../features/restricted-country/restrictedCountry.server.ts';
import { termsRoutes } from '../features/terms/terms.server.ts';
import { verificationRoutes } from '../features/verification/verification.server.ts';
import { visitorPlaceRoutes } from '../features/visitor-place/visitorPlace.server.ts';
import { winnersRoutes } from '../features/winners/winners.server.ts';
import type { ApiRoute } from '../services/api/apiRoute.server.ts';
import { realtimeRoutes } from '../services/realtime/realtime.server.ts';
import { appLoginRoute } from '../services/session/appLogin.server.ts';
import { sessionRoutes } from '../services/session/session.server.ts';
import { reportRoutes } from '../services/telemetry/report.server.ts';

/** Every endpoint of `/api/*`, by feature or service. */
export const apiRoutes: readonly ApiRoute[] = [
  ...loginRoutes,
  ...passwordResetRoutes,
  rememberUsernameRoute,
  ...sessionRoutes,
  appLoginRoute,
  ...realtimeRoutes,
  ...visitorPlaceRoutes,
  ...restrictedCountryRoutes,
  ...verificationRoutes,
  ...termsRoutes,
  ...registrationRoutes,
  complianceUrlsRoute,
  ...reportRoutes,
  chatRoute,
  launchRoute,
  openCashierRoute,
  openPortalRoute,
  ...meteredRoutes,
  ...protectionRoutes,
  ...changePasswordRoutes,
  ...historyRoutes,
  ...gamesRoutes,
  ...favouritesRoutes,
  ...recentlyPlayedRoutes,
  ...jackpotRoutes,
  ...winnersRoutes,
  ...liveTablesRoutes,
  ...promotionsRoutes,
  ...questsRoutes,
];
