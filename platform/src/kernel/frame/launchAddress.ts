import { culture, type Culture } from '@foyer/contract/identifiers';
import { defaultCulture } from '@foyer/contract/languages';
import * as v from 'valibot';

export interface LaunchAddress {
  readonly launchToken: string | null;
  readonly culture: Culture;
  /** Origin of the parent window; null without a parent or if the origin is not allowed. */
  readonly parentOrigin: string | null;
}

/**
 * Parses the frame's own address. `ancestor` is the framing origin if the browser provides it; otherwise the address
 * names it. Both count only if they are in `allowed`.
 */
export function readLaunchAddress(
  search: string,
  { ancestor, allowed }: { ancestor: string | null; allowed: readonly string[] },
): LaunchAddress {
  const query = new URLSearchParams(search);
  const named = v.safeParse(culture, query.get('culture'));
  const parent = ancestor ?? query.get('parentOrigin');
  return {
    launchToken: query.get('launchToken') || null,
    culture: named.success ? named.output : defaultCulture,
    parentOrigin: parent !== null && allowed.includes(parent) ? parent : null,
  };
}

/** Removes the token from the address, so that the browser history and copied links do not contain it. */
export function withoutLaunchToken(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('launchToken');
  return url.href;
}
