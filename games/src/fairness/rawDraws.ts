import { createRoundSeed, roundDraw } from '../engines/roundDraw.ts';

/** Draws of one round in the export. Every round has its own seed, as in play. */
const drawsPerRound = 100;
/** Draws of one chunk: the export holds no more in memory. */
const drawsPerChunk = 16_384;
const bytesPerWord = 4;
const wordRange = 2 ** 32;

interface DrawsRequest {
  /** Number of draws, at least 1. */
  readonly count: number;
  /**
   * Draws whole numbers from 0 to `below - 1`, as games do, one a line in decimal digits. Without it, draws words of 32
   * bits, little-endian and without a header.
   */
  readonly below?: number | undefined;
  /** Hexadecimal digits of 256 bits. The rounds are then steps under this seed, so that the export can be repeated. */
  readonly seed?: string | undefined;
}

/** Yields draws of the generator of all games in chunks. */
export function* rawDraws({ count, below, seed }: DrawsRequest): Generator<Buffer> {
  let draw = roundDraw(seed ?? createRoundSeed(), 0);
  let drawn = 0;
  function next(range: number): number {
    if (drawn > 0 && drawn % drawsPerRound === 0)
      draw = seed === undefined ? roundDraw(createRoundSeed(), 0) : roundDraw(seed, drawn / drawsPerRound);
    drawn += 1;
    return draw(range);
  }
  while (drawn < count) {
    const size = Math.min(drawsPerChunk, count - drawn);
    if (below === undefined) {
      const words = Buffer.allocUnsafe(size * bytesPerWord);
      for (let word = 0; word < size; word++) words.writeUInt32LE(next(wordRange), word * bytesPerWord);
      yield words;
    } else {
      let lines = '';
      for (let line = 0; line < size; line++) lines += `${next(below)}\n`;
      yield Buffer.from(lines);
    }
  }
}
