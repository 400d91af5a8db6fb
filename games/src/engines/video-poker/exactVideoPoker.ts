import { pathToFileURL } from 'node:url';
import { bestOf, createHoldValues, handCount, handIndex, overAllHands } from './holdValues.ts';
import { videoPokerModels, type VideoPokerModel } from './videoPokerModels.ts';

export interface BestPlay {
  /** Exact RTP in per cent with optimal holds. */
  readonly rtp: number;
  /** Optimal hold of every hand by `handIndex` of its sorted cards; bit `i` means that card `i` is held. */
  readonly holds: Uint8Array;
  /** Maximum values in stakes of holding no card and one card; see `bestHold`. */
  readonly highest: readonly [ofNone: number, ofOne: number];
}

/**
 * Computes optimal play of all hands exactly. To print the returns:
 * `node games/src/engines/video-poker/exactVideoPoker.ts`
 */
export function exactVideoPoker(model: Pick<VideoPokerModel, 'pays'>): BestPlay {
  const valuesOf = createHoldValues(model);
  const holds = new Uint8Array(handCount);
  let sum = 0;
  let ofNone = 0;
  let ofOne = 0;
  overAllHands((a, b, c, d, e) => {
    const values = valuesOf(a, b, c, d, e);
    const best = bestOf(values);
    holds[handIndex(a, b, c, d, e)] = best;
    sum += values[best] as number;
    ofNone = Math.max(ofNone, values[0] as number);
    for (let one = 1; one < 32; one <<= 1) ofOne = Math.max(ofOne, values[one] as number);
  });
  return { rtp: (100 * sum) / handCount, holds, highest: [ofNone, ofOne] };
}

function main(): void {
  for (const model of videoPokerModels)
    process.stdout.write(
      `${model.id}: ${exactVideoPoker(model).rtp.toFixed(4)} %, published ${model.rtp.toFixed(2)} %\n`,
    );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) main();
