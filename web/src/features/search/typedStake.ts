/** An amount of money at the start of a text, with its unit. */
const amountPattern =
  /^[£€$¥]? ?(\d{1,6})(?:[.,](\d{1,2}))? ?(p|pence|penny|c|cents?|pounds?|euros?|dollars?|便士|分|角|英镑|欧元|元)?(?![\d.,a-z])/;

/** Units that are not a whole one of the currency, in minor units. */
const minorUnitsOf = new Map(
  Object.entries({ p: 1, pence: 1, penny: 1, c: 1, cent: 1, cents: 1, 便士: 1, 分: 1, 角: 10 }),
);

interface TypedStake {
  /** In minor units. */
  readonly amount: number;
  /** Letters of the text that name it. */
  readonly length: number;
}

/**
 * Returns the highest stake that the start of a normalised text names: `under 20p`, `20便士以下`; null if it names none.
 * @param words normalised phrases before the amount, and those after it, the longest first
 */
export function typedStake(
  text: string,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): TypedStake | null {
  const start = before.find((phrase) => text.startsWith(phrase)) ?? '';
  const skipped = start.length + (text[start.length] === ' ' ? 1 : 0);
  const found = amountPattern.exec(text.slice(skipped));
  if (found === null) return null;
  const [all, whole = '', part = '', unit = ''] = found;
  const rest = text.slice(skipped + all.length);
  const end = after.find((phrase) => rest.trimStart().startsWith(phrase)) ?? '';
  if (start === '' && end === '') return null;
  const endLength = end === '' ? 0 : end.length + rest.length - rest.trimStart().length;
  const number = Number(`${whole}.${part}`);
  return {
    amount: Math.round(number * (minorUnitsOf.get(unit) ?? 100)),
    length: skipped + all.length + endLength,
  };
}
