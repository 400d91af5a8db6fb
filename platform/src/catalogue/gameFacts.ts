import type { GameKind, Volatility } from './catalogue.ts';
import type { TableScene } from './gameArt.ts';
import { hashText } from './seededRandom.ts';

/** Keys of what a game offers, for filters and badges. */
export const gameFeatures = ['free-spins', 'wilds', 'multiplier-2x', 'multiplier-3x', 'single-zero', 'live-dealer', 'instant-win'] as const;
export type GameFeature = (typeof gameFeatures)[number];

/** What the catalogue takes from a slot's mathematics. */
export interface SlotFigures {
  readonly id: string;
  readonly rtp: number;
  readonly volatility: Volatility;
  readonly freeSpins: { readonly multiplier: number };
}

export interface GameFacts {
  readonly rtp: number;
  readonly volatility: Volatility;
  readonly features: readonly GameFeature[];
  readonly slotModelId: string | null;
}

/** A whole number from 0 to `below` - 1 that belongs to this id and question for ever. */
export const shareOf = (question: string, gameGroupId: number, below: number): number => hashText(`${question}:${gameGroupId}`) % below;

/** Return, volatility and features: of the slot's model, or of the rules everybody knows. */
export function factsOf(gameGroupId: number, kind: GameKind, name: string, scene: TableScene | null, models: readonly SlotFigures[]): GameFacts {
  if (kind === 'slot') {
    const model = models[shareOf('model', gameGroupId, models.length)];
    if (!model) throw new Error('a slot needs a model');
    const features: readonly GameFeature[] = ['free-spins', 'wilds', model.freeSpins.multiplier >= 3 ? 'multiplier-3x' : 'multiplier-2x'];
    return { rtp: model.rtp, volatility: model.volatility, features, slotModelId: model.id };
  }
  if (kind === 'instant') {
    const rtp = 94 + shareOf('rtp', gameGroupId, 31) / 10;
    const volatility = (['low', 'medium', 'high'] as const)[shareOf('volatility', gameGroupId, 3)] ?? 'medium';
    return { rtp, volatility, features: ['instant-win'], slotModelId: null };
  }
  const features: GameFeature[] = kind === 'live' ? ['live-dealer'] : [];
  if (scene === 'wheel') features.push('single-zero');
  return { rtp: tableReturn(name, scene), volatility: scene === 'wheel' ? 'medium' : 'low', features, slotModelId: null };
}

/** Returns of the usual rules: single zero, basic strategy, banker bet, big and small. */
function tableReturn(name: string, scene: TableScene | null): number {
  if (scene === 'wheel') return 97.3;
  if (scene === 'dice') return 97.22;
  if (name.includes('Baccarat')) return 98.94;
  if (name.includes('Poker')) return 97.84;
  return 99.5;
}
