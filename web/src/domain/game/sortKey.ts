/**
 * The server sorts the first tiles and the browser all of them. Both compare rounded values, and among equals the lower
 * id comes first, so that tiles keep their positions when the browser takes over.
 */
export const popularityStep = (popularity: number): number => Math.round(Math.min(1, Math.max(0, popularity)) * 1000);
export const returnStep = (rtp: number): number => Math.round(Math.min(600, Math.max(0, rtp)) * 100);

/** Returns the sort key of a name: without case and accents; pinyin for Chinese names. */
export function nameKey(name: string, pinyin: string): string {
  return pinyin === '' ? name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase() : pinyin;
}
