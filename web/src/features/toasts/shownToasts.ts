import type { Toast } from '../../overlays/toasts.ts';

/** Toasts on screen at a time; the newest count. */
const maxShown = 3;

/** The newest three, errors apart from the rest, because they are announced at once. */
export function shownToasts(toasts: readonly Toast[]): { errors: readonly Toast[]; others: readonly Toast[] } {
  const shown = toasts.slice(-maxShown);
  return { errors: shown.filter(({ type }) => type === 'error'), others: shown.filter(({ type }) => type !== 'error') };
}
