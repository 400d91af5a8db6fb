import { releaseHeader } from '@foyer/contract/contractVersion';
import type { LaterCode } from '../base/bundleNames.ts';
import { tabStorage } from '../services/storage/browserStorage.browser.ts';
import { storedKeys } from '../services/storage/storedKeys.ts';
import { reloadPage } from '../ui/reloadPage.browser.ts';

export interface MissingCode {
  /** Resolves with true when the page is about to reload, because code that just failed to load is of an old release. */
  isReloading(): Promise<boolean>;
  stop(): void;
}

/** Maximum time in milliseconds to wait for the server's release. */
const releaseTimeoutMs = 10_000;

const deciding = { bundle: 'live', load: () => import('./startup/tabReload.browser.ts') } satisfies LaterCode;

/**
 * Reloads the page once per release when a file of its code is gone, and offers the reload where it would interrupt
 * something. Starts before lazy code.
 */
export function startMissingCode(isGameOpen: () => boolean): MissingCode {
  let decision: Promise<boolean> | null = null;

  async function decide(): Promise<boolean> {
    const server = await fetch('/api/release', {
      cache: 'no-store',
      signal: AbortSignal.timeout(releaseTimeoutMs),
    }).then(
      ({ headers }) => headers.get(releaseHeader),
      () => null,
    );
    // Null: the network failed, not the release.
    if (server === null || server === document.documentElement.dataset['release']) return false;
    return deciding.load().then(
      ({ onMissingCode }) => onMissingCode(server, isGameOpen()),
      () => {
        // The code that decides is gone too, and with it every form, game and payment. Reload at most once in this tab.
        if (tabStorage.get(storedKeys.releaseReloads) !== null || !tabStorage.set(storedKeys.releaseReloads, '{}'))
          return false;
        reloadPage();
        return true;
      },
    );
  }

  // Vite's event for every `import()` whose file, or style sheet, could not be loaded.
  const onPreloadError = () =>
    void (decision ??= decide().then(
      (isReloading) => {
        // Several files are gone at the same time: a page that is about to reload decides no more.
        if (!isReloading) decision = null;
        return isReloading;
      },
      () => {
        decision = null;
        return false;
      },
    ));
  window.addEventListener('vite:preloadError', onPreloadError);
  return {
    isReloading: () => decision ?? Promise.resolve(false),
    stop: () => window.removeEventListener('vite:preloadError', onPreloadError),
  };
}
