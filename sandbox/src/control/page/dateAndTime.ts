const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Formats Unix milliseconds in UTC: `26 Nov 2026, 03:05 UTC`. `zone` is empty where a heading names the time zone. */
export const dateAndTime = (at: number, zone = ' UTC'): string => `${format.format(at)}${zone}`;

/** Formats the time of day in UTC: `03:05:09`. */
export const timeOfDay = (at: number): string => new Date(at).toISOString().slice(11, 19);
