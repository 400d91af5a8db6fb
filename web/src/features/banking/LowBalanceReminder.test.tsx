import type { Account, SessionSummary } from '@foyer/contract/accounts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { interactionEvent } from '../../analytics/trackInteraction.browser.ts';
import { initialPlayerState } from '../../domain/player/playerState.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/lazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Visit } from '../../market/visit.ts';
import { VisitContext } from '../../market/VisitContext.tsx';
import { setRoundRunning } from '../../overlays/overlayQueue.ts';
import { tabStorage } from '../../storage/browserStorage.browser.ts';
import LowBalanceReminder from './LowBalanceReminder.tsx';

afterEach(() => {
  tabStorage.clear();
  playerStore.setState(initialPlayerState);
  siteStore.setState({ bankingModal: { show: false } });
  setRoundRunning(false);
});

const account = { core: { userId: 7 } } as Account;
const holds = (amount: number) =>
  act(() =>
    playerStore.setState({
      account,
      summary: { currencyIsoCode: 'GBP', balances: [{ type: 0, amount }] } as SessionSummary,
    }),
  );

await loadLazyMessages('en', 'banking');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };

function show(wording: 'usual' | 'neutral') {
  render(
    <TextContext value={text}>
      <VisitContext value={{ lowBalance: { threshold: 500, wording } } as Visit}>
        <LowBalanceReminder />
      </VisitContext>
    </TextContext>,
  );
}
const reminder = () => screen.queryByRole('dialog', { name: 'Your balance is low' });

test('BK-04 never in a round: it waits until the round is over, and goes away when the round wins', () => {
  show('neutral');
  holds(600);
  act(() => setRoundRunning(true));
  holds(400);
  expect(reminder()).toBeNull();
  act(() => setRoundRunning(false));
  expect(reminder()?.textContent).toContain('£4.00');
  holds(900);
  expect(reminder()).toBeNull();
});

test('BK-04 UK9 neutral wording offers the transactions and no deposit', () => {
  show('neutral');
  holds(600);
  holds(400);
  expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'See transactions' }));
  expect(siteStore.getState().bankingModal).toEqual({ show: true, view: 'transactions' });
});

test('BK-04 shows below the threshold, not at it', () => {
  show('neutral');
  holds(600);
  holds(500);
  expect(reminder()).toBeNull();
  holds(499);
  expect(reminder()?.textContent).toContain('£4.99');
});

test('BK-04 usual wording gives the deposit and the close button the same weight', () => {
  show('usual');
  holds(600);
  holds(400);
  const [deposit, close] = ['Deposit', 'Close'].map((name) => screen.getAllByRole('button', { name }).at(-1));
  expect(deposit?.className).toBe(close?.className);
  const told: unknown[] = [];
  window.addEventListener(interactionEvent, (event) => told.push((event as CustomEvent).detail), { once: true });
  fireEvent.click(deposit as HTMLElement);
  expect(siteStore.getState().bankingModal).toEqual({ show: true, view: 'deposit' });
  expect(told).toEqual([{ area: 'lowBalance', action: 'deposit' }]);
  holds(300);
  expect(reminder()).toBeNull();
});

test('BK-04 nothing is said of a balance that the player has just withdrawn from, nor of one that was low already', () => {
  show('neutral');
  holds(300);
  expect(reminder()).toBeNull();
  holds(600);
  act(() => siteStore.setState({ bankingModal: { show: true } }));
  holds(100);
  act(() => siteStore.setState({ bankingModal: { show: false } }));
  expect(reminder()).toBeNull();
});
