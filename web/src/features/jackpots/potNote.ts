import type { JackpotPot } from '../../domain/site/jackpotTicker.ts';
import type { MessageKey, MessageValues } from '../../i18n/messages.ts';

/** After this long without news a figure is old, and says so. */
const freshMs = 60_000;
const dayMs = 86_400_000;

export const isStale = (asOf: number, now: number): boolean => now - asOf > freshMs;

interface NoteFormats {
  /** Minor units of the pot's currency, without a part that is nothing. */
  money(amount: number): string;
  timeOfDay(unixMs: number): string;
}

type Note = [key: MessageKey, values?: MessageValues];

/**
 * The sentence below a figure, as a message: when it is from once it is old, else when the pot must go, else when it was won.
 * @param asOf when the figure was true, and `now`: Unix milliseconds of the browser
 * @param clockOffsetMs what the service's clock is ahead, whose times the pot tells
 */
export function potNote(
  pot: JackpotPot,
  { asOf, now, clockOffsetMs }: { asOf: number; now: number; clockOffsetMs: number },
  formats: NoteFormats,
): Note {
  if (isStale(asOf, now)) return ['jackpots.asOf', { time: formats.timeOfDay(asOf) }];
  if (pot.mustGoByAmount !== null) return ['jackpots.mustGoBy', { amount: formats.money(pot.mustGoByAmount) }];
  if (pot.mustGoBefore !== null) {
    // Clocks differ by parts of a second, and 22:59:59.9 is told as 23:00.
    const before = Math.round((pot.mustGoBefore - clockOffsetMs) / 60_000) * 60_000;
    return [
      'jackpots.mustGoBefore',
      { time: formats.timeOfDay(before), day: daysBetween(now, before) === 0 ? 'today' : 'tomorrow' },
    ];
  }
  if (pot.lastWon === null) return ['jackpots.neverWon'];
  return ['jackpots.won', { days: Math.max(0, daysBetween(pot.lastWon.wonAt - clockOffsetMs, now)) }];
}

/** How near a must-win pot is to its end, from 0 to 1; null for one that has none. */
export function potShare(pot: JackpotPot, shown: number, now: number, clockOffsetMs: number): number | null {
  if (pot.mustGoByAmount !== null) return clamp(shown / Math.max(1, pot.mustGoByAmount));
  if (pot.mustGoBefore !== null) return clamp(1 - (pot.mustGoBefore - clockOffsetMs - now) / dayMs);
  return null;
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** Midnights between two moments, in the browser's time zone. */
function daysBetween(from: number, to: number): number {
  const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
  return Math.round((midnight(to) - midnight(from)) / dayMs);
}
