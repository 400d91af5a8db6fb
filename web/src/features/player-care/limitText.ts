import type { LimitKind } from '@foyer/contract/limits';

/** A number of the currency with its decimals, as a player may write it. */
const amountText = /^\d{1,6}(?:[.,]\d{1,2})?$/;
const minutesText = /^\d{1,5}$/;

/**
 * What a player wrote as a limit: minor units, or whole minutes for time; null when it is neither. A comma and a point
 * both begin the decimals: "1,000" would be a thousand to one player and one to another, so it is refused.
 */
export function limitOfText(kind: LimitKind, text: string): number | null {
  const written = text.trim();
  if (kind === 'time') return minutesText.test(written) ? Number(written) : null;
  if (!amountText.test(written)) return null;
  const [whole = '0', decimals = ''] = written.split(/[.,]/);
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
