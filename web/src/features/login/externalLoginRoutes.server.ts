import { logoutReasons } from '@foyer/contract/accounts';
import { beginExternalLogin, endExternalLogin, finishExternalLogin } from '@foyer/contract/externalLogin';
import { locationHeadersOf } from '../../domain/player/checkLocation.server.ts';
import { ApiRefusal, apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import {
  keepLogin,
  keepLogoutHint,
  takeLogin,
  takeLogoutHint,
} from '../../services/session/externalLoginCookie.server.ts';
import { externalLoginPath } from '../../services/session/externalLoginPath.ts';
import { endSession } from '../../services/session/session.server.ts';
import { refusedToken } from '../../services/session/sessionBoundTokens.server.ts';
import { postExternalLoginFinish, postExternalLoginStart, postExternalLogout } from './externalLoginApi.ts';
import { openedSession } from './login.server.ts';
import { launchTokensAtLogin } from './loginRequest.ts';

const notHere = () => new ApiRefusal(404, { message: 'No such call.' });

/** Logins at an identity provider. The page learns neither state, nonce and verifier nor the provider's tokens. */
export const externalLoginRoutes = [
  apiRoute(postExternalLoginStart, async ({ body }, call) => {
    if (call.visit.externalLogin !== true) return notHere();
    const redirectUri = call.siteOrigin + externalLoginPath;
    const begun = await call.upstream.call(beginExternalLogin, { body: { redirectUri, culture: call.visit.culture } });
    if (!begun.ok) return refusalOf(begun.failure);
    keepLogin(call, begun.value.transaction, body.returnPath);
    return { url: begun.value.url };
  }),
  apiRoute(postExternalLoginFinish, async ({ body }, call) => {
    if (call.visit.externalLogin !== true) return notHere();
    const waiting = takeLogin(call);
    if (waiting === null) return new ApiRefusal(400, { message: 'This browser has begun no login.' });
    const { transaction, returnPath } = waiting;
    const finished = await call.upstream.call(finishExternalLogin, {
      ...locationHeadersOf(call),
      body: {
        transaction,
        redirectUri: call.siteOrigin + externalLoginPath,
        parameters: body.parameters,
        numLaunchTokens: launchTokensAtLogin,
      },
    });
    if (!finished.ok) return refusalOf(finished.failure);
    if ('code' in finished.value) return finished.value;
    const { logoutHint = null, ...opened } = finished.value;
    const session = openedSession(call, opened);
    if (session instanceof ApiRefusal) return session;
    keepLogoutHint(call, { logoutHint, refreshToken: opened.tokens.refreshTokens[0] });
    return { ...session, returnPath };
  }),
  apiRoute(postExternalLogout, async ({ body }, call) => {
    if (call.visit.externalLogin !== true) return notHere();
    const left = call.tokens.open('user', body.userId);
    if (!left.opened) return refusedToken(left);
    const hint = takeLogoutHint(call);
    if (hint === null) return { url: null };
    const request = { userId: left.token, reason: logoutReasons.requested };
    const ended = await call.upstream.call(
      endExternalLogin,
      { body: { ...request, ...hint, redirectUri: `${call.siteOrigin}/` } },
      { bearer: left.token },
    );
    if (!ended.ok || ended.value.url === null) return { url: null };
    // The page leaves for the provider and makes no further call.
    await endSession(call, { ...request, userId: body.userId });
    return { url: ended.value.url };
  }),
];
