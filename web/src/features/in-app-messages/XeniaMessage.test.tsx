import type { BrokerMessage } from '@foyer/contract/broker';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestClock } from '../../base/createTestClock.ts';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Interaction } from '../../services/analytics/interaction.ts';
import { interactionEvent } from '../../services/analytics/trackInteraction.browser.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { overlayStore } from '../../services/overlays/openOverlay.ts';
import { overlayQueueStore } from '../../services/overlays/overlayQueue.ts';
import { toastStore } from '../../services/overlays/toasts.ts';
import { emitHubMessage } from '../../services/realtime/hubEvents.ts';
import { optInHandler, setRealtime } from '../../services/realtime/realtimeHandle.ts';
import { initialRealtime, realtimeStore } from '../../services/realtime/realtimeStore.ts';
import { createReceipts } from '../../services/realtime/receipts.ts';
import { dialStore } from '../../ui/dialStore.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import { emptyInbox, inboxStore } from './inbox.ts';
import MessageBroker from './MessageBroker.tsx';
import XeniaMessage from './XeniaMessage.tsx';

await loadLazyMessages('en', 'messages');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const go = vi.fn<(path: string) => void>();
let actions: string[] = [];
let sent: string[] = [];
let pending: BrokerMessage[] = [];
const onInteraction = (event: Event) => void actions.push((event as CustomEvent<Interaction>).detail.action);

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const message = (
  number: number,
  content: Record<string, unknown>,
  topic: BrokerMessage['topic'] = 'xeniaAdvert',
): BrokerMessage => ({
  messageInstanceUUID: id(number),
  topic,
  clientReference: 'spring',
  content,
  publishedAt: number,
  receivedAt: null,
});
const arrive = (one: BrokerMessage) => {
  act(() => {
    emitHubMessage({ kind: 'message', message: one }, () => undefined);
    vi.advanceTimersByTime(200);
  });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const settle = () => act(() => vi.advanceTimersByTimeAsync(200));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  [actions, sent, pending] = [[], [], []];
  go.mockReset();
  inboxStore.setState(emptyInbox, true);
  toastStore.setState({ toasts: [] });
  realtimeStore.setState(initialRealtime, true);
  overlayQueueStore.setState({ requests: [], isRoundRunning: false });
  overlayStore.setState({ open: null });
  const receipts = createReceipts({
    calls: {
      receive: async (one) => (sent.push(`receive ${Number(one.slice(-3))}`), { kind: 'done' }),
      acknowledge: async ({ message: { messageInstanceUUID, topic, clientReference }, withClose }) => (
        sent.push(`acknowledge ${Number(messageInstanceUUID.slice(-3))} ${topic} ${clientReference} ${withClose}`),
        { kind: 'done' }
      ),
    },
    clock: createTestClock(),
    isConnected: () => true,
  });
  setRealtime({ ...receipts, retry: () => undefined, pending: async () => pending });
  window.addEventListener(interactionEvent, onInteraction);
  render(
    <VisitContext value={visitFixture()}>
      <NavigationContext value={{ go, back: () => undefined, reload: () => Promise.resolve() }}>
        <TextContext value={text}>
          <span data-bell="" />
          <MessageBroker />
          <XeniaMessage />
        </TextContext>
      </NavigationContext>
    </VisitContext>,
  );
});
afterEach(() => {
  dialStore.setState({ step: 'lively' });
  window.removeEventListener(interactionEvent, onInteraction);
  setRealtime(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('RT-08 a message is shown as text and acknowledged once when closed', () => {
  arrive(message(1, { title: '<b>Spring</b>' }));
  expect(screen.getByRole('heading', { name: '<b>Spring</b>' })).toBeTruthy();
  press('Close');
  expect(screen.queryByRole('heading')).toBeNull();
  arrive(message(1, { title: '<b>Spring</b>' }));
  expect(screen.queryByRole('heading')).toBeNull();
  expect([actions, sent]).toEqual([
    ['show', 'close'],
    ['receive 1', 'acknowledge 1 xeniaAdvert spring true'],
  ]);
});

test('RT-08 a call to action opens its link and acknowledges the message', () => {
  arrive(message(2, { title: 'Spring', action: { kind: 'link', label: 'Look', url: '/promotions' } }));
  fireEvent.click(screen.getByRole('link', { name: 'Look' }));
  expect([actions.at(-1), sent.at(-1)]).toEqual(['callToAction', 'acknowledge 2 xeniaAdvert spring false']);
});

test('RT-08 a failed opt-in keeps the message, and a successful one acknowledges it', async () => {
  let outcome: 'failed' | 'optedIn' = 'failed';
  optInHandler.set(async () => outcome);
  arrive(message(3, { title: 'Spins', action: { kind: 'optIn', promotionId: 9 } }, 'xeniaPromotion'));
  press('Opt in');
  await settle();
  expect([toastStore.getState().toasts[0]?.type, sent]).toEqual(['error', ['receive 3']]);
  outcome = 'optedIn';
  press('Opt in');
  await settle();
  expect([actions.at(-1), sent.at(-1)]).toEqual(['optIn', 'acknowledge 3 xeniaPromotion spring false']);
});

test.each(['verifyForBanking', 'verifyForGame'] as const)('RT-08 %s opens the verification', (kind) => {
  arrive(message(4, { title: 'Verify', action: { kind } }));
  press('Verify now');
  expect([overlayStore.getState().open, actions.at(-1), sent.at(-1)]).toEqual([
    'verification',
    kind,
    'acknowledge 4 xeniaAdvert spring false',
  ]);
});

test('RT-08 a toast message disappears after a while and stays in the list', () => {
  arrive(message(5, { title: 'A note' }, 'xeniaToast'));
  act(() => void vi.advanceTimersByTime(9000));
  expect(screen.queryByRole('heading', { name: 'A note' })).toBeNull();
  press('Messages: 1 new');
  const list = within(screen.getByRole('dialog'));
  expect(list.getByRole('heading', { name: 'A note' })).toBeTruthy();
  fireEvent.click(list.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(sent).toEqual(['receive 5', 'acknowledge 5 xeniaToast spring true']);
});

test('RT-09 missed messages appear once across reconnections', async () => {
  pending = [message(6, { title: 'Missed' })];
  act(() => realtimeStore.setState({ connection: 1 }));
  await settle();
  expect(screen.getAllByRole('heading', { name: 'Missed' })).toHaveLength(1);
  act(() => realtimeStore.setState({ connection: 2 }));
  await settle();
  expect(screen.getAllByRole('heading', { name: 'Missed' })).toHaveLength(1);
  expect(sent).toEqual(['receive 6']);
});

test('RT-09 ignores pending messages of a player who has logged out', async () => {
  let response: (messages: BrokerMessage[]) => void = () => undefined;
  setRealtime({
    seen: () => undefined,
    acknowledge: () => true,
    isDone: () => false,
    retry: () => undefined,
    pending: () => new Promise((resolve) => (response = resolve)),
  });
  act(() => realtimeStore.setState({ connection: 1 }));
  setRealtime(null);
  response([message(8, { title: 'Theirs' })]);
  await settle();
  expect([screen.queryByText('Theirs'), inboxStore.getState()]).toEqual([null, emptyInbox]);
});

test('a message waits for a regulatory notice and disappears when another tab settles it', () => {
  act(() => overlayQueueStore.setState({ requests: [{ id: 'terms', rank: 'regulator' }] }));
  arrive(message(7, { title: 'Later' }));
  expect(screen.queryByRole('heading', { name: 'Later' })).toBeNull();
  act(() =>
    overlayQueueStore.setState(({ requests }) => ({ requests: requests.filter((request) => request.id !== 'terms') })),
  );
  expect(screen.getByRole('heading', { name: 'Later' })).toBeTruthy();
  act(() => emitHubMessage({ kind: 'settled', id: id(7) }, () => undefined));
  expect([screen.queryByRole('heading', { name: 'Later' }), actions]).toEqual([null, ['show']]);
});

test('RT-08 in calm mode an offer waits uncounted in the list, and a message about the account is shown', () => {
  dialStore.setState({ step: 'calm' });
  arrive(message(9, { title: 'Spring offer' }));
  arrive(message(10, { title: 'Please verify', action: { kind: 'verifyForBanking' } }, 'xeniaToast'));
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Please verify']);
  const bell = screen.getByRole('button', { name: /^Messages/ });
  expect(bell.textContent).toBe('');
  fireEvent.click(bell);
  expect(within(screen.getByRole('dialog')).getByRole('heading', { name: 'Spring offer' })).toBeTruthy();
});
