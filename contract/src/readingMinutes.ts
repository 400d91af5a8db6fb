/** Reading speed: words per minute for languages with spaces, and characters per minute for Chinese. */
const wordsAMinute = 200;
const charactersAMinute = 400;

/**
 * Returns the reading time of html in whole minutes, at least one. Counts Chinese by characters and other text by
 * words.
 */
export function readingMinutes(html: string): number {
  const text = html.replace(/<[^<>]*>/g, ' ');
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsAMinute + characters / charactersAMinute));
}
