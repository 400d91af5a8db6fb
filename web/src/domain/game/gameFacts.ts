import type { Game } from '@foyer/contract/games';
import { gameKinds, volatilities } from '@foyer/contract/games';

type Facts = Readonly<Pick<Game['Properties'], 'kind' | 'volatility' | 'isNew' | 'isAvailable'>>;

const knownFacts = gameKinds.length * volatilities.length * 4;

/** Exclusive upper bound of packed facts: two more bits say that the kind or the volatility is unknown. */
export const factsLimit = knownFacts * 4;

/** Packs four facts of a game into one number. */
export function packFacts({ kind, volatility, isNew, isAvailable }: Facts): number {
  const kindPlace = kind === 'other' ? 0 : gameKinds.indexOf(kind);
  const volatilityPlace = volatility === undefined ? 0 : volatilities.indexOf(volatility);
  return (
    kindPlace +
    gameKinds.length * (volatilityPlace + volatilities.length * ((isNew ? 1 : 0) + (isAvailable ? 0 : 2))) +
    knownFacts * ((kind === 'other' ? 1 : 0) + (volatility === undefined ? 2 : 0))
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
  const unknown = Math.floor(packed / knownFacts);
  const rest = Math.floor((packed % knownFacts) / gameKinds.length);
  const bits = Math.floor(rest / volatilities.length);
  return {
    kind: (unknown & 1) === 1 ? 'other' : (gameKinds[packed % gameKinds.length] ?? 'other'),
    volatility: (unknown & 2) === 2 ? undefined : volatilities[rest % volatilities.length],
    isNew: (bits & 1) === 1,
    isAvailable: (bits & 2) === 0,
  };
}
