/** Parses an absolute address; null when it is none. `URL.canParse` and `URL.parse` are newer than supported browsers. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
