const formats = new Map<string, Intl.NumberFormat>();

/** Formats the money of a jackpot. `isWhole` truncates minor units for small screens; it never rounds up. */
export function potMoney(amount: number, currencyIsoCode: string, locale: string, isWhole: boolean): string {
  const key = `${locale} ${currencyIsoCode} ${isWhole}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: currencyIsoCode,
      ...(isWhole ? { maximumFractionDigits: 0, roundingMode: 'floor' } : {}),
    });
    formats.set(key, format);
  }
  return format.format(amount / minorsOf(currencyIsoCode));
}

const minors = new Map<string, number>();

/** Returns minor units per major unit, for example 100 pence in a pound. */
function minorsOf(currencyIsoCode: string): number {
  let known = minors.get(currencyIsoCode);
  if (known === undefined) {
    known =
      10 **
      (new Intl.NumberFormat('en', { style: 'currency', currency: currencyIsoCode }).resolvedOptions()
        .maximumFractionDigits ?? 2);
    minors.set(currencyIsoCode, known);
  }
  return known;
}

/** Formats an amount that an editor wrote, without minor units if they are zero. */
export function limitMoney(amount: number, currencyIsoCode: string, locale: string): string {
  return potMoney(amount, currencyIsoCode, locale, amount % minorsOf(currencyIsoCode) === 0);
}
