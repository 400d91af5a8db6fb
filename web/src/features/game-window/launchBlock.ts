import { isOverlayRequested } from '../../services/overlays/overlayQueue.ts';
import type { OverlayQueueState } from '../../services/overlays/overlayQueue.ts';
import type { PlayerState } from '../../services/player/playerState.ts';

/** A regulatory notice comes before play (RG-05, MK-11). The game launches after the notice closes. */
export const isLaunchBlockedByNotice = (queue: OverlayQueueState): boolean =>
  isOverlayRequested(queue, 'terms') || isOverlayRequested(queue, 'restrictedCountry');

/** Known before the notice's code has loaded, so that no launch starts in the meantime. */
export const isLaunchBlockedByTerms = ({ account }: PlayerState): boolean =>
  account?.regulated.areTermsAndConditionsAccepted === false;
