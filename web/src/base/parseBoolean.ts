/**
 * AN-07: parses a text of the operator's systems: `true`, `yes` and `1` are true; `false`, `no`, `0` and the empty text
 * are false, ignoring case. Null for anything else.
 */
export function parseBoolean(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (word === 'true' || word === 'yes' || word === '1') return true;
  return word === '' || word === 'false' || word === 'no' || word === '0' ? false : null;
}
