import type { Game } from '@foyer/contract/games';
import { gameKinds, volatilities } from '@foyer/contract/games';

type Facts = Readonly<Pick<Game['Properties'], 'kind' | 'volatility' | 'isNew' | 'isAvailable'>>;

/** Facts below this are some. */
export const factsLimit = gameKinds.length * volatilities.length * 4;

/** Four facts of a game as one number. */
export function packFacts({ kind, volatility, isNew, isAvailable }: Facts): number {
  return (
    gameKinds.indexOf(kind) +
    gameKinds.length *
      (volatilities.indexOf(volatility) + volatilities.length * ((isNew ? 1 : 0) + (isAvailable ? 0 : 2)))
  );
}

const unpacked = Array.from({ length: factsLimit }, (_, packed) => unpack(packed));

/** The same object for the same number: who goes through ten thousand games makes none. A number that no four facts make is the first one's. */
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
