import type { Game } from '@foyer/contract/games';
import { gameKinds, volatilities } from '@foyer/contract/games';

type Facts = Readonly<Pick<Game['Properties'], 'kind' | 'volatility' | 'isNew' | 'isAvailable'>>;

/** Exclusive upper bound of packed facts. */
export const factsLimit = gameKinds.length * volatilities.length * 4;

/** Packs four facts of a game into one number. */
export function packFacts({ kind, volatility, isNew, isAvailable }: Facts): number {
  return (
    gameKinds.indexOf(kind) +
    gameKinds.length *
      (volatilities.indexOf(volatility) + volatilities.length * ((isNew ? 1 : 0) + (isAvailable ? 0 : 2)))
  );
}

const unpacked = Array.from({ length: factsLimit }, (_, packed) => unpack(packed));

/**
 * Unpacks facts, with the same object for the same number, so that iterating ten thousand games allocates none. An
 * invalid number gives the facts of 0.
 */
export function unpackFacts(packed: number): Facts {
  return unpacked[packed] ?? unpack(0);
}

function unpack(packed: number): Facts {
  const rest = Math.floor(packed / gameKinds.length);
  const bits = Math.floor(rest / volatilities.length);
  return {
    kind: gameKinds[packed % gameKinds.length] ?? 'slot',
    volatility: volatilities[rest % volatilities.length] ?? 'medium',
    isNew: (bits & 1) === 1,
    isAvailable: (bits & 2) === 0,
  };
}
