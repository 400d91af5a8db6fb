import { defaultCulture, isCulture, type Culture } from '@foyer/contract/languages';
import { parentOriginParameter } from '@foyer/contract/parentOriginParameter';

export interface LaunchAddress {
  readonly launchToken: string | null;
  readonly culture: Culture;
  /** Origin of the parent window; null if the address names none that is allowed. */
  readonly parentOrigin: string | null;
}

/**
 * Parses the frame's own address. The address names the parent's origin, which counts only if it is in `allowed`.
 * `ancestor` is the framing origin if the browser provides it: absent or masked (`null`) says nothing, another origin
 * than the named one is a refusal.
 */
export function readLaunchAddress(
  search: string,
  { ancestor, allowed }: { ancestor: string | undefined; allowed: readonly string[] },
): LaunchAddress {
  const query = new URLSearchParams(search);
  const named = query.get('culture') ?? '';
  const parent = query.get(parentOriginParameter);
  const isContradicted = ancestor !== undefined && ancestor !== 'null' && ancestor !== parent;
  return {
    launchToken: query.get('launchToken') || null,
    culture: isCulture(named) ? named : defaultCulture,
    parentOrigin: parent !== null && allowed.includes(parent) && !isContradicted ? parent : null,
  };
}

/** Removes the token from the address, so that the browser history and copied links do not contain it. */
export function withoutLaunchToken(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('launchToken');
  return url.href;
}
