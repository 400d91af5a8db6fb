import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { Interaction } from '../../services/analytics/interaction.ts';
import { interactionEvent } from '../../services/analytics/trackInteraction.browser.ts';
import { setReportSink } from '../../services/errors/report.ts';
import type { Visit } from '../../services/market/visit.ts';
import { closeOverlay, openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import ChatPanel from './ChatPanel.tsx';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'chat');

let tracked: string[] = [];
const onInteraction = (event: Event) => void tracked.push((event as CustomEvent<Interaction>).detail.action);
/** The simulated browser does not navigate. */
const preventNavigation = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
};

beforeEach(() => {
  tracked = [];
  setReportSink(() => undefined);
  window.addEventListener(interactionEvent, onInteraction);
  document.addEventListener('click', preventNavigation);
  // The simulated browser does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  window.removeEventListener(interactionEvent, onInteraction);
  document.removeEventListener('click', preventNavigation);
  closeOverlay();
});

async function send(question: string, responses: Response[], off: Visit['off'] = []) {
  const fetched = vi.fn<typeof fetch>(async () => responses.shift() ?? Response.error());
  vi.stubGlobal('fetch', fetched);
  render(
    <GameTestContext messages={messages} visit={{ off }}>
      <ChatPanel />
    </GameTestContext>,
  );
  act(() => openOverlay('chat'));
  fireEvent.change(screen.getByLabelText('Your question'), { target: { value: question } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send' })));
  return fetched;
}

test('UI-02 AN-04 a reply shows the help line and related pages, and presses are tracked', async () => {
  const fetched = await send(' I cannot stop playing ', [
    Response.json({
      text: 'You can talk to somebody now.',
      links: [{ words: 'Set a limit', path: '/responsible-gaming' }],
      helpLine: { name: 'GamCare', url: 'https://help.example', phone: '0808 8020 133' },
    }),
  ]);
  expect(await screen.findByText('You can talk to somebody now.')).toBeTruthy();
  expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body as string)).toEqual({ text: 'I cannot stop playing' });
  fireEvent.click(screen.getByRole('link', { name: /^GamCare/ }));
  fireEvent.click(screen.getByRole('link', { name: 'Set a limit' }));
  expect(overlayStore.getState().open).toBeNull();
  expect(tracked).toEqual(['shown', 'question', 'helpLine', 'page']);
});

test('UI-02 a reply that does not arrive keeps the question and can be asked for again', async () => {
  await send('How do I withdraw?', [
    Response.json({ message: 'no' }, { status: 400 }),
    Response.json({ text: 'In Banking.', links: [], helpLine: null }),
  ]);
  const again = await screen.findByRole('button', { name: 'Send again' });
  await act(async () => void fireEvent.click(again));
  expect(await screen.findByText('In Banking.')).toBeTruthy();
  expect(screen.getAllByText('How do I withdraw?')).toHaveLength(2);
});

test('UI-02 a reply shows no link to a page that is off', async () => {
  const links = [
    { words: 'Offers', path: '/promotions' },
    { words: 'Help', path: '/help' },
  ];
  await send('Any offers?', [Response.json({ text: 'Here.', links, helpLine: null })], ['promotions']);
  expect(await screen.findByText('Here.')).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Help']);
});
