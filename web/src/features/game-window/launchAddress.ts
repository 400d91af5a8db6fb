import { parseUrl } from '../../base/parseUrl.ts';

/** Normalised spelling of the launch-token parameter (GM-02). */
export const launchTokenParameter = 'launchToken';

/**
 * Sets exactly one normalised launch-token parameter in the launch address. Returns null if the address is not on the
 * games origin, so that a response cannot send a player's token elsewhere.
 */
export function launchAddress(raw: string, launchToken: string, gamesOrigin: string): string | null {
  const address = parseUrl(raw);
  if (address === null) return null;
  if (address.origin !== gamesOrigin || address.username !== '' || address.password !== '') return null;
  const others = [...address.searchParams].filter(
    ([name]) => name.toLowerCase() !== launchTokenParameter.toLowerCase(),
  );
  address.search = new URLSearchParams([...others, [launchTokenParameter, launchToken]]).toString();
  address.hash = '';
  return address.href;
}
