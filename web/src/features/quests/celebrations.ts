import { createStore } from '../../base/createStore.ts';
import type { HubMessage } from '../../services/realtime/hubMessage.ts';

export interface CelebrationsState {
  /** Days in a row, while its toast shows. */
  streak: number | null;
  /** Days in a row, until the player closes the dialog. */
  celebrated: number | null;
  /** Titles that were not shown yet, oldest first. */
  achievements: readonly string[];
  /** Last announced streak: the hub may repeat it. */
  lastStreak: number | null;
}

const none: CelebrationsState = { streak: null, celebrated: null, achievements: [], lastStreak: null };

/** Maximum number of queued achievement toasts. Dropped ones stay in the player's history. */
const maxWaiting = 10;

/** Announcements of the hub, stored until the page can show them. */
export const celebrationsStore = createStore<CelebrationsState>(() => none);

/** QU-03: returns the streak if it belongs to the player for whom the connection was opened. */
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

/** Returns which days of the current week belong to a streak; `today` is 0 on Monday. */
export function weekOfStreak(streak: number, today: number): readonly boolean[] {
  return Array.from({ length: 7 }, (_, day) => day <= today && today - day < streak);
}
