import { flushSync } from 'react-dom';
import type { LaterCode } from '../base/bundleNames.ts';
import { closeOverlay, overlayStore } from '../services/overlays/openOverlay.ts';
import { changeAddress } from '../ui/changeAddress.browser.ts';
import type { Navigation } from '../ui/NavigationContext.tsx';
import type { MissingCode } from './missingCode.browser.ts';
import { modelAt } from './modelAt.ts';
import { loadViews } from './page/loadViews.ts';
import type { PageAudience } from './page/pageAudience.ts';
import type { PageModel, PageResponse } from './page/pageModel.ts';
import type { PageStore } from './pageStore.ts';
import { currentScrollPosition } from './scrollPosition.browser.ts';
import type { ScrollPosition } from './scrollPosition.browser.ts';

interface HistoryEntry {
  /** Place among the entries of this document, which counts from 0; key of the stored scroll position. */
  foyerEntry: number;
}

interface NavigationOptions {
  page: PageStore;
  audience: () => PageAudience;
  /** Reports to the player that a page could not be opened. */
  onFailure: () => void;
  missingCode: MissingCode;
}

export interface BrowserNavigation extends Navigation {
  start(): void;
  stop(): void;
}

const atTheTop: ScrollPosition = { y: 0, block: -1, gone: 0, link: null };

/** Loaded in idle time or at first use. */
const fetching = {
  bundle: 'live',
  load: () => import('./fetchPage.browser.ts'),
  restoreScroll: () => import('./restoreScroll.browser.ts'),
} satisfies LaterCode;

/** Maximum number of cached pages for back and forward; the oldest is evicted first. */
const cachedPages = 20;

/**
 * Client-side navigation. Drops responses that a newer request has overtaken. Back and forward restore the scroll
 * position and the focused link. Moves focus to the start of a new page, so that keyboard and screen reader users begin
 * there. The history stays as it was when a page cannot be opened, and when a step through it closes what covers the
 * page.
 */
