import { readLaunchAddress, withoutLaunchToken, type LaunchAddress } from './launchAddress.ts';

/**
 * Reads the frame's own address and removes the token from it. `isRefused`: another page than an allowed parent frames
 * this one; the frame must not start. The page lists the allowed parents in `data-parents`.
 */
export function takeLaunchAddress(): LaunchAddress & { readonly isRefused: boolean } {
  const address = readLaunchAddress(location.search, {
    ancestor: location.ancestorOrigins?.[0],
    allowed: (document.documentElement.dataset['parents'] ?? '').split(' ').filter(Boolean),
  });
  history.replaceState(history.state, '', withoutLaunchToken(location.href));
  return { ...address, isRefused: window.parent !== window && address.parentOrigin === null };
}
