import { shareOf } from './gameFacts.ts';

const hourMs = 3_600_000;
const cycleHours = 7 * 24;
/** Weekly maintenance lasts four hours, so that about 2.4 per cent of games are under maintenance at any time. */
const lastsHours = 4;

/** Returns the start of a game's weekly maintenance, in hours from the start of a cycle. */
export const maintenanceHour = (gameGroupId: number): number => shareOf('maintenance', gameGroupId, cycleHours);

/** Returns the end of the maintenance in progress, or null. Times in Unix milliseconds. */
export function scheduledBackAt(beginsAt: number, now: number): number | null {
  const hour = Math.floor(now / hourMs);
  const since = (((hour - beginsAt) % cycleHours) + cycleHours) % cycleHours;
  return since < lastsHours ? (hour - since + lastsHours) * hourMs : null;
}

/** The schedule changes only on whole hours. */
export const nextScheduleChange = (now: number): number => (Math.floor(now / hourMs) + 1) * hourMs;
