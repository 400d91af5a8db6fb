import { createStore } from '../../base/createStore.ts';
import { openOverlay } from '../../services/overlays/openOverlay.ts';

/** Promotion whose terms are open. */
export interface OpenTerms {
  promotionId: number;
  serviceId: number;
  title: string;
}

export const openTermsStore = createStore<{ shown: OpenTerms | null }>(() => ({ shown: null }));

export function openTerms(shown: OpenTerms): void {
  openTermsStore.setState({ shown });
  openOverlay('promotionTerms');
}
