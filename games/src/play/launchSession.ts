import type { takeLaunchAddress } from '../page/takeLaunchAddress.ts';
import { playRequest, postOf } from './playRequest.ts';

/** Requests the session of a launch; null without a launch token, or in the frame of an unknown page. */
export function launchSession(
  {
    launchToken,
    culture,
    isRefused,
  }: Pick<ReturnType<typeof takeLaunchAddress>, 'launchToken' | 'culture' | 'isRefused'>,
  gameId: number,
): Promise<Response> | null {
  if (launchToken === null || isRefused) return null;
  const response = playRequest('/session', postOf({ launchToken, gameId, culture }));
  // The game's code awaits the response, and handles a failure then.
  response.catch(() => undefined);
  return response;
}
