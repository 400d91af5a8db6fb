import { shareOf } from './gameFacts.ts';

const hourMs = 3_600_000;
const cycleHours = 7 * 24;
/** Four hours of every week: at any time about 2.4 per cent of the games. */
const lastsHours = 4;

/** When the weekly maintenance of a game begins, in hours from the beginning of a cycle. */
export const maintenanceHour = (gameGroupId: number): number => shareOf('maintenance', gameGroupId, cycleHours);

/** End of the maintenance that runs at `now`, or null when none does. Both are Unix milliseconds. */
export function scheduledBackAt(beginsAt: number, now: number): number | null {
  const hour = Math.floor(now / hourMs);
  const since = (((hour - beginsAt) % cycleHours) + cycleHours) % cycleHours;
  return since < lastsHours ? (hour - since + lastsHours) * hourMs : null;
}

/** The schedule changes on whole hours only. */
export const nextScheduleChange = (now: number): number => (Math.floor(now / hourMs) + 1) * hourMs;
