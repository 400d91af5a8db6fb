import { expect, test } from 'vitest';
import { overlayStore } from '../../services/overlays/openOverlay.ts';
import { openTerms, openTermsStore } from './openTerms.ts';

test('UK22 the terms of a promotion open in their overlay', () => {
  const shown = { promotionId: 7, serviceId: 2, title: 'Spring offer' };
  openTerms(shown);
  expect([openTermsStore.getState(), overlayStore.getState().open]).toEqual([{ shown }, 'promotionTerms']);
});
