import type { Culture } from '@foyer/contract/ids';
import { languages } from '@foyer/contract/languages';
import { gameRules } from '../gameRules.ts';
import { handNames } from './handNames.ts';
import type { VideoPokerModel } from './videoPokerModels.ts';
import { videoPokerStakes } from './videoPokerStakes.ts';

const amount = (minor: number): string => (minor / 100).toFixed(2);
const [least, max] = [amount(Math.min(...videoPokerStakes)), amount(Math.max(...videoPokerStakes))];

function paysIn(culture: Culture, { pays }: VideoPokerModel): string {
  const lines = pays.map(([hand, stakes]) => `${handNames[culture][hand]} ${stakes}`);
  return lines.join(languages[culture].punctuation.clauses);
}

/** The rules as plain paragraphs (UK16). */
export const videoPokerRules = (model: VideoPokerModel, culture: Culture): string[] =>
  gameRules[culture].videoPoker({
    pays: paysIn(culture, model),
    rtp: model.rtp.toFixed(2),
    volatility: model.volatility,
    least,
    max,
  });
