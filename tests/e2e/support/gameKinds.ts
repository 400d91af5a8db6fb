import { findGameWithFeature } from './cardGames.ts';
import { slotWith } from './slotWith.ts';

/** One game of each layout: its name in a test title, and its id, which may depend on the content of the sandbox. */
export const gameKinds: Readonly<Record<string, (platformPort: number) => Promise<number>>> = {
  'a slot of five rows': async (port) => (await slotWith(port, 'tumbling')).GameGroupId,
  'a slot of three rows': async (port) => (await slotWith(port, 'lines-20')).GameGroupId,
  'a slot of three reels': async (port) => (await slotWith(port, 'three-reels')).GameGroupId,
  blackjack: (port) => findGameWithFeature(port, 'double-down'),
  'video poker': (port) => findGameWithFeature(port, 'hold-and-draw'),
  roulette: async () => 41_296,
  'a scratch card': async () => 10_066,
  plinko: async () => 10_068,
};
