import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { setReportSink } from '../../services/errors/report.ts';
import { closeOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { CashierPanel } from './CashierPanel.tsx';
import type { useCashier } from './useCashier.ts';

const requestOfFrame = vi.hoisted(() => vi.fn<Parameters<typeof useCashier>[2]>());
vi.mock('./useCashier.ts', () => ({
  useCashier: (_frame: unknown, _first: unknown, onRequest: typeof requestOfFrame) => {
    requestOfFrame.mockImplementation(onRequest);
    return { address: 'about:blank', state: 'ready', view: 'deposit', depositRefused: null, show: vi.fn<() => void>() };
  },
}));

const messages = await loadMessages('en');
await loadLazyMessages('en', 'cashier');
afterEach(() => {
  setReportSink(null);
  playerStore.setState(initialPlayerState, true);
});

test('BK-01 a payment in progress goes on when the balances above it cannot be shown', async () => {
  const reports: unknown[] = [];
  setReportSink(({ facts }) => reports.push(facts['boundary']));
  render(
    <GameTestContext messages={messages}>
      <CashierPanel titleId="title" first="deposit" onClose={() => undefined} />
    </GameTestContext>,
    { onCaughtError: () => undefined },
  );
  const frame = screen.getByTitle('Cashier');
  act(() =>
    playerStore.setState({
      summary: {
        sessionStartTime: '2026-11-20T20:00:00.000Z',
        elapsedSeconds: 0,
        // No format exists for it.
        currencyIsoCode: 'no currency',
        balances: [{ type: 0, amount: 100 }],
        netPosition: 0,
        staked: 0,
        won: 0,
        netPositionToday: 0,
      },
    }),
  );
  expect(screen.getByTitle('Cashier')).toBe(frame);
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
  await waitFor(() => expect(reports).toEqual(['cashierBalances']));
});

test('RT-08 verification opened from the cashier leads back to its view', () => {
  const onClose = vi.fn<() => void>();
  render(
    <GameTestContext messages={messages}>
      <CashierPanel titleId="title" first="deposit" onClose={onClose} />
    </GameTestContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Verification' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(overlayStore.getState()).toMatchObject({
    open: 'verification',
    returnTo: { to: 'banking', view: 'deposit' },
  });
});

test('without the verification the cashier shows no button for it, and its request leads to the help', () => {
  closeOverlay();
  const go = vi.fn<(path: string) => void>();
  render(
    <GameTestContext messages={messages} visit={{ off: ['verification'] }} navigation={{ go }}>
      <CashierPanel titleId="title" first="withdraw" onClose={() => undefined} />
    </GameTestContext>,
  );
  expect(screen.queryByRole('button', { name: 'Verification' })).toBeNull();
  for (const request of ['verification', 'support', 'saferGambling'] as const) requestOfFrame(request, 'withdraw');
  expect(go.mock.calls).toEqual([['/help'], ['/help'], ['/responsible-gaming']]);
  expect(overlayStore.getState().open).toBeNull();
});
