import type { EngineModel } from '../gameEngine.ts';

export interface BlackjackModel extends EngineModel {
  /** Number of decks, shuffled for every round. */
  readonly decks: number;
}

/**
 * All tables have the same rules; the number of decks determines the return. `rtp` is the result of `exactReturn` for
 * basic strategy, relative to the opening stake. A test fails with the new value after a rule change.
 */
export const blackjackModels: readonly BlackjackModel[] = [
  { id: 'six-decks', rtp: 99.54, volatility: 'low', features: ['double-down', 'split', 'insurance'], decks: 6 },
  { id: 'eight-decks', rtp: 99.51, volatility: 'low', features: ['double-down', 'split', 'insurance'], decks: 8 },
];

/** Returns a model by id. Throws for an unknown id, which is an error in the catalogue. */
export function blackjackModel(id: string): BlackjackModel {
  const model = blackjackModels.find((one) => one.id === id);
  if (!model) throw new Error(`there is no blackjack model "${id}"`);
  return model;
}
