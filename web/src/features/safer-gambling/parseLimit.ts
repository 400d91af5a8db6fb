import { halfWidth } from '@foyer/contract/halfWidth';
import type { LimitKind } from '@foyer/contract/limitKinds';

/** Amount of the currency with decimals, as a player may type it. */
const amountText = /^(\d{1,6})(?:[.,](\d{1,2}))?$/;
const minutesText = /^\d{1,5}$/;

/**
 * Parses a limit to minor units, or whole minutes for time; null if invalid. Comma and point both start the decimals.
 * "1,000" is refused because its meaning depends on the country.
 */
export function parseLimit(kind: LimitKind, text: string): number | null {
  const written = halfWidth(text).trim();
  if (kind === 'time') return minutesText.test(written) ? Number(written) : null;
  const [, whole = '', decimals = ''] = amountText.exec(written) ?? [];
  if (whole === '') return null;
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
