import type { Culture } from '@foyer/contract/ids';
import type { StakeRange } from '../gameEngine.ts';
import { gameRules } from '../gameRules.ts';
import type { BlackjackModel } from './blackjackModels.ts';

const amount = (minor: number): string => (minor / 100).toFixed(2);

/** The rules of a table as plain paragraphs (UK16). */
export const blackjackRules = (
  { decks, rtp, volatility }: BlackjackModel,
  culture: Culture,
  { minimum, maximum }: StakeRange,
): string[] =>
  gameRules[culture].blackjack({
    decks,
    rtp: rtp.toFixed(2),
    volatility,
    least: amount(minimum),
    max: amount(maximum),
  });
