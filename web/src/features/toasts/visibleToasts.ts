import type { Toast } from '../../services/overlays/toasts.ts';

/** Maximum number of toasts on screen; the newest are shown. */
const maxVisible = 3;

/** Returns the newest three, errors separately, because they are announced assertively. */
export function visibleToasts(toasts: readonly Toast[]): { errors: readonly Toast[]; others: readonly Toast[] } {
  const shown = toasts.slice(-maxVisible);
  return { errors: shown.filter(({ type }) => type === 'error'), others: shown.filter(({ type }) => type !== 'error') };
}
