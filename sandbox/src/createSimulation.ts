import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import type { PlayedGame } from '@foyer/games/catalogue/playedGame';
import { engines } from '@foyer/games/engines/engines';
import type { Draw } from '@foyer/games/engines/gameEngine';
import type { RoundObserver } from '@foyer/games/engines/roundObserver';
import type { SandboxContext } from './kernel/module.ts';
import type { AccountsService } from './services/accounts/accounts.ts';
import { marketOf } from './services/accounts/players.ts';
import type { Maintenance } from './services/games/maintenance.ts';
import type { Jackpots } from './services/jackpots/jackpots.ts';
import { createRounds } from './services/play/rounds.ts';
import type { Wallet } from './services/wallet/wallet.ts';
import type { Winners } from './services/winners/winners.ts';
import { createPastWins } from './simulated-players/pastWins.ts';
import { createSimulatedPlay } from './simulated-players/simulatedPlay.ts';
import { createSimulatedPlayerPool } from './simulated-players/simulatedPlayerPool.ts';
import { createSimulatedPlayers } from './simulated-players/simulatedPlayers.ts';
import { createSimulatedStakes } from './simulated-players/simulatedStakes.ts';
import { createVisitorActivity } from './simulated-players/visitorActivity.ts';

export interface SimulationDeps {
  accounts: AccountsService;
  wallet: Wallet;
  catalogue: Catalogue;
  maintenance: Maintenance;
  jackpots: Jackpots;
  winners: Winners;
  observers: readonly RoundObserver[];
  played: (gameGroupId: number) => PlayedGame | undefined;
  draw: Draw;
}

/** Creates players that play by themselves, with their stakes in jackpots and their past wins. */
export function createSimulation(
  sandboxContext: SandboxContext,
  { accounts, wallet, catalogue, maintenance, jackpots, winners, observers, played, draw }: SimulationDeps,
) {
  const playerPool = createSimulatedPlayerPool(sandboxContext, accounts.players);
  const visitorActivity = createVisitorActivity();
  const simulated = createSimulatedPlayers(sandboxContext, {
    playerPool,
    visitorActivity,
    play: createSimulatedPlay(sandboxContext, {
      playerPool,
      accounts,
      wallet,
      catalogue,
      maintenance,
      played,
      draw,
      rounds: createRounds(sandboxContext, { wallet, engines, observers, draw }),
    }),
  });
  const currencyOf = ({ brand, marketId }: { brand: string; marketId: string }) =>
    marketOf(brand, marketId)?.rules.currencyIsoCode;
  const stakes = createSimulatedStakes(sandboxContext, {
    jackpots,
    catalogue,
    playerPool,
    currencyOf,
    draw,
    isOn: () => simulated.status().isOn,
  });
  const pastWins = createPastWins(sandboxContext, { winners, catalogue, playerPool, currencyOf, played });
  return { visitorActivity, simulated, stakes, pastWins };
}
