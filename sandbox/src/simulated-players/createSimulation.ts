import { randomInt } from 'node:crypto';
import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import { playedGame } from '@foyer/games/catalogue/playedGame';
import { engines } from '@foyer/games/engines/engines';
import type { SandboxContext } from '../kernel/module.ts';
import type { AccountsService } from '../services/accounts/accounts.ts';
import { marketOf } from '../services/accounts/players.ts';
import type { Maintenance } from '../services/games/maintenance.ts';
import type { GameServices } from '../services/play/createGameServices.ts';
import { createRounds } from '../services/play/rounds.ts';
import type { Wallet } from '../services/wallet/wallet.ts';
import { createPastWins } from './pastWins.ts';
import { createSimulatedPlay } from './simulatedPlay.ts';
import { createSimulatedPlayerPool } from './simulatedPlayerPool.ts';
import { createSimulatedPlayers } from './simulatedPlayers.ts';
import { simulatedPlayersModule } from './simulatedPlayersModule.ts';
import { createSimulatedStakes } from './simulatedStakes.ts';
import { createVisitorActivity } from './visitorActivity.ts';

/** Creates players that play by themselves while visitors watch, with their stakes in jackpots and their past wins. */
export function createSimulation(
  sandboxContext: SandboxContext,
  {
    accounts,
    wallet,
    catalogue,
    maintenance,
    jackpots,
    winners,
    observers,
    onViewed,
    isOn,
  }: Pick<GameServices, 'jackpots' | 'winners' | 'observers' | 'onViewed'> & {
    accounts: AccountsService;
    wallet: Wallet;
    catalogue: Catalogue;
    maintenance: Maintenance;
    isOn: boolean;
  },
) {
  const draw = (below: number) => randomInt(below);
  const played = (gameGroupId: number) => playedGame(catalogue, engines, gameGroupId);
  const playerPool = createSimulatedPlayerPool(sandboxContext, accounts.players);
  const visitorActivity = createVisitorActivity();
  const rounds = createRounds(sandboxContext, { wallet, engines, observers, draw });
  const simulated = createSimulatedPlayers(
    sandboxContext,
    playerPool,
    createSimulatedPlay(sandboxContext, {
      playerPool,
      accounts,
      wallet,
      catalogue,
      maintenance,
      played,
      draw,
      rounds,
    }),
    visitorActivity,
  );
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
  onViewed((jackpotCurrency) => {
    visitorActivity.record();
    if (jackpotCurrency !== null) stakes.advance(jackpotCurrency);
  });
  return {
    simulated,
    modules: [simulatedPlayersModule(sandboxContext, simulated, stakes, pastWins, isOn)],
  };
}
