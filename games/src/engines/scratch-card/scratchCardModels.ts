import type { ScratchModel } from './scratchCardModel.ts';

/** Three cards, from many small prizes to few large ones. `rtp` follows from the tickets, as a test verifies. */
export const scratchCardModels: readonly ScratchModel[] = [
  {
    id: 'garden',
    rtp: 94,
    volatility: 'low',
    features: ['instant-win'],
    prizes: [
      { pays: 1000, tickets: 30 },
      { pays: 100, tickets: 700 },
      { pays: 25, tickets: 4_000 },
      { pays: 10, tickets: 12_000 },
      { pays: 5, tickets: 30_000 },
      { pays: 3, tickets: 50_000 },
      { pays: 2, tickets: 100_000 },
      { pays: 1, tickets: 120_000 },
    ],
  },
  {
    id: 'lantern',
    rtp: 94.5,
    volatility: 'medium',
    features: ['instant-win'],
    prizes: [
      { pays: 2500, tickets: 20 },
      { pays: 500, tickets: 100 },
      { pays: 100, tickets: 1_000 },
      { pays: 40, tickets: 2_500 },
      { pays: 15, tickets: 8_000 },
      { pays: 6, tickets: 25_000 },
      { pays: 3, tickets: 60_000 },
      { pays: 2, tickets: 97_500 },
    ],
  },
  {
    id: 'comet',
    rtp: 95,
    volatility: 'high',
    features: ['instant-win'],
    prizes: [
      { pays: 5000, tickets: 12 },
      { pays: 1000, tickets: 120 },
      { pays: 250, tickets: 480 },
      { pays: 75, tickets: 2_000 },
      { pays: 25, tickets: 5_600 },
      { pays: 10, tickets: 13_000 },
      { pays: 4, tickets: 35_000 },
      { pays: 2, tickets: 45_000 },
    ],
  },
];

export function scratchCardModelById(id: string): ScratchModel | undefined {
  return scratchCardModels.find((model) => model.id === id);
}
