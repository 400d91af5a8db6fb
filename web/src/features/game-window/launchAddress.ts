import { frameAddress } from '../../domain/operator/operatorAddress.ts';

/** Normalised spelling of the launch-token parameter (GM-02). */
export const launchTokenParameter = 'launchToken';

/**
 * Sets exactly one normalised launch-token parameter and the page's origin in the launch address. Returns null if the
 * address is not on the games origin.
 */
export function launchAddress(
  raw: string,
  launchToken: string,
  { gamesOrigin, pageOrigin }: { gamesOrigin: string; pageOrigin: string },
): string | null {
  const address = frameAddress(raw, gamesOrigin, pageOrigin);
  if (address === null) return null;
  const others = [...address.searchParams].filter(
    ([name]) => name.toLowerCase() !== launchTokenParameter.toLowerCase(),
  );
  address.search = new URLSearchParams([...others, [launchTokenParameter, launchToken]]).toString();
  address.hash = '';
  return address.href;
}
