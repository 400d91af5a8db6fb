import { trackInteraction } from '../analytics/trackInteraction.browser.ts';
import { gamesStore } from '../domain/game/gamesStore.ts';
import { siteStore } from '../domain/site/siteStore.ts';
import { overlayStore } from '../overlays/openOverlay.ts';
import type { OverlayName } from '../overlays/openOverlay.ts';
import { toastStore } from '../overlays/toasts.ts';
import { realtimeStore } from '../realtime/realtimeStore.ts';
import { onLogout } from '../session/sessionEvents.ts';

interface Followed<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
}

/** Calls back when a part of a store's state becomes another one. */
function onChange<State, Part>(
  store: Followed<State>,
  part: (state: State) => Part,
  listener: (now: Part, before: Part) => void,
): () => void {
  let before = part(store.getState());
  return store.subscribe(() => {
    const now = part(store.getState());
    if (Object.is(now, before)) return;
    const old = before;
    before = now;
    listener(now, old);
  });
}

/** Overlays whose coming and going is told by the state that opens them; the others tell of themselves. */
function trackOverlayChanges(name: OverlayName | null, isOpen: boolean): void {
  if (name === 'search') trackInteraction({ area: 'search', action: isOpen ? 'open' : 'close' });
  if (name === 'history') trackInteraction({ area: 'playerHistory', action: isOpen ? 'shown' : 'close' });
  if (name === 'myPlay') trackInteraction({ area: 'myPlay', action: isOpen ? 'shown' : 'close' });
  if (name === 'verification' || name === 'cookieSettings' || name === 'freedomBonus' || name === 'gameInformation')
    trackInteraction({ area: name, action: isOpen ? 'shown' : 'close' });
}

/**
 * What happens to the state of the page, whoever caused it: told here once, instead of at each button that may cause it,
 * most of which come with the first paint and are to stay small.
 */
export function trackStateChanges(): () => void {
  // What was opened or chosen before this code came is news all the same.
  trackOverlayChanges(overlayStore.getState().open, true);
  const trackCategory = trackCategoryChanges();
  trackCategory();
  let lastToast = 0;
  const stops = [
    onLogout(() => trackInteraction({ area: 'logout', action: 'success' })),
    onChange(
      overlayStore,
      ({ open }) => open,
      (open, before) => {
        trackOverlayChanges(before, false);
        trackOverlayChanges(open, true);
      },
    ),
    onChange(
      gamesStore,
      ({ activeCategory, activeSubCategory }) => `${activeCategory ?? ''} ${activeSubCategory ?? ''}`,
      trackCategory,
    ),
    onChange(
      gamesStore,
      ({ bigWinners }) => bigWinners.sortBy,
      (sortBy) => trackInteraction({ area: 'bigWinners', action: 'sort', sortBy }),
    ),
    onChange(
      siteStore,
      ({ userPromos }) => userPromos.count,
      (count) => trackInteraction({ area: 'promotions', action: 'counted', count }),
    ),
    onChange(
      realtimeStore,
      ({ name }) => name,
      (state) => trackInteraction({ area: 'connection', action: 'state', state }),
    ),
    onChange(
      toastStore,
      ({ toasts }) => toasts,
      (toasts) => {
        for (const { id, type } of toasts)
          if (id > lastToast) trackInteraction({ area: 'toast', action: 'shown', kind: type });
        lastToast = Math.max(lastToast, ...toasts.map(({ id }) => id));
      },
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** A category that is chosen, and a shelf of the one that is shown. */
function trackCategoryChanges(): () => void {
  let shown: number | null = null;
  return () => {
    const { categories, activeCategory, activeSubCategory } = gamesStore.getState();
    const isSame = activeCategory === shown;
    shown = activeCategory;
    const category = categories.find(({ Id }) => Id === activeCategory);
    // None is what a page begins with, and what it leaves behind.
    if (category === undefined) return;
    const sub = category.SubCategories.find(({ Id }) => Id === activeSubCategory);
    trackInteraction({
      area: 'category',
      action: isSame ? 'selectSubCategory' : 'select',
      categoryId: category.Id,
      name: isSame ? (sub?.Name ?? category.Name) : category.Name,
      subCategoryId: activeSubCategory,
    });
  };
}
