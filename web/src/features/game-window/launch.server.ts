import { accountCodes } from '@foyer/contract/accounts';
import { launch } from '@foyer/contract/games';
import { judgePlay } from '../../market/playInCountry.server.ts';
import { ApiRefusal, apiRoute, refusalOf } from '../../server/apiRoute.server.ts';
import { refusedToken } from '../../session/sessionTokenCodecs.server.ts';
import { launchGame } from './launchApi.ts';

/** GM-02: the request carries the product, the device and whether the market is the rest of the world. */
export const launchRoute = apiRoute(launchGame, async ({ params, body }, call) => {
  const { visit, upstream, bearer, tokens } = call;
  const gameToken = tokens.open('launch', body.gameToken);
  if (!gameToken.opened) return refusedToken(gameToken);
  // Before a token is spent (MK-11). An unknown country restricts nobody.
  if ((await judgePlay(call)).play === 'restricted')
    return new ApiRefusal(403, {
      code: accountCodes.countryRestricted,
      message: 'Play is not allowed in this country',
    });
  const response = await upstream.call(
    launch,
    {
      params: { gameId: String(params.gameId) },
      body: { productId: visit.productId, isMobile: visit.device === 'mobile', isROW: visit.isRow },
    },
    { bearer },
  );
  if (response.ok) return { ...response.value, gameToken: gameToken.token };
  // A game under maintenance is an answer of the service, not a fault of it: the status tells the player which of the two it is.
  // The service's own message stays in the log, as with every 5xx.
  if (response.failure.kind === 'broken' && response.failure.status === 503)
    return new ApiRefusal(503, { message: 'The game is under maintenance' }, response.failure.retryAfter);
  return refusalOf(response.failure);
});
