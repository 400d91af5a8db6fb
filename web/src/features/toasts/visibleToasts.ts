import type { Toast } from '../../services/overlays/toasts.ts';

/** Maximum number of toasts on screen; the newest are shown. */
const maxVisible = 3;

/**
 * Returns the newest three, errors separately, because they are announced assertively. News waits while a game is open.
 */
export function visibleToasts(
  toasts: readonly Toast[],
  isInGame: boolean,
): { errors: readonly Toast[]; others: readonly Toast[] } {
  const shown = toasts.filter(({ isNews }) => !isInGame || isNews !== true).slice(-maxVisible);
  return { errors: shown.filter(({ type }) => type === 'error'), others: shown.filter(({ type }) => type !== 'error') };
}
