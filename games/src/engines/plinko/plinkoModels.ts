import type { PlinkoModel } from './plinkoModel.ts';

/**
 * Three boards of increasing volatility. Both row counts of a model have the same RTP to two decimals, so that one
 * figure can be published. A test fails with the new value after a payout change.
 */
export const plinkoModels: readonly PlinkoModel[] = [
  {
    id: 'low',
    rtp: 96.4,
    volatility: 'low',
    features: ['instant-win'],
    tenths: { 12: [100, 30, 15, 14, 11, 10, 4], 16: [150, 90, 20, 16, 15, 12, 11, 9, 5] },
  },
  {
    id: 'medium',
    rtp: 96.91,
    volatility: 'medium',
    features: ['instant-win'],
    tenths: { 12: [300, 100, 40, 18, 12, 5, 4], 16: [1000, 400, 100, 40, 30, 14, 9, 6, 3] },
  },
  {
    id: 'high',
    rtp: 97.08,
    volatility: 'high',
    features: ['instant-win'],
    tenths: { 12: [1500, 200, 80, 20, 7, 3, 1], 16: [10_000, 1200, 250, 80, 40, 15, 5, 2, 2] },
  },
];

export function plinkoModelById(id: string): PlinkoModel | undefined {
  return plinkoModels.find((model) => model.id === id);
}
