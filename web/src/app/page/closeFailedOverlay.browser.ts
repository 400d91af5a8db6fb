import type { AnyBlockDefinition } from '../../domain/block/blockDefinition.ts';
import { closeOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { opensOverlay } from '../blocks/blockDefinitions.ts';

/** Closes an overlay whose block failed, and says so. The block renders anew, so that it can be opened again. */
export function closeFailedOverlay({ opens, close }: AnyBlockDefinition, message: string): void {
  const { open } = overlayStore.getState();
  // Some blocks render overlays that they do not name in `opens`.
  if (open !== null && (open === opens || !opensOverlay(open))) closeOverlay();
  close?.();
  showToast(message, 'error');
}
