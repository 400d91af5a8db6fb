export interface Formats {
  /** `£248.60`; a negative amount has the minus sign U+2212 before the currency. Amount in minor units. */
  money(amount: number, currencyIsoCode: string): string;
  /** Formats 96.1 as `96.1%`. */
  percent(value: number): string;
  /** Formats whole seconds as `0:24:10`. */
  duration(seconds: number): string;
  /** Formats Unix milliseconds as `21:42` in the browser's time zone. */
  timeOfDay(unixMs: number): string;
}

/** Creates the formats of a locale. Formatters are expensive, so each is created once, on first use. */
export function createFormats(locale: string): Formats {
  const moneyFormats = new Map<string, Intl.NumberFormat>();
  let percentFormat: Intl.NumberFormat | undefined;
  let timeFormat: Intl.DateTimeFormat | undefined;
  const moneyFormat = (currency: string) => {
    let format = moneyFormats.get(currency);
    if (format === undefined) {
      format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'symbol' });
      moneyFormats.set(currency, format);
    }
    return format;
  };
  return {
    money(amount, currencyIsoCode) {
      const format = moneyFormat(currencyIsoCode);
      const text = format.format(Math.abs(amount) / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
      return amount < 0 ? `\u2212${text}` : text;
    },
    percent(value) {
      percentFormat ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
      return `${percentFormat.format(value)}%`;
    },
    duration(seconds) {
      const two = (value: number) => String(value).padStart(2, '0');
      return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(Math.floor(seconds) % 60)}`;
    },
    timeOfDay(unixMs) {
      timeFormat ??= new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
      return timeFormat.format(unixMs);
    },
  };
}
