import { favouritesRoutes } from '../domain/favourites/favourites.server.ts';
import { gamesRoutes } from '../domain/game/games.server.ts';
import { meteredRoutes } from '../domain/metered/metered.server.ts';
import { openPortalRoute } from '../domain/portal/portal.server.ts';
import { protectionRoutes } from '../domain/protection/protection.server.ts';
import { recentlyPlayedRoutes } from '../domain/recently-played/recentlyPlayed.server.ts';
import { complianceUrlsRoute } from '../domain/site/complianceUrls.server.ts';
import { openCashierRoute } from '../features/banking/cashier.server.ts';
import { chatRoute } from '../features/chat/chat.server.ts';
import { launchRoute } from '../features/game-window/launch.server.ts';
import { jackpotRoutes } from '../features/jackpots/jackpots.server.ts';
import { loginRoutes } from '../features/login/login.server.ts';
import { passwordResetRoutes } from '../features/login/passwordReset.server.ts';
import { rememberUsernameRoute } from '../features/login/rememberUsername.server.ts';
import { changePasswordRoutes } from '../features/player-care/changePassword.server.ts';
import { historyRoutes } from '../features/player-history/history.server.ts';
import { promotionsRoutes } from '../features/promotions/promotions.server.ts';
import { questsRoutes } from '../features/quests/quests.server.ts';
import { registrationRoutes } from '../features/registration/registration.server.ts';
import { restrictedCountryRoutes } from '../features/restricted-country/restrictedCountry.server.ts';
import { termsRoutes } from '../features/terms/terms.server.ts';
import { verificationRoutes } from '../features/verification/verification.server.ts';
import { visitorPlaceRoutes } from '../features/visitor-place/visitorPlace.server.ts';
import { winnersRoutes } from '../features/winners/winners.server.ts';
import { realtimeRoutes } from '../realtime/realtime.server.ts';
import type { ApiRoute } from '../server/apiRoute.server.ts';
import { appLoginRoute } from '../session/appLogin.server.ts';
import { sessionRoutes } from '../session/session.server.ts';
import { reportRoutes } from '../telemetry/report.server.ts';

/** Every call of `/api/*`, by the feature or foundation that answers it. */
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
  ...promotionsRoutes,
  ...questsRoutes,
];
