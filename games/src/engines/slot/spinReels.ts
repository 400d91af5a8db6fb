import type { Draw } from '../gameEngine.ts';

/** Strips as codes. Each strip repeats its first rows at the end, so that every window is contiguous. */
export interface Reels {
  readonly strips: readonly Uint8Array[];
  readonly lengths: readonly number[];
  readonly rows: number;
}

export function readyReels(strips: readonly Uint8Array[], rows: number): Reels {
  return {
    strips: strips.map((strip) => Uint8Array.from([...strip, ...strip.subarray(0, rows - 1)])),
    lengths: strips.map(({ length }) => length),
    rows,
  };
}

/** Stops every reel at a uniformly drawn position and writes the visible symbols into `cells`. */
export function spinReels({ strips, lengths, rows }: Reels, draw: Draw, cells: Uint8Array): void {
  let cell = 0;
  for (let reel = 0; reel < strips.length; reel++) {
    const strip = strips[reel] as Uint8Array;
    const stop = draw(lengths[reel] as number);
    for (let row = 0; row < rows; row++) cells[cell++] = strip[stop + row] as number;
  }
}

/** Counts the visible occurrences of a symbol. */
export function countOf(cells: Uint8Array, code: number): number {
  let count = 0;
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === code) count++;
  return count;
}
