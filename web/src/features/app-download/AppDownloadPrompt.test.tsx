import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Interaction } from '../../services/analytics/interaction.ts';
import { interactionEvent } from '../../services/analytics/trackInteraction.browser.ts';
import { startConsent } from '../../services/consent/startConsent.browser.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import AppDownloadPrompt from './AppDownloadPrompt.tsx';

afterEach(() => vi.unstubAllGlobals());

test('UI-03 AN-04 the prompt waits for the cookie choice, and pressing its link reports the interaction and hides it', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/156 Mobile' });
  const actions: string[] = [];
  const onInteraction = (event: Event) => {
    const { area, action } = (event as CustomEvent<Interaction>).detail;
    if (area === 'appDownload') actions.push(action);
  };
  window.addEventListener(interactionEvent, onInteraction);
  const stop = startConsent({ isWrappedApp: false, vendor: null });
  render(
    <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
      <TextContext value={{ t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') }}>
        <VisitContext value={visitFixture({ device: 'mobile' })}>
          <AppDownloadPrompt heading="As an app" text="The same games." action="Look" url="#app" />
        </VisitContext>
      </TextContext>
    </NavigationContext>,
  );
  expect([actions, screen.queryByRole('complementary')]).toEqual([[], null]);
  act(() => window.OneTrust?.RejectAll());
  fireEvent.click(screen.getByRole('link', { name: 'Look' }));
  window.removeEventListener(interactionEvent, onInteraction);
  stop?.();
  expect([actions, screen.queryByRole('complementary')]).toEqual([['shown', 'press'], null]);
});
