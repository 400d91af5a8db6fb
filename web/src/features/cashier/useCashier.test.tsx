import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { useCashier } from './useCashier.ts';

vi.mock('../../services/session/launchTokenPool.browser.ts', () => ({ takeLaunchToken: () => Promise.resolve(null) }));

const cashierOrigin = 'https://cashier.example';
const visit = visitFixture({ cashierOrigin });
const ofView = (view: string) => [{ foyer: 1, frame: 'cashier', type: 'show', view }, cashierOrigin];

function openCashier(shown = visit) {
  const iframe = document.body.appendChild(document.createElement('iframe'));
  const source = iframe.contentWindow;
  const posted: unknown[] = [];
  vi.spyOn(source ?? window, 'postMessage').mockImplementation((...message) => void posted.push(message));
  const { result } = renderHook(() => useCashier({ current: iframe }, 'deposit', () => undefined), {
    wrapper: ({ children }) => <VisitContext value={shown}>{children}</VisitContext>,
  });
  const receive = (event: object) =>
    act(() => {
      const data = { foyer: 1, frame: 'cashier', ...event };
      window.dispatchEvent(new MessageEvent('message', { source, origin: cashierOrigin, data }));
    });
  return { result, posted, receive };
}

test('BK-01 a view that is chosen before the frame is ready is shown once the frame can receive it', () => {
  const { result, posted, receive } = openCashier();
  act(() => result.current.show('withdraw'));
  receive({ type: 'viewChanged', view: 'deposit' });
  expect([result.current.view, posted]).toEqual(['withdraw', []]);
  receive({ type: 'ready' });
  expect(posted).toEqual([ofView('withdraw')]);
  receive({ type: 'viewChanged', view: 'transactions' });
  expect(result.current.view).toBe('transactions');
});

test('BK-01 a frame that is ready receives a chosen view at once', () => {
  const { result, posted, receive } = openCashier();
  receive({ type: 'ready' });
  act(() => result.current.show('transactions'));
  expect(posted).toEqual([ofView('transactions')]);
});

test('opening the cashier reports what led a player here, where the operator wants it, until a first deposit', async () => {
  const calls: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((address) => {
    calls.push(address);
    return new Promise(() => undefined);
  });
  const wanted = { ...visit, attribution: ['btag'] };
  openCashier();
  await vi.dynamicImportSettled();
  expect(calls).toEqual([]);
  openCashier(wanted);
  await vi.dynamicImportSettled();
  expect(calls).toEqual(['/api/attribution/deposit']);
  const { customerFlag } = playerStore.getState();
  playerStore.setState({ customerFlag: { ...customerFlag, firstDepositComplete: true } });
  openCashier(wanted);
  await vi.dynamicImportSettled();
  expect(calls).toHaveLength(1);
  playerStore.setState({ customerFlag });
});
