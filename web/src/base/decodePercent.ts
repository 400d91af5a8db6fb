/** Decodes percent-encoded text once; null if the encoding is broken. */
export function decodePercent(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
