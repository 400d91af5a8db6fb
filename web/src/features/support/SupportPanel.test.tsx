import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { Interaction } from '../../services/analytics/interaction.ts';
import { interactionEvent } from '../../services/analytics/trackInteraction.browser.ts';
import type { Visit } from '../../services/market/visit.ts';
import { closeOverlay, openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { supportLinksStart } from './supportLinksStart.browser.ts';
import SupportPanel from './SupportPanel.tsx';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'support');

let tracked: string[] = [];
const onInteraction = (event: Event) => {
  const { area, action } = (event as CustomEvent<Interaction>).detail;
  tracked.push(`${area} ${action}`);
};
beforeEach(() => {
  tracked = [];
  window.addEventListener(interactionEvent, onInteraction);
  // Mail and other sites do not open in the simulated browser.
  document.addEventListener('click', preventNavigation);
});
afterEach(() => {
  window.removeEventListener(interactionEvent, onInteraction);
  document.removeEventListener('click', preventNavigation);
  closeOverlay();
});
const preventNavigation = (event: Event) => event.preventDefault();

function show(go: (path: string) => void = () => undefined, off: Visit['off'] = []) {
  render(
    <GameTestContext
      messages={messages}
      navigation={{ go }}
      visit={{
        messenger: null,
        off,
        supportEmail: 'support@regency.example',
        helpLine: { name: 'GamCare', url: 'https://help.example', phone: '0808 8020 133' },
      }}
    >
      <SupportPanel />
    </GameTestContext>,
  );
  act(() => openOverlay('support'));
}

test('UI-02 AN-04 offers all ways to get help, safer gambling first, and tracks each', () => {
  show();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/responsible-gaming',
    'https://help.example',
    '/help',
    '/complaints',
    'mailto:support@regency.example',
  ]);
  fireEvent.click(screen.getByRole('link', { name: /^GamCare/ }));
  fireEvent.click(screen.getByRole('link', { name: /^Email us/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Live chat/ }));
  expect(overlayStore.getState().open).toBe('chat');
  expect(tracked).toEqual(['support shown', 'support helpLine', 'getInTouch email', 'getInTouch liveChat']);
});

test.each([
  ['Safer gambling', '/responsible-gaming', 'support saferGambling'],
  ['Questions and answers', '/help', 'support questions'],
  ['Complaints', '/complaints', 'support complaints'],
])('UI-02 AN-04 %s opens its page and closes the panel', (name, path, action) => {
  const go = vi.fn<(path: string) => void>();
  show(go);
  fireEvent.click(screen.getByRole('link', { name: new RegExp(`^${name}`) }));
  expect([go.mock.calls, overlayStore.getState().open, tracked.at(-1)]).toEqual([[[path]], null, action]);
});

test('UI-02 a contact link opens the panel instead of leaving the page', () => {
  const stop = supportLinksStart.start();
  render(<a href="/help#contact">Contact</a>);
  fireEvent.click(screen.getByText('Contact'), { ctrlKey: true });
  expect(overlayStore.getState().open).toBeNull();
  fireEvent.click(screen.getByText('Contact'));
  expect(overlayStore.getState().open).toBe('support');
  stop();
});

test('UI-02 offers no live chat while the chat is off', () => {
  show(undefined, ['chat']);
  expect(screen.queryByRole('button', { name: /^Live chat/ })).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(5);
});
