/** Time between two shown amounts, in milliseconds: often enough to read as counting, rarely enough to read. */
const stepMs = 50;

/** Returns the amounts to show while counting from 0 to `to`: fast at first, exact at the end, never above it. */
export function countedAmounts(to: number, durationMs: number): number[] {
  const steps = Math.floor(durationMs / stepMs);
  return Array.from({ length: steps }, (_, at) => Math.floor(to * (1 - (1 - (at + 1) / (steps + 1)) ** 2)));
}

/**
 * Shows the amounts one after another and then `to`, and calls `end`. Returns a function that stops the count where it
 * is, without an end.
 */
export function countUp(to: number, durationMs: number, show: (minor: number) => void, end: () => void): () => void {
  const amounts = countedAmounts(to, durationMs);
  let timer: ReturnType<typeof setTimeout> | undefined;
  function next(): void {
    const amount = amounts.shift();
    show(amount ?? to);
    if (amount === undefined) end();
    else timer = setTimeout(next, stepMs);
  }
  next();
  return () => clearTimeout(timer);
}