export function createNavigation({ page, audience, onFailure, missingCode }: NavigationOptions): BrowserNavigation {
  const scrollPositions = new Map<number, ScrollPosition>();
  const pages = new Map<string, PageModel>();
  let running: AbortController | null = null;
  /** Entry of the address bar. */
  let currentEntry = 0;
  /** Entry of the displayed page; another one than `currentEntry` while a page loads. */
  let shownEntry = 0;
  let currentHash = '';
  /** A step to `currentEntry` that takes back a step of the player. */
  let returning: { entry: number; onEnd?: () => void } | null = null;
  let isOwnStep = false;
  let stopRestoringScroll: () => void = () => {};

  /** The code is there once a page has been fetched; then this happens before the next frame. */
  const restoreScroll = (position: ScrollPosition, anchor: Element | null = null) => {
    stopRestoringScroll();
    let isCurrent = true;
    stopRestoringScroll = () => (isCurrent = false);
    void fetching.restoreScroll().then(
      (code) => {
        if (isCurrent) stopRestoringScroll = code.restoreScroll(position, anchor);
      },
      () => undefined,
    );
  };

  const remember = (key: string, model: PageModel) => {
    pages.delete(key);
    pages.set(key, model);
    const oldest = pages.keys().next().value;
    if (pages.size > cachedPages && oldest !== undefined) pages.delete(oldest);
  };

  async function show(
    path: string,
    place: { scroll: ScrollPosition; focus: boolean; fromMemory: boolean; mayStay?: boolean; anchor?: string },
  ): Promise<void> {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    const painted = nextPaint();
    const state = audience();
    const key = memoryKey(state, path);
    const mustLeave = place.mayStay !== true && state.loginState !== page.getState().visit.loginState;
    page.setState({ isPending: true });
    const known = place.fromMemory ? pages.get(key) : undefined;
    const fetched =
      known === undefined
        ? await fetching.load().then(
            ({ fetchPage }) => fetchPage(path, state, { signal: mine.signal, isLeaving: place.focus, mustLeave }),
            () => null,
          )
        : null;
    if (mine.signal.aborted || fetched === 'reloading') return;
    const result = known ?? fetched;
    if (result === null) {
      if ((await missingCode.isReloading()) || mine.signal.aborted) return;
      // Keep the current page and its address, so that the player can try again.
      page.setState({ isPending: false });
      if (currentEntry !== shownEntry) stepBackTo(shownEntry);
      else changeAddress(page.getState().model.path);
      onFailure();
      return;
    }
    const { visit: otherVisit, ...shown }: PageResponse = result;
    const model = modelAt(path, shown);
    const views = await loadViews(model, page.getState().visit.culture);
    if (await missingCode.isReloading()) return;
    if (mine.signal.aborted) return;
    // A known page is there at once; the press shows its effect before the browser draws that page.
    await painted;
    if (mine.signal.aborted) return;
    remember(otherVisit === undefined ? key : memoryKey(otherVisit, path), model);
    shownEntry = currentEntry;
    document.documentElement.toggleAttribute('data-player', state.loginState === 'Logged-In');
    // Synchronously, because focus and scroll position belong to the new page.
    flushSync(() =>
      page.setState((before) => ({
        model,
        views,
        visit: otherVisit ?? { ...before.visit, ...state },
        isPending: false,
        count: before.count + (place.focus ? 1 : 0),
      })),
    );
    if (place.focus) {
      document.getElementById('content')?.focus({ preventScroll: true });
      restoreScroll(place.scroll, anchorOf(place.anchor));
    }
  }

  const stepBackTo = (entry: number, onEnd?: () => void) => {
    returning = { entry, ...(onEnd !== undefined && { onEnd }) };
    window.history.go(entry - currentEntry);
  };

  /** Numbers an entry that has no number yet: the first one, and those of links to a part of the page. */
  const numberEntry = (entry: number) => {
    currentEntry = entry;
    changeAddress(window.location.href, { state: { foyerEntry: entry } satisfies HistoryEntry });
  };

  const onPopState = (event: PopStateEvent) => {
    const entry = entryOf(event.state);
    const isNewHash = currentHash !== window.location.hash;
    currentHash = window.location.hash;
    if (entry === null) {
      numberEntry(isNewHash ? currentEntry + 1 : currentEntry);
      if (!page.getState().isPending) shownEntry = currentEntry;
      return;
    }
    const returned = returning;
    returning = null;
    if (returned !== null) returned.onEnd?.();
    if (returned?.entry === entry) {
      currentEntry = entry;
      return;
    }
    const isPlayersStep = !isOwnStep && returned === null;
    isOwnStep = false;
    if (isPlayersStep && isPageCovered()) {
      // Blocks that read the address do not see the step.
      event.stopImmediatePropagation();
      const coveredEntry = currentEntry;
      currentEntry = entry;
      stepBackTo(coveredEntry, uncoverPage);
      return;
    }
    scrollPositions.set(currentEntry, currentScrollPosition());
    currentEntry = entry;
    const scroll = scrollPositions.get(currentEntry) ?? atTheTop;
    // Only the query changed: the blocks of the page read it themselves.
    if (window.location.pathname === page.getState().model.path && !page.getState().isPending) {
      shownEntry = currentEntry;
      restoreScroll(scroll);
    } else void show(window.location.pathname, { scroll, focus: true, fromMemory: true });
  };

  return {
    go(path, { replace = false, keepScroll = false, onSettled } = {}) {
      const target = new URL(path, window.location.origin);
      if (target.origin !== window.location.origin) return;
      scrollPositions.set(currentEntry, currentScrollPosition(target.pathname));
      const isSameAddress = target.pathname === window.location.pathname && target.search === window.location.search;
      // Ignore a second click on a pending link.
      if (isSameAddress && page.getState().isPending && target.pathname !== page.getState().model.path) return;
      returning = null;
      if (!replace && !isSameAddress) currentEntry += 1;
      currentHash = target.hash;
      const state: HistoryEntry = { foyerEntry: currentEntry };
      changeAddress(target.pathname + target.search + target.hash, { isNewEntry: !replace && !isSameAddress, state });
      if (target.pathname !== page.getState().model.path || page.getState().isPending) {
        const shown = show(target.pathname, { scroll: atTheTop, focus: true, fromMemory: false, anchor: target.hash });
        if (onSettled !== undefined) void shown.finally(onSettled);
        return;
      }
      shownEntry = currentEntry;
      if (!keepScroll) restoreScroll(atTheTop, anchorOf(target.hash));
      onSettled?.();
    },
    back(fallback) {
      isOwnStep = currentEntry > 0;
      if (isOwnStep) window.history.back();
      else this.go(fallback, { replace: true });
    },
    reload(options) {
      return show(window.location.pathname, { scroll: atTheTop, focus: false, fromMemory: false, ...options });
    },
    start() {
      window.history.scrollRestoration = 'manual';
      // After a reload the tab's earlier history entries still exist.
      numberEntry(entryOf(window.history.state) ?? 0);
      shownEntry = currentEntry;
      currentHash = window.location.hash;
      const { model, visit } = page.getState();
      remember(memoryKey(visit, model.path), model);
      window.addEventListener('popstate', onPopState, { capture: true });
    },
    stop() {
      running?.abort();
      stopRestoringScroll();
      window.removeEventListener('popstate', onPopState, { capture: true });
    },
  };
}

/** Maximum time in milliseconds until `nextPaint` resolves without a frame, as in a hidden tab. */
const maxPaintMs = 100;

/** Resolves after the next frame. */
const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    window.setTimeout(resolve, maxPaintMs);
    requestAnimationFrame(() => window.setTimeout(resolve));
  });

/** Target of a link's fragment on the current page. */
const anchorOf = (hash = ''): Element | null => document.getElementById(hash.slice(1));

const memoryKey = ({ loginState, access, marketId }: PageAudience, path: string): string =>
  `${loginState} ${access} ${marketId} ${path}`;

function entryOf(state: unknown): number | null {
  const entry = (state as HistoryEntry | null)?.foyerEntry;
  return typeof entry === 'number' ? entry : null;
}

/** The open dialog with the focus, or any other; null if every open dialog must be answered. */
const dismissableDialog = (): Element | null => {
  const selector = 'dialog[open]:not([closedby=none])';
  return document.activeElement?.closest(selector) ?? document.querySelector(selector);
};

/** Whether an overlay, which may still be loading, or a dialog is open that the player can dismiss. */
const isPageCovered = (): boolean => overlayStore.getState().open !== null || dismissableDialog() !== null;

/** Dismisses the dialog on top, as Escape does, or the overlay that is still loading. */
function uncoverPage(): void {
  const dialog = dismissableDialog();
  if (dialog === null) closeOverlay();
  else dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}
