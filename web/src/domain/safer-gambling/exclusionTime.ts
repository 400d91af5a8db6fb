/** Formats the date and time of an exclusion's event in the player's language. */
export function exclusionTime(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' });
}
