import { closeOverlay, overlayStore } from '../services/overlays/openOverlay.ts';

/** The open dialog with the focus, or any other; null if every open dialog must be answered. */
const dismissableDialog = (): Element | null => {
  const selector = 'dialog[open]:not([closedby=none])';
  return document.activeElement?.closest(selector) ?? document.querySelector(selector);
};

/** Whether an overlay, which may still be loading, or a dialog is open that the player can dismiss. */
export const isPageCovered = (): boolean => overlayStore.getState().open !== null || dismissableDialog() !== null;

/** Dismisses the dialog on top, as Escape does, or the overlay that is still loading. */
export function uncoverPage(): void {
  const dialog = dismissableDialog();
  if (dialog === null) closeOverlay();
  else dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}
