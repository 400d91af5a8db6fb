import type { EngineModel } from '../gameEngine.ts';
import { pokerHands, type PokerHand } from './pokerHand.ts';

export interface VideoPokerModel extends EngineModel {
  /**
   * Payout of each hand in stakes, best first. Four of a kind that a table does not list separately counts as
   * `fourOfAKind`.
   */
  readonly pays: readonly (readonly [hand: PokerHand, stakes: number])[];
}

const sharedFacts = { features: ['hold-and-draw'] } as const;

/** `rtp` is the exact RTP of optimal play, which a test computes over all hands. */
export const videoPokerModels: readonly VideoPokerModel[] = [
  {
    id: 'jacks-or-better',
    rtp: 99.54,
    volatility: 'medium',
    ...sharedFacts,
    pays: [
      ['royalFlush', 800],
      ['straightFlush', 50],
      ['fourOfAKind', 25],
      ['fullHouse', 9],
      ['flush', 6],
      ['straight', 4],
      ['threeOfAKind', 3],
      ['twoPair', 2],
      ['jacksOrBetter', 1],
    ],
  },
  {
    id: 'bonus-poker',
    rtp: 99.17,
    volatility: 'medium',
    ...sharedFacts,
    pays: [
      ['royalFlush', 800],
      ['straightFlush', 50],
      ['fourAces', 80],
      ['fourLow', 40],
      ['fourOfAKind', 25],
      ['fullHouse', 8],
      ['flush', 5],
      ['straight', 4],
      ['threeOfAKind', 3],
      ['twoPair', 2],
      ['jacksOrBetter', 1],
    ],
  },
];

/** Returns a model by id. Throws for an unknown id, which is an error in the catalogue. */
export function videoPokerModel(id: string): VideoPokerModel {
  const model = videoPokerModels.find((one) => one.id === id);
  if (!model) throw new Error(`there is no video poker model "${id}"`);
  return model;
}

/** Returns the pay table row that pays a hand; undefined if the hand pays nothing. */
export function payLine(
  { pays }: Pick<VideoPokerModel, 'pays'>,
  hand: PokerHand,
): readonly [hand: PokerHand, stakes: number] | undefined {
  const line = pays.find(([name]) => name === hand);
  return line ?? (hand.startsWith('four') ? pays.find(([name]) => name === 'fourOfAKind') : undefined);
}

/** Payout of each index of `pokerHands`, in stakes. */
export const payTable = (model: Pick<VideoPokerModel, 'pays'>): readonly number[] =>
  pokerHands.map((hand) => payLine(model, hand)?.[1] ?? 0);
