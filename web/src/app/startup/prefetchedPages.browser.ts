import { releaseHeader } from '@foyer/contract/contractVersion';
import * as v from 'valibot';
import { browserClock } from '../../base/browserClock.browser.ts';
import { browserDeps, requestOf } from '../../services/api/apiClient.browser.ts';
import { serverReleaseStore } from '../../services/api/serverRelease.ts';
import { startDeadline } from '../../services/api/startDeadline.browser.ts';
import { marketCookies } from '../../services/session/marketCookies.browser.ts';
import { onLogout } from '../../services/session/sessionEvents.ts';
import { getPage, pageQuery } from '../page/pageApi.ts';
import type { PageAudience } from '../page/pageAudience.ts';
import type { PageResponse } from '../page/pageModel.ts';
import { createPrefetchCache } from './prefetchCache.browser.ts';
import { ownRelease } from './tabReload.browser.ts';

const pages = createPrefetchCache<PageResponse>({
  clock: browserClock,
  maxEntries: 6,
  maxAgeMs: 30_000,
  maxRunning: 2,
});

/** Time in milliseconds after which a press no longer waits for the request of its prefetch, but sends its own. */
const timeoutMs = 10_000;

/** Another market, language, session or access has other pages. */
const keyOf = (path: string, { loginState, access, marketId }: PageAudience): string =>
  [marketCookies(), loginState, access, marketId, path].join(' ');

const isOtherRelease = (): boolean => ![null, ownRelease()].includes(serverReleaseStore.getState().release);

/**
 * Fetches a page ahead of a press or a login. Sends no token, reports no failure and does not tell the tab of the
 * server's release: only a press may do that. Once the server has another release, a press loads the page in full, so
 * nothing is fetched.
 * @param onPage called with the page when it arrives, for the code that it needs
 */
export function prefetchPage(path: string, audience: PageAudience, onPage?: (page: PageResponse) => void): void {
  if (isOtherRelease()) return;
  pages.prefetch(keyOf(path, audience), async (signal) => {
    const fetched = await fetchAhead(path, audience, signal);
    if (fetched !== null) onPage?.(fetched);
    return fetched;
  });
}

export const dropPrefetchedPages = (): void => pages.clear();

async function fetchAhead(path: string, audience: PageAudience, signal: AbortSignal): Promise<PageResponse | null> {
  const deadline = startDeadline(timeoutMs, signal);
  try {
    const response = await browserDeps.fetch(
      ...requestOf(browserDeps, getPage, { query: pageQuery(path, audience) }, { signal: deadline.signal }),
    );
    if (!response.ok || response.headers.get(releaseHeader) !== ownRelease()) return null;
    const parsed = v.safeParse(getPage.response, await response.json());
    // A page that failed for the moment is fetched again at the press.
    return parsed.success && parsed.output.status === 200 ? parsed.output : null;
  } finally {
    deadline.end();
  }
}

/** Returns the prefetched page of a press, once; null when the press has to fetch it. */
export const takePrefetchedPage = (
  path: string,
  audience: PageAudience,
  signal: AbortSignal,
): Promise<PageResponse | null> => pages.take(keyOf(path, audience), signal);

/** Drops all pages when the session ends, with a new release and when the tab returns after another page. */
export function followInvalidations(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && pages.clear();
  window.addEventListener('pageshow', onShow);
  const stops = [onLogout(pages.clear), serverReleaseStore.subscribe(() => isOtherRelease() && pages.clear())];
  return () => {
    window.removeEventListener('pageshow', onShow);
    for (const stop of stops) stop();
    pages.clear();
  };
}
