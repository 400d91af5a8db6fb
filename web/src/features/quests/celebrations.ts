import { createStore } from 'zustand/vanilla';
import type { HubMessage } from '../../realtime/hubMessage.ts';

export interface CelebrationsState {
  /** Days in a row, while its toast shows. */
  streak: number | null;
  /** Days in a row, until its window was answered. */
  celebrated: number | null;
  /** Titles that were not shown yet, the oldest first. */
  achievements: readonly string[];
  /** The streak that was told last: the hub may say it again. */
  lastStreak: number | null;
}

const none: CelebrationsState = { streak: null, celebrated: null, achievements: [], lastStreak: null };

/** So many achievements wait in line, each for seconds; the player's record names them all. */
const maxWaiting = 10;

/** What the hub tells a player by itself; kept until the page can show it. */
export const celebrationsStore = createStore<CelebrationsState>(() => none);

/** QU-03: a streak is shown to the player it is about, who is the one that the connection was opened for. */
export function ownStreak(
  { streakCount, userId }: Extract<HubMessage, { kind: 'streak' }>,
  storedUserId: string | null,
): number | null {
  return storedUserId === String(userId) ? streakCount : null;
}

export function addStreak(streak: number): void {
  celebrationsStore.setState((state) =>
    state.lastStreak === streak ? state : { streak, celebrated: streak, lastStreak: streak },
  );
}

export function addAchievement(title: string): void {
  celebrationsStore.setState(({ achievements }) => ({
    achievements:
      achievements.includes(title) || achievements.length >= maxWaiting ? achievements : [...achievements, title],
  }));
}

export const endStreakToast = (): void => celebrationsStore.setState({ streak: null });
export const endCelebration = (): void => celebrationsStore.setState({ celebrated: null });
export const endAchievement = (): void =>
  celebrationsStore.setState(({ achievements }) => ({ achievements: achievements.slice(1) }));
export const clearCelebrations = (): void => celebrationsStore.setState(none, true);

/** Which days of the week so far belong to a streak; `today` is 0 on Monday. */
export function weekOfStreak(streak: number, today: number): readonly boolean[] {
  return Array.from({ length: 7 }, (_, day) => day <= today && today - day < streak);
}
