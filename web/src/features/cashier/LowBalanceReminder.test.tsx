import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { siteStore } from '../../domain/site/siteStore.ts';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { interactionEvent } from '../../services/analytics/trackInteraction.browser.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { setRoundRunning } from '../../services/overlays/overlayQueue.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { sampleAccount, sampleSummary } from '../../services/session/sampleLogin.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import LowBalanceReminder from './LowBalanceReminder.tsx';

afterEach(() => {
  tabStorage.clear();
  playerStore.setState(initialPlayerState);
  siteStore.setState({ bankingModal: { show: false } });
  setRoundRunning(false);
});

const setBalance = (amount: number) =>
  act(() =>
    playerStore.setState({
      account: sampleAccount(),
      summary: sampleSummary({ balances: [{ type: 0, amount }] }),
    }),
  );

await loadLazyMessages('en', 'cashier');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };

function show(wording: 'usual' | 'neutral') {
  render(
    <TextContext value={text}>
      <VisitContext value={visitFixture({ lowBalance: { threshold: 500, wording } })}>
        <LowBalanceReminder />
      </VisitContext>
    </TextContext>,
  );
}
const reminder = () => screen.queryByRole('dialog', { name: 'Your balance is low' });

test('BK-04 waits for the end of the round, and hides again when the balance recovers', () => {
  show('neutral');
  setBalance(600);
  act(() => setRoundRunning(true));
  setBalance(400);
  expect(reminder()).toBeNull();
  act(() => setRoundRunning(false));
  expect(reminder()?.textContent).toContain('£4.00');
  setBalance(900);
  expect(reminder()).toBeNull();
});

test('BK-04 UK9 neutral wording offers the transactions and no deposit', () => {
  show('neutral');
  setBalance(600);
  setBalance(400);
  expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'View transactions' }));
  expect(siteStore.getState().bankingModal).toEqual({ show: true, view: 'transactions' });
});

test('BK-04 shows below the threshold, not at it', () => {
  show('neutral');
  setBalance(600);
  setBalance(500);
  expect(reminder()).toBeNull();
  setBalance(499);
  expect(reminder()?.textContent).toContain('£4.99');
});

test('BK-04 usual wording gives the deposit and close buttons equal weight', () => {
  show('usual');
  setBalance(600);
  setBalance(400);
  const [deposit, close] = ['Deposit', 'Close'].map((name) => screen.getAllByRole('button', { name }).at(-1));
  expect(deposit?.className).toBe(close?.className);
  const interactions: unknown[] = [];
  window.addEventListener(interactionEvent, (event) => interactions.push((event as CustomEvent).detail), {
    once: true,
  });
  fireEvent.click(deposit as HTMLElement);
  expect(siteStore.getState().bankingModal).toEqual({ show: true, view: 'deposit' });
  expect(interactions).toEqual([{ area: 'lowBalance', action: 'deposit' }]);
  setBalance(300);
  expect(reminder()).toBeNull();
});

test('BK-04 stays hidden after a withdrawal and for a balance that was already low', () => {
  show('neutral');
  setBalance(300);
  expect(reminder()).toBeNull();
  setBalance(600);
  act(() => siteStore.setState({ bankingModal: { show: true } }));
  setBalance(100);
  act(() => siteStore.setState({ bankingModal: { show: false } }));
  expect(reminder()).toBeNull();
});
