import { culture, type Culture } from '@foyer/contract/identifiers';
import { defaultCulture } from '@foyer/contract/languages';
import * as v from 'valibot';

export interface LaunchAddress {
  readonly launchToken: string | null;
  readonly culture: Culture;
  /** Origin of the window around the game, or null where it is none of ours or there is no window. */
  readonly parentOrigin: string | null;
}

/**
 * What the frame's own address says. `ancestor` is the framing origin where the browser tells it; elsewhere the address
 * names it. Either way it counts only when it is one of `allowed`.
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

/** The same address without the token, so that it is in no history entry and no copied link. */
export function withoutLaunchToken(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('launchToken');
  return url.href;
}
