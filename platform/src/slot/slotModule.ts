import { randomInt } from 'node:crypto';
import type { Accounts } from '../accounts/accounts.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PlatformModule, Surroundings } from '../kernel/module.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { slotFrameFolder } from './frameFiles.ts';
import type { Draw } from './playRound.ts';
import { slotCalls } from './slotCalls.ts';
import { slotFiles } from './slotFiles.ts';
import { createSlotRounds } from './slotRounds.ts';
import { slotTables } from './slotTables.ts';

export interface SlotNeeds {
  readonly accounts: Pick<Accounts, 'spendLaunchToken' | 'sessionIsOpen'>;
  readonly wallet: Pick<Wallet, 'book' | 'realBalance'>;
  readonly catalogue: Pick<Catalogue, 'byId'>;
  /** What decides outcomes. Left out everywhere but in tests: `randomInt` draws without bias from the system's randomness. */
  readonly draw?: Draw;
  /** Folder of the built frame. */
  readonly frameFolder?: string;
}

/** Slots that play: their page in a frame, their rounds, their history, all on the games origin. */
export function slotModule(surroundings: Surroundings, needs: SlotNeeds): PlatformModule {
  const rounds = createSlotRounds(surroundings, needs.wallet, needs.draw ?? ((below) => randomInt(below)));
  const games = slotFiles(surroundings, needs.catalogue, needs.frameFolder ?? slotFrameFolder);
  games.route('/', slotCalls(surroundings, needs, rounds));
  return { name: 'slot', tables: slotTables, pages: { games } };
}
