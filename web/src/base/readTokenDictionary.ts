/** Longest accepted header; real ones have about 80 characters. */
const maxLength = 200;
const member = /^([a-z][a-z0-9_.*-]*)=([A-Za-z*][\w!#$%&'*+.^`|~:/-]*)$/;

/**
 * Parses the subset of an RFC 9651 dictionary that `Foyer-Visit` uses: keys with tokens as values, without parameters.
 * @returns null for anything else, and for a repeated key, of which RFC 9651 would keep the last
 */
export function readTokenDictionary(text: string): ReadonlyMap<string, string> | null {
  // In this range, `trim` removes spaces and tabs only.
  if (text.length > maxLength || !/^[\t -~]*$/.test(text)) return null;
  const found = new Map<string, string>();
  for (const part of text.split(',')) {
    const [, key, value] = member.exec(part.trim()) ?? [];
    if (key === undefined || value === undefined || found.has(key)) return null;
    found.set(key, value);
  }
  return found;
}
