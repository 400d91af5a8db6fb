import { launch } from '@foyer/contract/gameLaunch';
import { checkLocation, locationHeadersOf, locationRefusal } from '../../domain/player/checkLocation.server.ts';
import { ApiRefusal, apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import { refusedToken } from '../../services/session/sessionBoundTokens.server.ts';
import { badAddressCode, launchGame } from './launchApi.ts';
import { openingOf } from './openingOf.server.ts';

/** GM-02: the upstream request states the product, the device and whether the market is "rest of the world". */
export const launchRoute = apiRoute(launchGame, async ({ params, body }, call) => {
  const { visit, upstream, bearer, tokens, recalled } = call;
  if (recalled.has(params.gameId)) return new ApiRefusal(410, { message: 'The game was recalled' });
  const gameToken = tokens.open('launch', body.gameToken);
  if (!gameToken.opened) return refusedToken(gameToken);
  // Checked before a token is spent (MK-11).
  const refused = locationRefusal(await checkLocation(call, 'play'));
  if (refused !== null) return refused;
  const response = await upstream.call(
    launch,
    {
      params: { gameId: String(params.gameId) },
      headers: {
        ...locationHeadersOf(call).headers,
        'foyer-culture': visit.culture,
        'foyer-currency': visit.currencyIsoCode,
      },
      body: { productId: visit.productId, isMobile: visit.device === 'mobile', isROW: visit.isRow },
    },
    { bearer },
  );
  if (response.ok) {
    const opening = openingOf(response.value, call.games, visit.culture);
    if (!('problem' in opening)) return { ...opening, gameToken: gameToken.token };
    call.report('GAME_LAUNCH_REFUSED', { gameId: params.gameId, problem: opening.problem });
    return new ApiRefusal(502, { code: badAddressCode, message: 'The game has an address that may not be opened' });
  }
  // Maintenance of a game is an expected response, not a fault of the service. The status lets the player see the
  // difference; the service's own message stays in the log, as with every 5xx.
  if (response.failure.kind === 'broken' && response.failure.status === 503)
    return new ApiRefusal(503, { message: 'The game is under maintenance' }, response.failure.retryAfter);
  return refusalOf(response.failure);
});
