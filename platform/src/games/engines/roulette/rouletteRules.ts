import type { Culture } from '@foyer/contract/identifiers';
import { gameRules } from '../gameRules.ts';
import { paysToOne } from './rouletteSpots.ts';
import { spotMaximum, tableLimits } from './rouletteStakes.ts';

const amount = (minor: number): string => (minor / 100).toFixed(2);
const least = amount(tableLimits.minimum);
const most = amount(tableLimits.maximum);

const pays = {
  straight: paysToOne('straight'),
  split: paysToOne('split'),
  street: paysToOne('street'),
  corner: paysToOne('corner'),
  sixLine: paysToOne('sixLine'),
  dozen: paysToOne('dozen'),
  red: paysToOne('red'),
};
const maximum = {
  straight: amount(spotMaximum.straight),
  split: amount(spotMaximum.split),
  street: amount(spotMaximum.street),
  corner: amount(spotMaximum.corner),
  sixLine: amount(spotMaximum.sixLine),
  red: amount(spotMaximum.red),
};

/** The rules as plain paragraphs (UK16). */
export const rouletteRules = (rtp: number, culture: Culture): string[] =>
  gameRules[culture].roulette({ rtp: rtp.toFixed(2), least, most, pays, maximum });
