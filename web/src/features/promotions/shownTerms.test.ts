import { expect, test } from 'vitest';
import { overlayStore } from '../../overlays/openOverlay.ts';
import { showTerms, shownTermsStore } from './shownTerms.ts';

test('UK22 the terms of a promotion open in their overlay', () => {
  const shown = { promotionId: 7, serviceId: 2, title: 'Spring offer' };
  showTerms(shown);
  expect([shownTermsStore.getState(), overlayStore.getState().open]).toEqual([{ shown }, 'promotionTerms']);
});
