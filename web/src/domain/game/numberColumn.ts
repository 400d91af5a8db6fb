/** Printable characters that JSON leaves alone: a column of numbers is a text of them, each number equally many. */
const digits = Array.from({ length: 94 }, (_, place) => String.fromCharCode(33 + place)).filter(
  (digit) => digit !== '"' && digit !== '\\',
);
const base = digits.length;
const valueOf = new Int8Array(128).fill(-1);
for (const [value, digit] of digits.entries()) valueOf[digit.charCodeAt(0)] = value;

/** Most digits of a number in a column. */
const maxDigits = 4;

/**
 * Whole numbers from 0 on as one text: the first character says how many digits each number has. A list of 10,000 games
 * is a tenth smaller that way than as JSON numbers, and is read without making 10,000 values.
 */
export function toColumn(values: readonly number[]): string {
  const width = Math.max(1, ...values.map((value) => Math.ceil(Math.log(value + 1) / Math.log(base))));
  const lines = values.map((value) => {
    let text = '';
    let rest = value;
    for (let place = 0; place < width; place += 1) {
      text = (digits[rest % base] ?? '') + text;
      rest = Math.floor(rest / base);
    }
    return text;
  });
  return String(width) + lines.join('');
}

/** The numbers again; null when the text is no column of `count` numbers below `limit`. */
export function fromColumn(text: string, count: number, limit: number): Uint16Array | null {
  const width = Number(text[0]);
  if (!(width >= 1 && width <= maxDigits) || text.length !== 1 + width * count) return null;
  const values = new Uint16Array(count);
  for (let index = 0, at = 1; index < count; index += 1) {
    let value = 0;
    for (let place = 0; place < width; place += 1, at += 1) {
      const digit = valueOf[text.charCodeAt(at)] ?? -1;
      if (digit === -1) return null;
      value = value * base + digit;
    }
    if (value >= limit) return null;
    values[index] = value;
  }
  return values;
}
