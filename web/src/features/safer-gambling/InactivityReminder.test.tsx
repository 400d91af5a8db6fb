import type { Protection } from '@foyer/contract/limits';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { protectionStore } from '../../domain/safer-gambling/protectionStore.ts';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { idleQuery, noteActivity } from '../../services/session/playerActivity.browser.ts';
import InactivityReminder from './InactivityReminder.tsx';

const { logOut, refresh } = vi.hoisted(() => ({
  logOut: vi.fn<(cause?: string) => void>(),
  refresh: vi.fn<() => Promise<void>>(),
}));
vi.mock('../../services/session/requestLogout.browser.ts', () => ({ requestLogout: logOut }));
vi.mock('../../services/session/sessionSummary.browser.ts', () => ({ refreshSessionSummary: refresh }));

await loadLazyMessages('en', 'saferGambling');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const minute = 60_000;
let now = Date.UTC(2026, 10, 21, 20);
const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};

beforeEach(() => {
  // Each test begins a day later, so that the activity of an earlier one is old.
  now += 24 * 60 * minute;
  vi.useFakeTimers({ now });
  logOut.mockReset();
  refresh.mockReset();
  playerStore.setState({ ...initialPlayerState, isLoggedIn: true });
  protectionStore.setState({ protection: null });
  return () => vi.useRealTimers();
});

const show = () =>
  render(
    <TextContext value={text}>
      <InactivityReminder />
    </TextContext>,
  );

test('ON13 a page that opens after the idle time ends the session, whatever the service does', () => {
  noteActivity();
  vi.setSystemTime(now + 22 * minute);
  show();
  pass(9000);
  expect(logOut).not.toHaveBeenCalled();
  pass(2000);
  expect(logOut).toHaveBeenCalledExactlyOnceWith('inactivity');
});

test('ON13 a page that opens within the idle time counts as activity', () => {
  noteActivity();
  vi.setSystemTime(now + 19 * minute);
  show();
  pass(1000);
  expect(logOut).not.toHaveBeenCalled();
  expect(idleQuery()).toEqual({ idleSeconds: '1' });
});

test('ON13 a longer idle time of the market decides once it is known', () => {
  noteActivity();
  vi.setSystemTime(now + 25 * minute);
  show();
  act(() => protectionStore.setState({ protection: { offers: { inactivityMinutes: 30 } } as Protection }));
  pass(12_000);
  expect(logOut).not.toHaveBeenCalled();
  pass(29 * minute);
  expect(logOut).not.toHaveBeenCalled();
});

test('ON13 RM-02 the answer to the prompt tells the service at once', () => {
  noteActivity();
  show();
  pass(20 * minute + 1000);
  act(() => screen.getByRole('button', { name: 'Continue playing' }).click());
  expect(refresh).toHaveBeenCalledOnce();
  expect(idleQuery()).toEqual({ idleSeconds: '0' });
  pass(5 * minute);
  expect(logOut).not.toHaveBeenCalled();
});
