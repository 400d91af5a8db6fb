const formats = new Map<string, Intl.NumberFormat>();

/** Money of a jackpot. `isWhole`: without the part below one, which a small screen has no room for; a part is never rounded up. */
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

/** Minor units in one, for example 100 pence in a pound. */
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

/** An amount that an editor wrote, which is whole more often than not. */
export function limitMoney(amount: number, currencyIsoCode: string, locale: string): string {
  return potMoney(amount, currencyIsoCode, locale, amount % minorsOf(currencyIsoCode) === 0);
}
