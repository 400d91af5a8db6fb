import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { controlModule } from './control/controlModule.ts';
import type { Faults } from './kernel/faults.ts';
import type { SandboxModule, SandboxContext } from './kernel/module.ts';
import type { Settings } from './kernel/settings.ts';
import { createOutbox, outboxSchema } from './outbox/outbox.ts';
import { accountsModule } from './services/accounts/accountsModule.ts';
import { createLocations } from './services/accounts/createLocations.ts';
import { attributionModule } from './services/attribution/attributionModule.ts';
import { createCashier } from './services/cashier/createCashier.ts';
import { ownContentFolder } from './services/content/contentFiles.ts';
import { contentModule } from './services/content/contentModule.ts';
import { createGameAvailability } from './services/games/createGameAvailability.ts';
import { passwordResetModule } from './services/password-reset/passwordResetModule.ts';
import { createGameServices } from './services/play/createGameServices.ts';
import { portalModule } from './services/portal/portalModule.ts';
import { createRewards } from './services/quests/createRewards.ts';
import { createRealtime } from './services/realtime/createRealtime.ts';
import { registrationModule } from './services/registration/registrationModule.ts';
import { createProtectedAccounts } from './services/safer-gambling/createProtectedAccounts.ts';
import { createProtection } from './services/safer-gambling/createProtection.ts';
import { createWallet } from './services/wallet/wallet.ts';
import { createSimulation } from './simulated-players/createSimulation.ts';
import { createVendors } from './vendors/createVendors.ts';

/**
 * Creates all parts of the sandbox, each from the parts above it, and returns their modules in startup order.
 * @param servicesOrigin origin at which one service calls another, without a slash at its end
 */
export function sandboxModules(
  sandboxContext: SandboxContext,
  settings: Settings,
  faults: Faults,
  servicesOrigin: string,
): readonly SandboxModule[] {
  const vendors = createVendors(sandboxContext);
  const contentFolder = settings.contentFolder ?? ownContentFolder;
  const catalogue = createCatalogue(settings.catalogueSize);
  const availability = createGameAvailability(sandboxContext, catalogue, settings.gameSchedules);
  const content = contentModule(sandboxContext, catalogue, {
    maintenance: availability.maintenance,
    folder: contentFolder,
    webhooks: settings.contentWebhooks,
  });
  const wallet = createWallet(sandboxContext);
  const outbox = createOutbox(sandboxContext);
  const protectedAccounts = createProtectedAccounts(
    sandboxContext,
    wallet,
    content.termsInForceOf,
    servicesOrigin,
    settings.identityIssuer,
  );
  const { accounts } = protectedAccounts;
  const location = createLocations(sandboxContext, servicesOrigin, {
    unreportedLocation: settings.unreportedLocation,
    isCountryRestricted: content.isCountryRestricted,
  });
  const { locations } = location;
  const cashier = createCashier(sandboxContext, wallet, protectedAccounts, locations);
  const realtime = createRealtime(sandboxContext, protectedAccounts, cashier.payments);
  const rewards = createRewards(sandboxContext, wallet, catalogue, protectedAccounts, realtime.hub);
  const games = createGameServices(sandboxContext, {
    wallet,
    catalogue,
    availability,
    protectedAccounts,
    locations,
    rewards,
    broker: realtime.broker,
    isFlagOn: vendors.flagService.flags.isOn,
    covers: settings.covers,
  });
  const protection = createProtection(sandboxContext, protectedAccounts, wallet, {
    discardOffers: realtime.broker.discardPending,
    cancelDeposits: cashier.payments.cancelDeposits,
    returnBalance: cashier.payments.returnBalance,
    settleRounds: games.settleOpenRounds,
    endBonuses: rewards.endBonuses,
  });
  const simulation = createSimulation(sandboxContext, {
    ...games,
    ...availability,
    accounts,
    wallet,
    catalogue,
    isOn: settings.simulatedPlayers === 'on',
  });
  return [
    // First, because an acceptance of the terms, also of a seeded player, names their version.
    content,
    { name: 'wallet', tables: wallet.tables },
    { name: 'outbox', tables: outboxSchema },
    accountsModule(sandboxContext, {
      ...protectedAccounts,
      ...location,
      ...cashier,
      ...games,
      wallet,
      issueReturnToken: protection.issueReturnToken,
    }),
    passwordResetModule(sandboxContext, { accounts, sendMessage: outbox.send }),
    registrationModule(sandboxContext, { ...protectedAccounts, ...cashier, locations }),
    attributionModule({ accounts, ...cashier }),
    ...protection.modules,
    ...games.modules,
    ...realtime.modules,
    ...rewards.modules,
    ...vendors.modules,
    ...cashier.modules,
    portalModule(sandboxContext, { ...protectedAccounts, ...cashier, ...games, ...protection, wallet }),
    ...simulation.modules,
    controlModule(sandboxContext, {
      ...protectedAccounts,
      ...location,
      ...availability,
      ...cashier,
      ...realtime,
      ...rewards,
      ...games,
      ...protection,
      ...simulation,
      ...vendors,
      faults,
      wallet,
      catalogue,
      outbox,
      contentFolder,
    }),
  ];
}
