import { parentOriginParameter } from '@foyer/contract/parentOriginParameter';

/** Normalised spelling of the launch-token parameter (GM-02). */
export const launchTokenParameter = 'launchToken';

/**
 * Sets exactly one normalised launch-token parameter and the page's origin in the launch address, whose origin the
 * server has checked.
 */
export function launchAddress(raw: string, launchToken: string, pageOrigin: string): string {
  const address = new URL(raw);
  address.searchParams.set(parentOriginParameter, pageOrigin);
  const others = [...address.searchParams].filter(
    ([name]) => name.toLowerCase() !== launchTokenParameter.toLowerCase(),
  );
  address.search = new URLSearchParams([...others, [launchTokenParameter, launchToken]]).toString();
  return address.href;
}
