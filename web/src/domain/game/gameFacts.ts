import { gameKinds, gameTraits, traitNames } from '@foyer/contract/gameTraits';
import type { GameTrait } from '@foyer/contract/gameTraits';
import { ownValue } from '@foyer/contract/ownValue';
import { reversed } from '@foyer/contract/reversed';
import type { GameTile } from './gameTile.ts';
import { stakeLimits, type StakeLimit } from './stakeLimits.ts';

interface Facts extends Readonly<Pick<GameTile, 'kind' | GameTrait | 'isNew' | 'isUnavailable'>> {
  /** Lowest limit of stakes for which a round can be played. */
  readonly lowestLimit?: StakeLimit | undefined;
}

/** Values of each packed fact. Undefined is that of a tile without the fact. */
const packedValues: readonly (readonly [keyof Facts, readonly unknown[]])[] = [
  ['kind', ['other', ...gameKinds]],
  ...traitNames.map((trait) => [trait, [undefined, ...gameTraits[trait]]] as const),
  ['lowestLimit', [undefined, ...stakeLimits]],
  ['isNew', [undefined, true]],
  ['isUnavailable', [undefined, true]],
];

/** Exclusive upper bound of packed facts. */
export const factsLimit = packedValues.reduce((product, [, values]) => product * values.length, 1);

/** Packs the facts with few values of a tile into one number. */
export const packFacts = (facts: Facts): number =>
  packedValues.reduce((packed, [name, values]) => packed * values.length + values.indexOf(ownValue(facts, name)), 0);

const unpacked = Array.from({ length: factsLimit }, (_, packed) => unpack(packed));

/**
 * Unpacks facts, with the same object for the same number, so that iterating ten thousand games allocates none. An
 * invalid number gives the facts of 0.
 */
export function unpackFacts(packed: number): Facts {
  return unpacked[packed] ?? unpack(0);
}

function unpack(packed: number): Facts {
  let rest = packed;
  const facts = reversed(packedValues).map(([name, values]) => {
    const value = values[rest % values.length];
    rest = Math.floor(rest / values.length);
    return [name, value] as const;
  });
  return Object.fromEntries(facts.filter(([, value]) => value !== undefined)) as unknown as Facts;
}
