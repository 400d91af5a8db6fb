import { randomInt } from 'node:crypto';
import { createAccounts } from './accounts/accounts.ts';
import { accountsModule } from './accounts/accountsModule.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { contentModule } from './content/contentModule.ts';
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
import { playedGame } from './play/playedGame.ts';
import { playModule } from './play/playModule.ts';
import type { Settings } from './settings.ts';
import { createWallet } from './wallet/wallet.ts';
import { createWinners } from './winners/winners.ts';
import { winnersModule } from './winners/winnersModule.ts';

/** Every part of the sandbox, in the order in which they start. */
export function platformModules(
  surroundings: Surroundings,
  { catalogueSize, contentFolder, contentWebhooks, covers }: Pick<Settings, 'catalogueSize' | 'contentFolder' | 'contentWebhooks' | 'covers'>,
  faults: Faults,
): readonly PlatformModule[] {
  const catalogue = createCatalogue(catalogueSize);
  const maintenance = createMaintenance(surroundings.clock);
  const wallet = createWallet(surroundings);
  const accounts = createAccounts(surroundings, wallet);
  const jackpots = createJackpots(surroundings, { wallet, catalogue, draw: (below) => randomInt(below) });
  const winners = createWinners(surroundings, (userId) => accounts.players.byId(userId));
  const metered = createMetered(surroundings, {
    catalogue,
    // Delivered once there is a real-time connection; until then the operator can read it here.
    tell: ({ userId, topic, content }) => surroundings.log('Metered play', { userId, topic, gameGroupId: content.gameGroupId }),
  });
  return [
    { name: 'wallet', tables: wallet.tables },
    accountsModule(surroundings, { accounts, wallet }),
    gamesModule(surroundings, {
      accounts,
      catalogue,
      maintenance,
      played: (gameGroupId) => playedGame(catalogue, engines, gameGroupId),
      jackpotsOf: (gameGroupId, culture, currencyIsoCode) =>
        (catalogue.byId(gameGroupId)?.jackpots ?? []).filter(isJackpotType).map((type) => ({ type, facts: jackpotFacts(type, { culture, currencyIsoCode }) })),
    }),
    jackpotsModule(surroundings, { jackpots, catalogue }),
    winnersModule(surroundings, winners),
    meteredModule(surroundings, { accounts, metered }),
    contentModule(surroundings, catalogue, {
      ...(contentFolder === null ? {} : { folder: contentFolder }),
      ...(contentWebhooks.urls.length > 0 ? { webhooks: contentWebhooks } : {}),
    }),
    mediaModule(surroundings, catalogue, covers === 'onDemand' ? { backgroundGames: 0 } : {}),
    playModule(surroundings, { accounts, wallet, catalogue, watches: [jackpots, winners] }),
    controlModule(surroundings, { faults, accounts, wallet, catalogue, maintenance, jackpots }),
  ];
}
