/** A number of days as a text in a locale; whole weeks from two on, for example `8 weeks` for 56. */
export function daysText(days: number, locale: string): string {
  const [count, unit] = days >= 14 && days % 7 === 0 ? ([days / 7, 'week'] as const) : ([days, 'day'] as const);
  const text = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  // Interface texts have a space between a figure and a Chinese character.
  return text.replace(/(\d)(\p{Script=Han})/u, '$1 $2');
}
