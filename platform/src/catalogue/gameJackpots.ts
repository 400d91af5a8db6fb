import type { EngineKind } from '../play/gameEngine.ts';
import { shareOf } from './gameFacts.ts';

/** Which pots a jackpot game pays into, taken in turn so that even a small catalogue has a game for each pot. */
const potsInTurn = [['megaMoolah'], ['rapid', 'daily'], ['wowPot'], ['daily'], ['rapid']] as const;

/** Tells every game's jackpots, in the order of the catalogue. Eight slots of a hundred have one. */
export function jackpotDealer(): (gameGroupId: number, engine: EngineKind) => readonly string[] {
  let dealt = 0;
  return (gameGroupId, engine) => {
    if (engine !== 'slot' || shareOf('jackpot', gameGroupId, 100) >= 8) return [];
    const pots = potsInTurn[dealt % potsInTurn.length] ?? [];
    dealt += 1;
    return pots;
  };
}
