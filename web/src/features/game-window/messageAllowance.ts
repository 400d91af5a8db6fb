/** Messages of a frame that count within a second. A game sends a few; the rest is dropped before anything reads it. */
export const maxMessagesPerSecond = 50;

/** @returns a function that says whether a message at a time in milliseconds still counts */
export function createMessageAllowance(): (now: number) => boolean {
  let since = -Infinity;
  let count = 0;
  return (now) => {
    if (now - since >= 1000) {
      since = now;
      count = 0;
    }
    count += 1;
    return count <= maxMessagesPerSecond;
  };
}
