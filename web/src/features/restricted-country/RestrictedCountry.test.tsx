import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteStore } from '../../domain/site/siteStore.ts';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Interaction } from '../../services/analytics/interaction.ts';
import { interactionEvent } from '../../services/analytics/trackInteraction.browser.ts';
import type { Visit } from '../../services/market/visit.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import RestrictedCountry from './RestrictedCountry.tsx';

await loadLazyMessages('en', 'restrictedCountry');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const go = vi.fn<(path: string) => void>();
let interactions: Interaction[] = [];
const onInteraction = (event: Event) => void interactions.push((event as CustomEvent<Interaction>).detail);
beforeEach(() => {
  interactions = [];
  window.addEventListener(interactionEvent, onInteraction);
});
afterEach(() => {
  window.removeEventListener(interactionEvent, onInteraction);
  vi.unstubAllGlobals();
});

function show(response: unknown) {
  vi.stubGlobal('fetch', async () => Response.json(response));
  return render(
    <VisitContext value={{ locale: 'en-GB' } as Visit}>
      <NavigationContext value={{ go, back: () => undefined, reload: () => Promise.resolve() }}>
        <TextContext value={text}>
          <RestrictedCountry />
        </TextContext>
      </NavigationContext>
    </VisitContext>,
  );
}
const actions = () => interactions.map(({ action }) => action);

test('MK-11 the notice names the country, and Withdraw opens the banking window', async () => {
  show({ play: 'restricted', countryIso2: 'BV' });
  await screen.findByRole('heading', { name: 'Not available where you are' });
  expect(screen.getByText(/Bouvet Island/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(siteStore.getState().bankingModal.show).toBe(true);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(actions()).toEqual(['shown', 'withdraw']);
});

test('MK-11 Support links to the help page and is reported', async () => {
  show({ play: 'restricted', countryIso2: 'BV' });
  const support = await screen.findByRole('link', { name: 'Support' });
  expect(support.getAttribute('href')).toBe('/help');
  fireEvent.click(support);
  expect(actions()).toEqual(['shown', 'support']);
});

test('MK-11 closing the notice is reported', async () => {
  show({ play: 'restricted', countryIso2: 'BV' });
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(actions()).toEqual(['shown', 'close']);
});

test.each(['allowed', 'unknown'])('MK-11 shows and reports nothing where play is %s', async (play) => {
  show({ play, countryIso2: null });
  await new Promise((resolve) => setImmediate(resolve));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(interactions).toEqual([]);
});
