import type { Culture } from '@foyer/contract/identifiers';
import { gameRules } from '../gameRules.ts';
import type { BlackjackModel } from './blackjackModels.ts';
import { blackjackStakes } from './blackjackStakes.ts';

const amount = (minor: number): string => (minor / 100).toFixed(2);
const [least, most] = [amount(blackjackStakes.minimum), amount(blackjackStakes.maximum)];

/** The rules of a table as plain paragraphs (UK16). */
export const blackjackRules = ({ decks, rtp, volatility }: BlackjackModel, culture: Culture): string[] =>
  gameRules[culture].blackjack({ decks, rtp: rtp.toFixed(2), volatility, least, most });
