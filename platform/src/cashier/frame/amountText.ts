/**
 * Minor units of what a player typed, or null where it is no amount: digits with at most one sign for the fraction, a
 * comma or a point, and no more digits after it than the currency has. Signs that group thousands are left out.
 */
export function readAmount(text: string, fractionDigits: number): number | null {
  const plain = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(/^[^\d.,-]+/, '');
  const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.');
  const match = /^(\d{1,9})(?:\.(\d*))?$/.exec(grouped);
  const fraction = match?.[2] ?? '';
  if (!match || fraction.length > fractionDigits) return null;
  return Number(`${match[1] ?? ''}${fraction.padEnd(fractionDigits, '0')}`);
}

/** How many digits the currency has after the point. */
export function fractionDigitsOf(currencyIsoCode: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency: currencyIsoCode }).resolvedOptions()
      .maximumFractionDigits ?? 2
  );
}
