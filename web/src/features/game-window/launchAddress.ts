import { parentOriginParameter } from '@foyer/contract/parentOriginParameter';

/** Normalised spelling of the launch-token parameter (GM-02). */
const launchTokenParameter = 'launchToken';

/**
 * Adds the launch token and the page's origin to a launch address. Parameters for the token in any case are replaced by
 * one. The server has checked the address's origin.
 */
export function launchAddress(raw: string, launchToken: string, pageOrigin: string): string {
  const address = new URL(raw);
  address.searchParams.set(parentOriginParameter, pageOrigin);
  for (const name of new URL(raw).searchParams.keys())
    if (name.toLowerCase() === 'launchtoken') address.searchParams.delete(name);
  address.searchParams.set(launchTokenParameter, launchToken);
  return address.href;
}
