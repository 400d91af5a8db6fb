/** Words of a language with spaces, and characters of Chinese, that are read in a minute. */
const wordsAMinute = 200;
const charactersAMinute = 400;

/** Whole minutes, at least one, that it takes to read html. Chinese characters count each, everything else by words. */
export function readingMinutes(html: string): number {
  const text = html.replace(/<[^<>]*>/g, ' ');
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsAMinute + characters / charactersAMinute));
}
