import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Interaction } from '../../analytics/interaction.ts';
import { interactionEvent } from '../../analytics/trackInteraction.browser.ts';
import { createFormats } from '../../i18n/formats.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Visit } from '../../market/visit.ts';
import { VisitContext } from '../../market/VisitContext.tsx';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import AppDownloadPrompt from './AppDownloadPrompt.tsx';

afterEach(() => vi.unstubAllGlobals());

test('UI-03 AN-04 asking for the app is told of, and the band goes', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/156 Mobile' });
  const told: string[] = [];
  const hear = (event: Event) => told.push((event as CustomEvent<Interaction>).detail.action);
  window.addEventListener(interactionEvent, hear);
  render(
    <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
      <TextContext value={{ t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') }}>
        <VisitContext value={{ device: 'mobile' } as Visit}>
          <AppDownloadPrompt heading="As an app" text="The same games." action="Look" url="#app" />
        </VisitContext>
      </TextContext>
    </NavigationContext>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Look' }));
  window.removeEventListener(interactionEvent, hear);
  expect([told, screen.queryByRole('complementary')]).toEqual([['shown', 'press'], null]);
});
