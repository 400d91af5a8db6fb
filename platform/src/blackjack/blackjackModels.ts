import type { EngineModel } from '../play/gameEngine.ts';

export interface BlackjackModel extends EngineModel {
  /** Decks that are shuffled for every round. */
  readonly decks: number;
}

/**
 * The rules are the same at every table; the number of decks decides the return. `rtp` is what `exactReturn` computes for
 * basic strategy, of the opening stake; whoever changes a rule is told the new figure by the test.
 */
export const blackjackModels: readonly BlackjackModel[] = [
  { id: 'six-decks', rtp: 99.54, volatility: 'low', features: ['double-down', 'split', 'insurance'], decks: 6 },
  { id: 'eight-decks', rtp: 99.51, volatility: 'low', features: ['double-down', 'split', 'insurance'], decks: 8 },
];

/** A model that the catalogue names; an unknown one is a mistake in the catalogue. */
export function blackjackModel(id: string): BlackjackModel {
  const model = blackjackModels.find((one) => one.id === id);
  if (!model) throw new Error(`there is no blackjack model "${id}"`);
  return model;
}
