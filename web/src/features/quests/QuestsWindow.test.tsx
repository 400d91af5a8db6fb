import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { flagsWith } from '../../services/flags/flags.ts';
import type { Visit } from '../../services/market/visit.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { overlayStore } from '../../services/overlays/openOverlay.ts';
import { overlayQueueStore } from '../../services/overlays/overlayQueue.ts';
import { streakFadeMs } from '../../services/overlays/streakToastTime.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { emitHubMessage } from '../../services/realtime/hubEvents.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import { dialStore } from '../../ui/dialStore.ts';
import { addStreak, celebrationsStore, clearCelebrations } from './celebrations.ts';
import { questsStart } from './questsStart.browser.ts';
import QuestsWindow from './QuestsWindow.tsx';

await loadLazyMessages('en', 'quests');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };

beforeEach(() => {
  vi.useFakeTimers();
  clearCelebrations();
  overlayQueueStore.setState({ requests: [], isRoundRunning: false });
  overlayStore.setState({ open: null });
  playerStore.setState({ isLoggedIn: true });
});
afterEach(() => {
  document.cookie = 'test-harness=; max-age=0';
  vi.useRealTimers();
});

/** Renders a streak and returns whether its toast and its window are shown. */
function showStreak({ gamification, streaks }: { gamification: boolean; streaks: Visit['streaks'] }) {
  render(
    <VisitContext value={visitFixture({ flags: flagsWith({ gamification }), streaks })}>
      <TextContext value={text}>
        <QuestsWindow />
      </TextContext>
    </VisitContext>,
  );
  act(() => addStreak(5));
  return visibleStreak();
}
const visibleStreak = () => ({
  toast: screen.queryAllByText('5 Day Login Streak!').some((element) => element.closest('[role="status"]') !== null),
  window: screen.queryByRole('dialog') !== null,
});
const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};

test('QU-03 QU-04 the streak toast shows alone, then the celebration opens where flag and market allow it', () => {
  expect(showStreak({ gamification: true, streaks: 'celebrated' })).toEqual({ toast: true, window: false });
  pass(5_000);
  pass(streakFadeMs - 1);
  expect(visibleStreak()).toEqual({ toast: true, window: false });
  pass(1);
  expect(visibleStreak()).toEqual({ toast: false, window: true });
});

test('QU-03 QU-04 the celebration opens when the toast is closed', () => {
  showStreak({ gamification: true, streaks: 'celebrated' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(visibleStreak()).toEqual({ toast: false, window: true });
});

test.each([
  [
    'an overlay that the player opened is closed',
    () => overlayStore.setState({ open: 'login' }),
    () => overlayStore.setState({ open: null }),
  ],
  [
    'a round is over',
    () => overlayQueueStore.setState({ isRoundRunning: true }),
    () => overlayQueueStore.setState({ isRoundRunning: false }),
  ],
])('QU-03 the streak toast waits until %s', (_, block, end) => {
  block();
  expect(showStreak({ gamification: true, streaks: 'celebrated' })).toEqual({ toast: false, window: false });
  pass(60_000);
  act(end);
  expect(visibleStreak()).toEqual({ toast: true, window: false });
});

test.each([
  { gamification: false, streaks: 'celebrated' },
  { gamification: true, streaks: 'neutral' },
] as const)('QU-03 QU-04 no celebration follows the toast with %o', (switches) => {
  expect(showStreak(switches)).toEqual({ toast: true, window: false });
  pass(5_000);
  pass(streakFadeMs);
  expect(visibleStreak()).toEqual({ toast: false, window: false });
});

test.each([
  { cookie: 'test-harness=True', ms: 30_000 },
  { cookie: 'test-harness=true', ms: 5_000 },
])('QU-03 MK-10 with the cookie $cookie the toast stays $ms ms and fades for 500 ms', ({ cookie, ms }) => {
  document.cookie = cookie;
  showStreak({ gamification: false, streaks: 'neutral' });
  pass(ms);
  pass(499);
  expect(screen.queryByText('5 Day Login Streak!')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('5 Day Login Streak!')).toBeNull();
});

test('QU-03 QU-05 in calm mode neither streaks nor achievements are stored', () => {
  tabStorage.set(storedKeys.milestoneUserId, '7');
  const stop = questsStart.start({ page: { getState: () => ({ visit: visitFixture() }) } });
  const arrive = () => {
    emitHubMessage({ kind: 'streak', streakCount: 3, userId: 7 }, () => undefined);
    emitHubMessage({ kind: 'achievement', title: 'Explorer', userId: 7 }, () => undefined);
    return celebrationsStore.getState();
  };
  dialStore.setState({ step: 'calm' });
  expect(arrive()).toMatchObject({ streak: null, achievements: [] });
  dialStore.setState({ step: 'lively' });
  expect(arrive()).toMatchObject({ streak: 3, achievements: ['Explorer'] });
  stop();
});
