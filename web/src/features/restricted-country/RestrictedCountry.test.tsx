import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Interaction } from '../../analytics/interaction.ts';
import { interactionEvent } from '../../analytics/trackInteraction.browser.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/lazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Visit } from '../../market/visit.ts';
import { VisitContext } from '../../market/VisitContext.tsx';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import RestrictedCountry from './RestrictedCountry.tsx';

await loadLazyMessages('en', 'restrictedCountry');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const go = vi.fn<(path: string) => void>();
let told: Interaction[] = [];
const hear = (event: Event) => void told.push((event as CustomEvent<Interaction>).detail);
beforeEach(() => {
  told = [];
  window.addEventListener(interactionEvent, hear);
});
afterEach(() => {
  window.removeEventListener(interactionEvent, hear);
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
const actions = () => told.map(({ action }) => action);

test('MK-11 the notice names the country and offers two ways; withdrawing opens the banking window, and each step is told', async () => {
  show({ play: 'restricted', countryIso2: 'BV' });
  await screen.findByRole('heading', { name: 'No play where you are' });
  expect(screen.getByText(/Bouvet Island/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(siteStore.getState().bankingModal.show).toBe(true);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(actions()).toEqual(['shown', 'withdraw']);
});

test('MK-11 support leads to the help page, and closing is told as closing', async () => {
  show({ play: 'restricted', countryIso2: 'BV' });
  const support = await screen.findByRole('link', { name: 'Support' });
  expect(support.getAttribute('href')).toBe('/help');
  fireEvent.click(support);
  expect(actions()).toEqual(['shown', 'support']);
});

test('MK-11 a close is told', async () => {
  show({ play: 'restricted', countryIso2: 'BV' });
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(actions()).toEqual(['shown', 'close']);
});

test.each(['allowed', 'unknown'])('MK-11 where play is %s nothing is shown and nothing told', async (play) => {
  show({ play, countryIso2: null });
  await new Promise((resolve) => setImmediate(resolve));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(told).toEqual([]);
});
