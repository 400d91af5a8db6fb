import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Visit } from '../market/visit.ts';
import { closeOverlay, openOverlay, overlayStore } from '../overlays/openOverlay.ts';
import type { PageModel } from '../page/pageModel.ts';
import { loadDeferredViews } from './deferredViews.browser.ts';
import { createPageStore } from './pageStore.ts';

afterEach(closeOverlay);

const pageWithChat = () => ({ blocks: [{ alias: 'genesys' }] }) as unknown as PageModel;

test('UI-02 what was opened while another page came is open on that page, and nothing is said to be wrong', async () => {
  // The other page may come at any step of the way; from the second time on the code is there at once.
  for (let steps = 0; steps < 12; steps += 1) {
    const page = createPageStore(pageWithChat(), { culture: 'en' } as Visit, new Map());
    const onFailure = vi.fn<() => void>();
    loadDeferredViews(page, onFailure);
    openOverlay('chat');
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    page.setState({ model: pageWithChat() });
    await waitFor(() => expect(page.getState().views.has('genesys')).toBe(true));
    expect([steps, onFailure.mock.calls.length, overlayStore.getState().open]).toEqual([steps, 0, 'chat']);
    closeOverlay();
  }
});
