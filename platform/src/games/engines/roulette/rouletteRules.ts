import type { Culture } from '@foyer/contract/ids';
import type { StakeRange } from '../gameEngine.ts';
import { gameRules } from '../gameRules.ts';
import { spotMaximum } from './chipRules.ts';
import { paysToOne, type SpotKind } from './rouletteSpots.ts';

const amount = (minor: number): string => (minor / 100).toFixed(2);

const pays = {
  straight: paysToOne('straight'),
  split: paysToOne('split'),
  street: paysToOne('street'),
  corner: paysToOne('corner'),
  sixLine: paysToOne('sixLine'),
  dozen: paysToOne('dozen'),
  red: paysToOne('red'),
};
/** `most`: the table's maximum stake. */
const maximumOf = (kind: SpotKind, max: number): string => amount(Math.min(spotMaximum[kind], max));

/** The rules as plain paragraphs (UK16), with the stakes of a table. */
export const rouletteRules = (rtp: number, culture: Culture, { minimum, maximum }: StakeRange): string[] =>
  gameRules[culture].roulette({
    rtp: rtp.toFixed(2),
    least: amount(minimum),
    max: amount(maximum),
    pays,
    maximum: {
      straight: maximumOf('straight', maximum),
      split: maximumOf('split', maximum),
      street: maximumOf('street', maximum),
      corner: maximumOf('corner', maximum),
      sixLine: maximumOf('sixLine', maximum),
      red: maximumOf('red', maximum),
    },
  });
