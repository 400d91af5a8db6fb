import { randomInt } from 'node:crypto';
import { createAccounts } from './accounts/accounts.ts';
import { accountsModule } from './accounts/accountsModule.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { contentModule } from './content/contentModule.ts';
import { createContentReports, ownContentFolder } from './content-check/contentReports.ts';
import { controlModule } from './control/controlModule.ts';
import { gamesModule } from './games/gamesModule.ts';
import { createMaintenance } from './games/maintenance.ts';
import { jackpotFacts } from './jackpots/jackpotFacts.ts';
import { isJackpotType } from './jackpots/jackpotRules.ts';
import { createJackpots } from './jackpots/jackpots.ts';
import { jackpotsModule } from './jackpots/jackpotsModule.ts';
import type { Faults } from './kernel/faults.ts';
import type { PlatformModule, Surroundings } from './kernel/module.ts';
import { mediaModule } from './media/mediaModule.ts';
import { createMetered } from './metered/metered.ts';
import { meteredModule } from './metered/meteredModule.ts';
import { engines } from './play/engines.ts';
import type { Draw } from './play/gameEngine.ts';
import { playedGame } from './play/playedGame.ts';
import { playModule } from './play/playModule.ts';
import { createRounds } from './play/rounds.ts';
import type { RoundWatch } from './play/roundWatch.ts';
import type { Settings } from './settings.ts';
import { createAudience } from './simulated-players/audience.ts';
import { createCrowd } from './simulated-players/crowd.ts';
import { createSimulatedPlay } from './simulated-players/simulatedPlay.ts';
import { createSimulatedPlayers } from './simulated-players/simulatedPlayers.ts';
import { simulatedPlayersModule } from './simulated-players/simulatedPlayersModule.ts';
import { createWallet } from './wallet/wallet.ts';
import { createWinners } from './winners/winners.ts';
import { winnersModule } from './winners/winnersModule.ts';

/** Every part of the sandbox, in the order in which they start. */
export function platformModules(
  surroundings: Surroundings,
  { catalogueSize, contentFolder, contentWebhooks, covers, simulatedPlayers }: Pick<Settings, 'catalogueSize' | 'contentFolder' | 'contentWebhooks' | 'covers' | 'simulatedPlayers'>,
  faults: Faults,
): readonly PlatformModule[] {
  const catalogue = createCatalogue(catalogueSize);
  const maintenance = createMaintenance(surroundings.clock);
  const wallet = createWallet(surroundings);
  const accounts = createAccounts(surroundings, wallet);
  const draw: Draw = (below) => randomInt(below);
  const jackpots = createJackpots(surroundings, { wallet, catalogue, draw });
  const winners = createWinners(surroundings, (userId) => accounts.players.byId(userId));
  const metered = createMetered(surroundings, {
    catalogue,
    // Delivered once there is a real-time connection; until then the operator can read it here.
    tell: ({ userId, topic, content }) => surroundings.log('Metered play', { userId, topic, gameGroupId: content.gameGroupId }),
  });
  const watches: readonly RoundWatch[] = [jackpots, winners, metered.watch];
  const played = (gameGroupId: number) => playedGame(catalogue, engines, gameGroupId);
  const crowd = createCrowd(surroundings, accounts.players);
  const audience = createAudience();
  const simulated = createSimulatedPlayers(surroundings, {
    crowd,
    audience,
    play: createSimulatedPlay(surroundings, { crowd, accounts, wallet, catalogue, maintenance, played, draw, rounds: createRounds(surroundings, { wallet, engines, watches, draw }) }),
  });
  const contentReports = createContentReports({ folder: contentFolder ?? ownContentFolder, catalogue, now: () => surroundings.clock.now() });
  return [
    { name: 'wallet', tables: wallet.tables },
    accountsModule(surroundings, { accounts, wallet }),
    gamesModule(surroundings, {
      accounts,
      catalogue,
      maintenance,
      played,
      jackpotsOf: (gameGroupId, culture, currencyIsoCode) =>
        (catalogue.byId(gameGroupId)?.jackpots ?? []).filter(isJackpotType).map((type) => ({ type, facts: jackpotFacts(type, { culture, currencyIsoCode }) })),
    }),
    jackpotsModule(surroundings, { jackpots, catalogue, audience }),
    winnersModule(surroundings, { winners, audience }),
    meteredModule(surroundings, { accounts, metered }),
    contentModule(surroundings, catalogue, {
      ...(contentFolder === null ? {} : { folder: contentFolder }),
      ...(contentWebhooks.urls.length > 0 ? { webhooks: contentWebhooks } : {}),
    }),
    mediaModule(surroundings, catalogue, covers === 'onDemand' ? { backgroundGames: 0 } : {}),
    playModule(surroundings, { accounts, wallet, catalogue, watches }),
    simulatedPlayersModule(simulated, { isOn: simulatedPlayers === 'on' }),
    controlModule(surroundings, { faults, accounts, wallet, catalogue, maintenance, jackpots, simulated, contentReports }),
  ];
}
