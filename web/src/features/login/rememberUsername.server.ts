import { apiRoute } from '../../server/apiRoute.server.ts';
import { cookies } from '../../storage/cookies.ts';
import { postRememberUsername } from './rememberUsernameApi.ts';

/** Nobody is asked whether there is such a player, so nothing can be learnt about one here. */
export const rememberUsernameRoute = apiRoute(postRememberUsername, async ({ body }, { sealedCookies }) => {
  if (body.operation === 'get') return { username: sealedCookies.read(cookies.rememberedUsername) ?? '' };
  const username = body.username.trim();
  const isKept = sealedCookies.keep(cookies.rememberedUsername, username === '' ? null : username);
  return { username: isKept ? username : '' };
});
