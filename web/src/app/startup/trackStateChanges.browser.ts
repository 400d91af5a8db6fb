import { gamesStore } from '../../domain/game/gamesStore.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { overlayStore } from '../../services/overlays/openOverlay.ts';
import type { OverlayName } from '../../services/overlays/openOverlay.ts';
import { toastStore } from '../../services/overlays/toasts.ts';
import { realtimeStore } from '../../services/realtime/realtimeStore.ts';
import { onLogout } from '../../services/session/sessionEvents.ts';

interface TrackedState<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
}

/** Calls back when the selected part of a store's state changes. */
function onChange<State, Part>(
  store: TrackedState<State>,
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

/** Overlays whose opening and closing is tracked from state; other overlays track themselves. */
function trackOverlayChanges(name: OverlayName | null, isOpen: boolean): void {
  if (name === 'search') trackInteraction({ area: 'search', action: isOpen ? 'open' : 'close' });
  if (name === 'history') trackInteraction({ area: 'playerHistory', action: isOpen ? 'shown' : 'close' });
  if (name === 'myPlay') trackInteraction({ area: 'myPlay', action: isOpen ? 'shown' : 'close' });
  if (name === 'verification' || name === 'cookieSettings' || name === 'freedomBonus' || name === 'gameInformation')
    trackInteraction({ area: name, action: isOpen ? 'shown' : 'close' });
}

/**
 * Tracks state changes in one place, whatever caused them. The components that cause them load with the first paint and
 * must stay small.
 */
export function trackStateChanges(): () => void {
  // Also track what was opened or chosen before this code loaded.
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

/** Tracks the chosen category and the shelf of the current one. */
function trackCategoryChanges(): () => void {
  let shown: number | null = null;
  return () => {
    const { categories, activeCategory, activeSubCategory } = gamesStore.getState();
    const isSame = activeCategory === shown;
    shown = activeCategory;
    const category = categories.find(({ Id }) => Id === activeCategory);
    // Undefined before the first choice and after leaving the page.
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
