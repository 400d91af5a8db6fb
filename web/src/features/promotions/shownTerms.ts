import { createStore } from 'zustand/vanilla';
import { openOverlay } from '../../overlays/openOverlay.ts';

/** The promotion whose terms there are to read. */
export interface ShownTerms {
  promotionId: number;
  serviceId: number;
  title: string;
}

export const shownTermsStore = createStore<{ shown: ShownTerms | null }>(() => ({ shown: null }));

export function showTerms(shown: ShownTerms): void {
  shownTermsStore.setState({ shown });
  openOverlay('promotionTerms');
}
