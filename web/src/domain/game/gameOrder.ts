/** What a list of games may be sorted by. */
export const gameOrders = ['popularity', 'newest', 'name', 'rtp'] as const;
export type GameOrder = (typeof gameOrders)[number];

/**
 * The server orders the first tiles and the browser all of them. Both compare the same steps, and among equals the lower
 * id goes first, so that tiles stay where they are when the browser takes over.
 */
export const popularityStep = (popularity: number): number => Math.round(Math.min(1, Math.max(0, popularity)) * 1000);
export const returnStep = (rtp: number): number => Math.round(Math.min(600, Math.max(0, rtp)) * 100);

/** What names are ordered by: without case and accents; Chinese names by their pinyin. */
export function nameKey(name: string, pinyin: string): string {
  return pinyin === '' ? name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase() : pinyin;
}
