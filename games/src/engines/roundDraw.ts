import { createHmac, randomBytes } from 'node:crypto';
import type { Draw } from './gameEngine.ts';

/** Creates the seed of a round: 256 random bits of the operating system, in hexadecimal digits. */
export const createRoundSeed = (): string => randomBytes(32).toString('hex');

const bytesPerNumber = 6;
const numberRange = 2 ** (8 * bytesPerNumber);

/**
 * Returns the random source of one step of a round: HMAC-SHA-256 of step and counter under the round's seed, in numbers
 * of 48 bits. Numbers at the end of the range are skipped, so that every result is equally likely. The same seed and
 * step always draw the same numbers.
 */
export function roundDraw(seed: string, step: number): Draw {
  const key = Buffer.from(seed, 'hex');
  let block = Buffer.alloc(0);
  let counter = 0;
  let position = 0;
  function next(): number {
    if (position + bytesPerNumber > block.length) {
      block = createHmac('sha256', key).update(`${step}:${counter}`).digest();
      counter += 1;
      position = 0;
    }
    const number = block.readUIntBE(position, bytesPerNumber);
    position += bytesPerNumber;
    return number;
  }
  return (below) => {
    const end = numberRange - (numberRange % below);
    let number = next();
    while (number >= end) number = next();
    return number % below;
  };
}
