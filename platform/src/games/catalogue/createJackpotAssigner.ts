import type { EngineKind } from '../engines/gameEngine.ts';
import { shareOf } from './gameFacts.ts';

/** Pots of the jackpot games in rotation, so that even a small catalogue has a game for each pot. */
const potRotation = [['megaMoolah'], ['rapid', 'daily'], ['wowPot'], ['daily'], ['rapid']] as const;

/** Assigns jackpots to games in catalogue order. Eight per cent of slots have one. */
export function createJackpotAssigner(): (gameGroupId: number, engine: EngineKind) => readonly string[] {
  let dealt = 0;
  return (gameGroupId, engine) => {
    if (engine !== 'slot' || shareOf('jackpot', gameGroupId, 100) >= 8) return [];
    const pots = potRotation[dealt % potRotation.length] ?? [];
    dealt += 1;
    return pots;
  };
}
