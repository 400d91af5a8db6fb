import { parentOriginParameter } from '@foyer/contract/parentOriginParameter';

/** Normalised spelling of the launch-token parameter (GM-02). */
const launchTokenParameter = 'launchToken';

/**
 * Sets exactly one normalised launch-token parameter and the page's origin in the launch address, whose origin the
 * server has checked.
 */
export function launchAddress(raw: string, launchToken: string, pageOrigin: string): string {
  const address = new URL(raw);
  address.searchParams.set(parentOriginParameter, pageOrigin);
  for (const name of new URL(raw).searchParams.keys())
    if (name.toLowerCase() === 'launchtoken') address.searchParams.delete(name);
  address.searchParams.set(launchTokenParameter, launchToken);
  return address.href;
}
