/**
 * Printable characters that JSON does not escape. A column of numbers is a text of them with a fixed number of digits
 * per number.
 */
const digits = Array.from({ length: 94 }, (_, place) => String.fromCharCode(33 + place)).filter(
  (digit) => digit !== '"' && digit !== '\\',
);
const base = digits.length;
const valueOf = new Int8Array(128).fill(-1);
for (const [value, digit] of digits.entries()) valueOf[digit.charCodeAt(0)] = value;

/** Maximum number of digits in a column. */
const maxDigits = 4;

/**
 * Encodes non-negative integers as one text: the first character states how many digits each number has. For 10,000
 * games this takes a tenth of the size of JSON numbers, and decoding allocates no values.
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

/** Decodes the numbers; null if the text is not a column of `count` numbers below `limit`. */
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
