const formats = new Map<string, Intl.RelativeTimeFormat>();

/** Returns a format of past times in a locale: `12 min ago`, `yesterday`. Formatters are expensive and thus reused. */
export function timeAgo(locale: string): (value: number, unit: 'minute' | 'hour' | 'day') => string {
  let format = formats.get(locale);
  if (format === undefined) {
    format = new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' });
    formats.set(locale, format);
  }
  const relative = format;
  return (value, unit) => relative.format(-value, unit);
}
