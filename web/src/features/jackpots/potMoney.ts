const formats = new Map<string, Intl.NumberFormat>();

/** `exact` has minor units, `whole` has none, `short` abbreviates millions (`£128.43M`). Nothing is rounded up. */
type PotFormat = 'exact' | 'whole' | 'short';

const options: Readonly<Record<PotFormat, Intl.NumberFormatOptions>> = {
  exact: {},
  whole: { maximumFractionDigits: 0, roundingMode: 'floor' },
  short: { notation: 'compact', maximumFractionDigits: 2, roundingMode: 'floor' },
};

/** Major units from which minor units only take space, and from which narrow tiles abbreviate. */
const longAmount = 10_000_000;

function formatted(amount: number, currencyIsoCode: string, locale: string, potFormat: PotFormat): string {
  const key = `${locale} ${currencyIsoCode} ${potFormat}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency: currencyIsoCode, ...options[potFormat] });
    formats.set(key, format);
  }
  return format.format(amount / minorsOf(currencyIsoCode));
}

const isLong = (amount: number, currencyIsoCode: string) => amount >= longAmount * minorsOf(currencyIsoCode);

/** Formats the money of a jackpot. `isWhole` leaves out minor units for small screens. */
export function potMoney(amount: number, currencyIsoCode: string, locale: string, isWhole: boolean): string {
  return formatted(amount, currencyIsoCode, locale, isWhole || isLong(amount, currencyIsoCode) ? 'whole' : 'exact');
}

/** Formats the money of a jackpot for a narrow tile. */
export function shortPotMoney(amount: number, currencyIsoCode: string, locale: string): string {
  return formatted(amount, currencyIsoCode, locale, isLong(amount, currencyIsoCode) ? 'short' : 'whole');
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
