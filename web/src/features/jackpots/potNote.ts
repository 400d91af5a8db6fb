import type { JackpotPot } from '../../domain/site/siteStore.ts';
import type { MessageKey, MessageValues } from '../../i18n/messages.ts';

/** Age from which an amount counts as stale and shows its time. */
const freshMs = 60_000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Time for which a win counts as one that just happened. */
const justWonMs = 2 * minuteMs;

export const isStale = (asOf: number, now: number): boolean => now - asOf > freshMs;

interface NoteFormats {
  /** Formats minor units of the pot's currency, without minor units that are zero. */
  money(amount: number): string;
  timeOfDay(unixMs: number): string;
}

interface WinFormats {
  /** Formats minor units of the pot's currency in whole units. */
  wholeMoney(amount: number): string;
  /** Formats a past time relative to now: `12 min ago`. */
  ago(value: number, unit: 'minute' | 'hour' | 'day'): string;
}

type Note = [key: MessageKey, values?: MessageValues];

/**
 * Returns the note below an amount: its time if it is stale, otherwise the pot's deadline, otherwise its last win.
 * @param asOf time of the amount, and `now`: Unix milliseconds of the browser
 * @param clockOffsetMs how far the service's clock, which the pot's times refer to, is ahead
 */
export function potNote(
  pot: JackpotPot,
  { asOf, now, clockOffsetMs }: { asOf: number; now: number; clockOffsetMs: number },
  formats: NoteFormats,
): Note {
  if (isStale(asOf, now)) return ['jackpots.asOf', { time: formats.timeOfDay(asOf) }];
  if (pot.mustGoByAmount !== null) return ['jackpots.mustGoBy', { amount: formats.money(pot.mustGoByAmount) }];
  if (pot.mustGoBefore !== null) {
    // Rounded to minutes, because clocks differ by fractions of a second: 22:59:59.9 reads as 23:00.
    const before = Math.round((pot.mustGoBefore - clockOffsetMs) / 60_000) * 60_000;
    return [
      'jackpots.mustGoBefore',
      { time: formats.timeOfDay(before), day: daysBetween(now, before) === 0 ? 'today' : 'tomorrow' },
    ];
  }
  if (pot.lastWon === null) return ['jackpots.neverWon'];
  return ['jackpots.won', { days: Math.max(0, daysBetween(pot.lastWon.wonAt - clockOffsetMs, now)) }];
}

/**
 * Returns the last win of a pot, and whether it just happened; null if the pot was never won. A pot without a limit
 * leaves out the time, which its note says.
 * @param now Unix milliseconds of the browser
 */
export function winNote(
  { lastWon, mustGoByAmount, mustGoBefore }: JackpotPot,
  { now, clockOffsetMs }: { now: number; clockOffsetMs: number },
  formats: WinFormats,
): { note: Note; isNew: boolean } | null {
  if (lastWon === null) return null;
  const { amount, wonAt, gameName = '' } = lastWon;
  const win = { amount: formats.wholeMoney(amount), game: gameName, hasGame: gameName === '' ? 'no' : 'yes' };
  const elapsed = Math.max(0, now - (wonAt - clockOffsetMs));
  if (elapsed < justWonMs) return { note: ['jackpots.justWon', win], isNew: true };
  if (mustGoByAmount === null && mustGoBefore === null) return { note: ['jackpots.win', win], isNew: false };
  const [unit, unitMs] =
    elapsed < hourMs
      ? (['minute', minuteMs] as const)
      : elapsed < dayMs
        ? (['hour', hourMs] as const)
        : (['day', dayMs] as const);
  return { note: ['jackpots.winAgo', { ...win, ago: formats.ago(Math.floor(elapsed / unitMs), unit) }], isNew: false };
}

/** Returns how close a must-win pot is to its end, from 0 to 1; null for other pots. */
export function potShare(pot: JackpotPot, shown: number, now: number, clockOffsetMs: number): number | null {
  if (pot.mustGoByAmount !== null) return clamp(shown / Math.max(1, pot.mustGoByAmount));
  if (pot.mustGoBefore !== null) return clamp(1 - (pot.mustGoBefore - clockOffsetMs - now) / dayMs);
  return null;
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** Counts midnights between two times in the browser's time zone. */
function daysBetween(from: number, to: number): number {
  const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
  return Math.round((midnight(to) - midnight(from)) / dayMs);
}
