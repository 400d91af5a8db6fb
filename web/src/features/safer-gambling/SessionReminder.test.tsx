import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { overlayStore } from '../../services/overlays/openOverlay.ts';
import { setRoundRunning } from '../../services/overlays/overlayQueue.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore, summaryAgeStore } from '../../services/player/playerStore.ts';
import { sampleLogin } from '../../services/session/sampleLogin.ts';
import { persistentStorage } from '../../services/storage/persistentStorage.browser.ts';
import { CurrentPathContext, NavigationContext } from '../../ui/NavigationContext.tsx';
import { SessionReminder } from './SessionReminder.tsx';

await loadLazyMessages('en', 'saferGambling');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const go = vi.fn<(path: string) => void>();
const passMinutes = (count: number) => {
  act(() => void vi.advanceTimersByTime(count * 60_000));
};
const title = () => screen.queryByRole('heading', { name: 'Reality check' });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 20) });
  persistentStorage.clear();
  const { session } = sampleLogin();
  // No summary: the service has never responded.
  playerStore.setState({
    ...initialPlayerState,
    isLoggedIn: true,
    session: { core: { ...session.core, sessionStartTime: new Date().toISOString() } },
  });
  render(
    <NavigationContext value={{ go, back: () => undefined, reload: () => Promise.resolve() }}>
      <CurrentPathContext value="/game/41000">
        <TextContext value={text}>
          <VisitContext value={visitFixture()}>
            <SessionReminder />
          </VisitContext>
        </TextContext>
      </CurrentPathContext>
    </NavigationContext>,
  );
});
afterEach(() => {
  setRoundRunning(false);
  summaryAgeStore.setState({ hasFailed: false, loadedAt: null });
  vi.useRealTimers();
});

test('RM-01 the reminder follows the device clock without poll responses, and repeats hourly', () => {
  passMinutes(59);
  expect(title()).toBeNull();
  passMinutes(1.1);
  expect(title()).not.toBeNull();
  expect(screen.getByText(/1:00:0\d/)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  passMinutes(0.1);
  expect(title()).toBeNull();
  passMinutes(60);
  expect(title()).not.toBeNull();
});

test('RM-01 the reminder closes, and repeats hourly, where the browser refuses to store the response', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  passMinutes(60.1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  passMinutes(0.1);
  expect(title()).toBeNull();
  passMinutes(60);
  expect(title()).not.toBeNull();
  vi.restoreAllMocks();
});

test('RM-01 UK9 both buttons have equal weight, and Exit game leaves the game', () => {
  passMinutes(60.1);
  const [stay, leave] = ['Close', 'Exit game'].map((name) => screen.getByRole('button', { name }));
  expect(stay?.className).toBe(leave?.className);
  fireEvent.click(screen.getByRole('button', { name: 'Exit game' }));
  expect(go).toHaveBeenCalledWith('/');
});

test('RM-01 waits for the end of a round, but not for one that stays open', () => {
  setRoundRunning(true);
  passMinutes(60.5);
  expect(title()).toBeNull();
  act(() => setRoundRunning(false));
  expect(title()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  act(() => setRoundRunning(true));
  passMinutes(61);
  expect(title()).toBeNull();
  passMinutes(2);
  expect(title()).not.toBeNull();
});

test('RM-01 UK4 shows what was staked and won in how many rounds, and opens the history', () => {
  playerStore.setState({
    summary: {
      sessionStartTime: new Date().toISOString(),
      elapsedSeconds: 3600,
      currencyIsoCode: 'GBP',
      balances: [],
      netPosition: -250,
      staked: 1250,
      won: 1000,
      rounds: 25,
      netPositionToday: -250,
    },
  });
  passMinutes(60.1);
  expect(screen.getByText('Staked: £12.50. Won: £10.00. Rounds: 25.')).not.toBeNull();
  expect(screen.getByText('Net position: \u2212£2.50')).not.toBeNull();
  expect(screen.queryByText(/These are from/)).toBeNull();
  act(() => summaryAgeStore.setState({ hasFailed: true, loadedAt: Date.now() }));
  expect(screen.getByText(/These are from \d\d:\d\d\./)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Game and transaction history' }));
  expect(overlayStore.getState().open).toBe('history');
  expect(title()).toBeNull();
});

test('UK6 time and figures of the reminder begin with the stretch of play, not with the login', () => {
  const startedAt = Date.now() - 50 * 60_000;
  playerStore.setState({
    summary: {
      sessionStartTime: new Date().toISOString(),
      elapsedSeconds: 0,
      currencyIsoCode: 'GBP',
      balances: [],
      netPosition: 0,
      staked: 0,
      won: 0,
      rounds: 0,
      netPositionToday: 0,
      realityCheck: { startedAt: new Date(startedAt).toISOString(), staked: 900, won: 300, rounds: 9 },
      openRounds: { rounds: 1, staked: 100 },
    },
  });
  passMinutes(9);
  expect(title()).toBeNull();
  passMinutes(1.1);
  expect(title()).not.toBeNull();
  expect(screen.getByText(/1:00:0\d/)).not.toBeNull();
  expect(screen.getByText('Staked: £9.00. Won: £3.00. Rounds: 9.')).not.toBeNull();
  expect(screen.getByText('Net position: \u2212£6.00')).not.toBeNull();
  expect(screen.getByText(/1 round is not finished: its stake of £1.00/)).not.toBeNull();
});
