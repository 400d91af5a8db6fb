import type { Draw } from './gameEngine.ts';

/**
 * A repeatable stream of draws, so that a surprising simulation can be run again. Rounds for players never use it.
 * Small fast counting generator with 128 bits of state: its period does not end within any simulation.
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
  // The first outputs still show how alike two seeds are.
  for (let warm = 0; warm < 15; warm++) next();
  return (below) => Math.floor((next() / 2 ** 32) * below);
}
