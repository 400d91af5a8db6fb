import { flushSync } from 'react-dom';
import type { LaterCode } from '../base/bundles.ts';
import { loadViews } from '../page/loadViews.ts';
import type { PageModel } from '../page/pageModel.ts';
import type { Navigation } from '../ui/NavigationContext.tsx';
import type { PageAudience } from './fetchPage.browser.ts';
import { modelAt } from './modelAt.ts';
import type { PageStore } from './pageStore.ts';
import { placeNow, restoreScroll } from './restoreScroll.browser.ts';
import type { Place } from './restoreScroll.browser.ts';

interface HistoryEntry {
  /** Unique in the tab; scroll positions are kept under it. */
  foyerEntry: number;
}

interface NavigationOptions {
  page: PageStore;
  audience: () => PageAudience;
  /** Tells the player that a page could not be opened. */
  onFailure: () => void;
}

export interface BrowserNavigation extends Navigation {
  start(): void;
  stop(): void;
}

const atTheTop: Place = { y: 0, block: -1, gone: 0 };

/** Comes in idle time, or when it is first wanted. */
const fetching = { bundle: 'live', load: () => import('./fetchPage.browser.ts') } satisfies LaterCode;

/** Pages remembered for going back and forth; the oldest goes first. */
const cachedPages = 20;

/**
 * Moves between pages without a reload. An answer that a newer request overtook is dropped; back and forward restore
 * the scroll position; focus moves to the page's start, so that a keyboard or screen reader begins there.
 */
export function createNavigation({ page, audience, onFailure }: NavigationOptions): BrowserNavigation {
  const scrollPositions = new Map<number, Place>();
  const pages = new Map<string, PageModel>();
  let running: AbortController | null = null;
  let lastEntry = 0;
  let currentEntry = 0;

  const remember = (key: string, model: PageModel) => {
    pages.delete(key);
    pages.set(key, model);
    const oldest = pages.keys().next().value;
    if (pages.size > cachedPages && oldest !== undefined) pages.delete(oldest);
  };

  async function show(
    path: string,
    place: { scroll: Place; focus: boolean; fromMemory: boolean; anchor?: string },
  ): Promise<void> {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    const state = audience();
    const key = memoryKey(state, path);
    page.setState({ isPending: true });
    const known = place.fromMemory ? pages.get(key) : undefined;
    const fetched =
      known === undefined
        ? await fetching.load().then(
            ({ fetchPage }) => fetchPage(path, state, mine.signal),
            () => null,
          )
        : null;
    if (mine.signal.aborted) return;
    const asked = known ?? fetched;
    if (asked === null) {
      // What is shown stays, and so does its address: nothing is lost, and the link can be tried again.
      page.setState({ isPending: false });
      window.history.replaceState(window.history.state, '', page.getState().model.path);
      onFailure();
      return;
    }
    const model = modelAt(path, asked);
    const views = await loadViews(model, page.getState().visit.culture);
    if (mine.signal.aborted) return;
    remember(key, model);
    document.documentElement.toggleAttribute('data-player', state.loginState === 'Logged-In');
    // At once, because focus and scroll position belong to the new page.
    flushSync(() =>
      page.setState((before) => ({
        model,
        views,
        visit: { ...before.visit, ...state },
        isPending: false,
        count: before.count + (place.focus ? 1 : 0),
      })),
    );
    if (place.focus) {
      document.getElementById('content')?.focus({ preventScroll: true });
      restoreScroll(place.scroll, anchorOf(place.anchor));
    }
  }

  const onPopState = (event: PopStateEvent) => {
    scrollPositions.set(currentEntry, placeNow());
    currentEntry = entryOf(event.state);
    const scroll = scrollPositions.get(currentEntry) ?? atTheTop;
    // Another choice within the page that is shown: its blocks read the query themselves.
    if (window.location.pathname === page.getState().model.path && !page.getState().isPending) restoreScroll(scroll);
    else void show(window.location.pathname, { scroll, focus: true, fromMemory: true });
  };

  return {
    go(path, { replace = false, keepPlace = false } = {}) {
      const target = new URL(path, window.location.origin);
      if (target.origin !== window.location.origin) return;
      scrollPositions.set(currentEntry, placeNow());
      const isSameAddress = target.pathname === window.location.pathname && target.search === window.location.search;
      // A second press on what is on its way changes nothing.
      if (isSameAddress && page.getState().isPending && target.pathname !== page.getState().model.path) return;
      if (!replace && !isSameAddress) {
        lastEntry += 1;
        currentEntry = lastEntry;
      }
      const state: HistoryEntry = { foyerEntry: currentEntry };
      window.history[replace || isSameAddress ? 'replaceState' : 'pushState'](
        state,
        '',
        target.pathname + target.search + target.hash,
      );
      if (target.pathname !== page.getState().model.path || page.getState().isPending) {
        void show(target.pathname, { scroll: atTheTop, focus: true, fromMemory: false, anchor: target.hash });
      } else if (!keepPlace) restoreScroll(atTheTop, anchorOf(target.hash));
    },
    back(fallback) {
      if (currentEntry > 0) window.history.back();
      else this.go(fallback, { replace: true });
    },
    reload: () => show(window.location.pathname, { scroll: atTheTop, focus: false, fromMemory: false }),
    start() {
      window.history.scrollRestoration = 'manual';
      // After a reload the tab's earlier entries are still there.
      currentEntry = entryOf(window.history.state);
      lastEntry = currentEntry;
      const { model, visit } = page.getState();
      remember(memoryKey(visit, model.path), model);
      window.addEventListener('popstate', onPopState);
    },
    stop() {
      running?.abort();
      window.removeEventListener('popstate', onPopState);
    },
  };
}

/** What a link's `#…` leads to on the page that is shown. */
const anchorOf = (hash = ''): Element | null => document.getElementById(hash.slice(1));

const memoryKey = ({ loginState, access }: PageAudience, path: string): string => `${loginState} ${access} ${path}`;

function entryOf(state: unknown): number {
  const entry = (state as HistoryEntry | null)?.foyerEntry;
  return typeof entry === 'number' ? entry : 0;
}
