import { ownValue } from '@foyer/contract/ownValue';
import type { BlackjackMove } from '../blackjackRound.ts';

const letters: Readonly<Record<string, BlackjackMove>> = {
  h: 'hit',
  s: 'stand',
  d: 'double',
  p: 'split',
  y: 'insure',
  n: 'decline',
};

export type BlackjackKey =
  | { does: 'deal' }
  | { does: 'stake'; steps: 1 | -1 }
  | { does: 'move'; move: BlackjackMove }
  | null;

/** Returns the action of a key at this table. */
export function moveKey(key: string): BlackjackKey {
  if (key === ' ' || key === 'Enter') return { does: 'deal' };
  if (key === '+' || key === '=' || key === 'ArrowUp') return { does: 'stake', steps: 1 };
  if (key === '-' || key === '_' || key === 'ArrowDown') return { does: 'stake', steps: -1 };
  const move = ownValue(letters, key.toLowerCase());
  return move ? { does: 'move', move } : null;
}

/** Returns the key of a move; undefined for anything else. */
export const keyOfMove = (move: unknown): string | undefined =>
  Object.entries(letters).find(([, each]) => each === move)?.[0];
