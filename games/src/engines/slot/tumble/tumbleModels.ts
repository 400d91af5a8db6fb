import type { TumbleModel } from './tumbleModel.ts';

/** `rtp` is the result of `returnOfTumble`. A test fails with the new value after a change of weights or payouts. */
export const tumbleModels: readonly TumbleModel[] = [
  {
    id: 'brook',
    mechanic: 'tumble',
    rtp: 95.18,
    volatility: 'medium',
    symbols: [
      { symbol: 'A', weight: 10, pays: [60, 150, 500] },
      { symbol: 'B', weight: 13, pays: [30, 75, 250] },
      { symbol: 'C', weight: 15, pays: [16, 40, 120] },
      { symbol: 'D', weight: 18, pays: [8, 20, 60] },
      { symbol: 'E', weight: 21, pays: [5, 10, 30] },
      { symbol: 'F', weight: 23, pays: [4, 8, 20] },
    ],
    counts: [8, 10, 12],
    multipliers: [1, 2, 3, 4, 5],
  },
  {
    id: 'falls',
    mechanic: 'tumble',
    rtp: 95.69,
    volatility: 'high',
    symbols: [
      { symbol: 'A', weight: 8, pays: [400, 1600, 8000] },
      { symbol: 'B', weight: 12, pays: [160, 640, 3200] },
      { symbol: 'C', weight: 15, pays: [64, 200, 1000] },
      { symbol: 'D', weight: 18, pays: [24, 80, 320] },
      { symbol: 'E', weight: 22, pays: [16, 40, 160] },
      { symbol: 'F', weight: 25, pays: [12, 32, 80] },
    ],
    counts: [9, 11, 13],
    multipliers: [1, 2, 4, 8, 16],
  },
];
