/** AN-07: what a text of the operator's systems says: `true`, `yes` and `1` are true; `false`, `no`, `0` and nothing are false, in any case of letters. Null for what is neither. */
export function booleanOfText(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (word === 'true' || word === 'yes' || word === '1') return true;
  return word === '' || word === 'false' || word === 'no' || word === '0' ? false : null;
}
