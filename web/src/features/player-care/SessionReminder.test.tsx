import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialPlayerState } from '../../domain/player/playerState.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/lazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { setRoundRunning } from '../../overlays/overlayQueue.ts';
import { sampleLogin } from '../../session/sampleLogin.ts';
import { CurrentPathContext, NavigationContext } from '../../ui/NavigationContext.tsx';
import { SessionReminder } from './SessionReminder.tsx';

await loadLazyMessages('en', 'care');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const go = vi.fn<(path: string) => void>();
const minutes = (count: number) => {
  act(() => void vi.advanceTimersByTime(count * 60_000));
};
const title = () => screen.queryByRole('heading', { name: 'Session reminder' });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 20) });
  window.localStorage.clear();
  const { session } = sampleLogin();
  // No summary: the service has not answered once.
  playerStore.setState({
    ...initialPlayerState,
    isLoggedIn: true,
    session: { core: { ...session.core, sessionStartTime: new Date().toISOString() } },
  });
  render(
    <NavigationContext value={{ go, back: () => undefined, reload: () => Promise.resolve() }}>
      <CurrentPathContext value="/game/41000">
        <TextContext value={text}>
          <SessionReminder />
        </TextContext>
      </CurrentPathContext>
    </NavigationContext>,
  );
});
afterEach(() => {
  setRoundRunning(false);
  vi.useRealTimers();
});

test('RM-01 the reminder comes by the clock of the device although no poll was answered, and again an hour after its answer', () => {
  minutes(59);
  expect(title()).toBeNull();
  minutes(1.1);
  expect(title()).not.toBeNull();
  expect(screen.getByText(/1:00:0\d/)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  minutes(0.1);
  expect(title()).toBeNull();
  minutes(60);
  expect(title()).not.toBeNull();
});

test('RM-01 UK9 both ways weigh the same, and the way out leaves the game', () => {
  minutes(60.1);
  const [stay, leave] = screen.getAllByRole('button');
  expect(stay?.className).toBe(leave?.className);
  fireEvent.click(screen.getByRole('button', { name: 'Exit game' }));
  expect(go).toHaveBeenCalledWith('/');
});

test('RM-01 it waits for the end of a round, but not for a round that is left open', () => {
  setRoundRunning(true);
  minutes(60.5);
  expect(title()).toBeNull();
  act(() => setRoundRunning(false));
  expect(title()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  act(() => setRoundRunning(true));
  minutes(61);
  expect(title()).toBeNull();
  minutes(2);
  expect(title()).not.toBeNull();
});
