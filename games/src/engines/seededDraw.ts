import type { Draw } from './gameEngine.ts';

/**
 * Creates a repeatable random source for simulations; rounds of players never use it. A small fast counting generator
 * with 128 bits of state, whose period exceeds any simulation.
 */
export function seededDraw(seed: number): Draw {
  let [a, b, c, counter] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88, 1];
  const next = (): number => {
    const mixed = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + mixed) | 0;
    return mixed >>> 0;
  };
  // The first outputs of similar seeds are correlated, so skip them.
  for (let warm = 0; warm < 15; warm++) next();
  return (below) => Math.floor((next() / 2 ** 32) * below);
}
