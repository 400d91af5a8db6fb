import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playerStore } from '../../domain/player/playerStore.ts';
import { createFormats } from '../../i18n/formats.ts';
import { loadLateWords } from '../../i18n/lateWords.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Visit } from '../../market/visit.ts';
import { VisitContext } from '../../market/VisitContext.tsx';
import { overlayStore } from '../../overlays/openOverlay.ts';
import { overlayQueueStore } from '../../overlays/overlayQueue.ts';
import { streakFadeMs } from '../../overlays/streakToastTime.ts';
import { addStreak, forgetMoments } from './moments.ts';
import QuestsWindow from './QuestsWindow.tsx';

await loadLateWords('en', 'quests');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };

beforeEach(() => {
  vi.useFakeTimers();
  forgetMoments();
  overlayQueueStore.setState({ wishes: [], isRoundRunning: false });
  overlayStore.setState({ open: null });
  playerStore.setState({ isLoggedIn: true });
});
afterEach(() => {
  document.cookie = 'test-harness=; max-age=0';
  vi.useRealTimers();
});

/** What a player is shown of a streak: its toast, and its window. */
function shownStreak({ gamification, streaks }: { gamification: boolean; streaks: Visit['streaks'] }) {
  render(
    <VisitContext value={{ locale: 'en-GB', flags: { gamification }, streaks } as Visit}>
      <TextContext value={text}>
        <QuestsWindow />
      </TextContext>
    </VisitContext>,
  );
  act(() => addStreak(5));
  return { toast: screen.queryAllByText('5 Day Login Streak!').some((words) => words.closest('[role="status"]') !== null), window: screen.queryByRole('dialog') !== null };
}
const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};

test('QU-03 QU-04 a streak has its toast and, with the flag in a market that celebrates it, its window', () => {
  expect(shownStreak({ gamification: true, streaks: 'celebrated' })).toEqual({ toast: true, window: true });
});

test.each([
  { gamification: false, streaks: 'celebrated' },
  { gamification: true, streaks: 'neutral' },
] as const)('QU-03 QU-04 there is the toast alone with %o', (switches) => {
  expect(shownStreak(switches)).toEqual({ toast: true, window: false });
});

test.each([
  { cookie: 'test-harness=True', ms: 30_000 },
  { cookie: 'test-harness=true', ms: 5_000 },
])('QU-03 MK-10 with the cookie $cookie the toast stays $ms ms and fades', ({ cookie, ms }) => {
  document.cookie = cookie;
  shownStreak({ gamification: false, streaks: 'neutral' });
  pass(ms + streakFadeMs - 1);
  expect(screen.queryByText('5 Day Login Streak!')).not.toBeNull();
  pass(streakFadeMs);
  expect(screen.queryByText('5 Day Login Streak!')).toBeNull();
});
