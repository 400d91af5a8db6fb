import { reversed } from '@foyer/contract/reversed';

/** Digits in groups, as on a payment card. The groups cannot overlap, so that the search takes linear time. */
const digitGroups = /\d+(?:[\s\u2010-\u2015-]{1,3}\d+)*/g;

const minDigits = 13;
const maxDigits = 19;

/** Replaces payment card numbers, written in one or with spaces or hyphens. */
export function hideCardNumbers(text: string): string {
  return text.replace(digitGroups, hideInGroups);
}

/** Replaces every row of neighbouring groups whose digits are a card number. */
function hideInGroups(run: string): string {
  const groups = [...run.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ digits, from: index }));
  let result = '';
  let at = 0;
  for (let first = 0; first < groups.length; first += 1) {
    let digits = '';
    let longest: { last: number; end: number } | null = null;
    for (let last = first; last < groups.length && digits.length < maxDigits; last += 1) {
      const group = groups[last];
      digits += group?.digits ?? '';
      if (group !== undefined && isCardNumber(digits)) longest = { last, end: group.from + group.digits.length };
    }
    if (longest === null) continue;
    result += `${run.slice(at, groups[first]?.from)}…`;
    at = longest.end;
    first = longest.last;
  }
  return result + run.slice(at);
}

/** Card numbers have 13 to 19 digits and a check digit (Luhn). None begins with 0, or with 1 as times of today do. */
function isCardNumber(digits: string): boolean {
  if (digits.length < minDigits || digits.length > maxDigits || digits < '2') return false;
  const sum = reversed([...digits]).reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
