import * as changePasswordApi from '../domain/account/changePasswordApi.ts';
import { favouritesRoutes } from '../domain/favourites/favouritesRoutes.server.ts';
import { gamesRoutes } from '../domain/game/games.server.ts';
import { meteredRoutes } from '../domain/metered/meteredRoutes.server.ts';
import { openPortalRoute } from '../domain/portal/openPortalRoute.server.ts';
import { recentlyPlayedRoutes } from '../domain/recently-played/recentlyPlayedRoutes.server.ts';
import * as exclusionApi from '../domain/safer-gambling/exclusionApi.ts';
import * as protectionApi from '../domain/safer-gambling/protectionApi.ts';
import { complianceUrlsRoute } from '../domain/site/complianceUrls.server.ts';
import { openCashierRoute } from '../features/cashier/openCashierRoute.server.ts';
import { chatRoute } from '../features/chat/chatRoute.server.ts';
import { launchRoute } from '../features/game-window/launchRoute.server.ts';
import { recalledGamesRoute } from '../features/game-window/recalledGamesRoute.server.ts';
import { jackpotRoutes } from '../features/jackpots/jackpotRoutes.server.ts';
import { liveTablesRoutes } from '../features/live-tables/liveTablesRoutes.server.ts';
import { externalLoginRoutes } from '../features/login/externalLoginRoutes.server.ts';
import { loginRoutes, passwordResetRoutes, rememberUsernameRoute } from '../features/login/login.server.ts';
import * as historyApi from '../features/player-history/historyApi.ts';
import { promotionsRoutes } from '../features/promotions/promotionsRoutes.server.ts';
import { questsRoutes } from '../features/quests/questsRoutes.server.ts';
import { registrationRoutes } from '../features/registration/registrationRoutes.server.ts';
import { restrictedCountryRoutes } from '../features/restricted-country/restrictedCountryRoutes.server.ts';
import { termsRoutes } from '../features/terms/terms.server.ts';
import * as verificationApi from '../features/verification/verificationApi.ts';
import { visitorPlaceRoutes } from '../features/visitor-place/visitorPlaceRoutes.server.ts';
import { winnersRoutes } from '../features/winners/winnersRoutes.server.ts';
import { forwardRoutes, optionalRoutes } from '../services/api/apiRoute.server.ts';
import type { ApiRoute } from '../services/api/apiRoute.server.ts';
import { attributionRoutes } from '../services/attribution/attributionRoutes.server.ts';
import { realtimeRoutes } from '../services/realtime/realtimeRoutes.server.ts';
import { appLoginRoute } from '../services/session/appLoginRoute.server.ts';
import { sessionRoutes } from '../services/session/session.server.ts';
import { reportRoutes } from '../services/telemetry/reportRoutes.server.ts';

/** Every endpoint of `/api/*`, by feature or service. */
export const apiRoutes: readonly ApiRoute[] = [
  ...loginRoutes,
  ...externalLoginRoutes,
  ...optionalRoutes('passwordReset', passwordResetRoutes),
  rememberUsernameRoute,
  ...sessionRoutes,
  appLoginRoute,
  ...optionalRoutes('realTime', realtimeRoutes),
  ...visitorPlaceRoutes,
  ...restrictedCountryRoutes,
  ...optionalRoutes('verification', forwardRoutes(verificationApi)),
  ...termsRoutes,
  ...optionalRoutes('registration', registrationRoutes),
  ...optionalRoutes('attribution', attributionRoutes),
  complianceUrlsRoute,
  ...reportRoutes,
  ...optionalRoutes('chat', [chatRoute]),
  launchRoute,
  ...optionalRoutes('recalls', [recalledGamesRoute]),
  openCashierRoute,
  openPortalRoute,
  ...optionalRoutes('metered', meteredRoutes),
  ...forwardRoutes(protectionApi),
  ...optionalRoutes('exclusionReturn', forwardRoutes(exclusionApi)),
  ...optionalRoutes('passwordChange', forwardRoutes(changePasswordApi)),
  ...optionalRoutes('history', forwardRoutes(historyApi)),
  ...gamesRoutes,
  ...optionalRoutes('favourites', favouritesRoutes),
  ...optionalRoutes('recentlyPlayed', recentlyPlayedRoutes),
  ...optionalRoutes('jackpots', jackpotRoutes),
  ...optionalRoutes('winners', winnersRoutes),
  ...optionalRoutes('liveTables', liveTablesRoutes),
  ...optionalRoutes('promotions', promotionsRoutes),
  ...optionalRoutes('campaigns', questsRoutes),
];
