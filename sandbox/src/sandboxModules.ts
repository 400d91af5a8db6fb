import { randomInt } from 'node:crypto';
import { restOfWorldRules } from '@foyer/brands/market';
import { maxOpenRounds } from '@foyer/contract/accounts';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { playedGame } from '@foyer/games/catalogue/playedGame';
import { engines } from '@foyer/games/engines/engines';
import type { Draw } from '@foyer/games/engines/gameEngine';
import type { RoundObserver } from '@foyer/games/engines/roundObserver';
import { refusedBuilds } from '@foyer/games/fairness/gameBuild';
import { createContentReports, ownContentFolder } from './content-check/contentReports.ts';
import { controlModule } from './control/controlModule.ts';
import { createAccountServices } from './createAccountServices.ts';
import { createLocations } from './createLocations.ts';
import { createRealtime } from './createRealtime.ts';
import { createRewards } from './createRewards.ts';
import { createSimulation } from './createSimulation.ts';
import type { Faults } from './kernel/faults.ts';
import type { SandboxModule, SandboxContext } from './kernel/module.ts';
import type { Settings } from './kernel/settings.ts';
import { createOutbox, outboxSchema } from './outbox/outbox.ts';
import { accountsModule } from './services/accounts/accountsModule.ts';
import { createAddressLimit } from './services/accounts/addressLimit.ts';
import { marketOf } from './services/accounts/players.ts';
import { idleMsAfter } from './services/accounts/sessions.ts';
import { cashierModule } from './services/cashier/cashierModule.ts';
import { paymentPermission } from './services/cashier/paymentPermission.ts';
import { paymentsSummary } from './services/cashier/paymentResponses.ts';
import { openPayments } from './services/cashier/paymentRows.ts';
import { createPayments } from './services/cashier/payments.ts';
import { chatModule } from './services/chat/chatModule.ts';
import { contentModule } from './services/content/contentModule.ts';
import { createFlagMeasurements } from './services/flags/flagMeasurements.ts';
import { createFlags } from './services/flags/flags.ts';
import { flagsModule } from './services/flags/flagsModule.ts';
import { createFlagStreams } from './services/flags/flagStreams.ts';
import { createWithdrawnGames } from './services/games/createWithdrawnGames.ts';
import { gamesModule } from './services/games/gamesModule.ts';
import { createMaintenance } from './services/games/maintenance.ts';
import { createRecalls } from './services/games/recalls.ts';
import { historyModule } from './services/history/historyModule.ts';
import { createPlayerHistory } from './services/history/playerHistory.ts';
import { jackpotFacts } from './services/jackpots/jackpotFacts.ts';
import { isJackpotType } from './services/jackpots/jackpotRules.ts';
import { createJackpots } from './services/jackpots/jackpots.ts';
import { jackpotsModule } from './services/jackpots/jackpotsModule.ts';
import { createLiveTables } from './services/live-tables/liveTables.ts';
import { liveTablesModule } from './services/live-tables/liveTablesModule.ts';
import { mediaModule } from './services/media/mediaModule.ts';
import { createMetered } from './services/metered/metered.ts';
import { meteredModule } from './services/metered/meteredModule.ts';
import { passwordResetModule } from './services/password-reset/passwordResetModule.ts';
import { createPlayedRounds } from './services/play/createPlayedRounds.ts';
import { playModule } from './services/play/playModule.ts';
import { createRoundRecords } from './services/play/roundRecords.ts';
import { gamesWithOpenRound } from './services/play/roundRows.ts';
import { createAccountDeletion } from './services/player-data/accountDeletion.ts';
import { createPlayerDataExport } from './services/player-data/playerDataExport.ts';
import { portalModule } from './services/portal/portalModule.ts';
import { createPromotions } from './services/promotions/promotions.ts';
import { promotionsModule } from './services/promotions/promotionsModule.ts';
import { questsModule } from './services/quests/questsModule.ts';
import { brokerModule } from './services/realtime/brokerModule.ts';
import { hubModule } from './services/realtime/hubModule.ts';
import { registrationModule } from './services/registration/registrationModule.ts';
import { createExclusionLog } from './services/safer-gambling/exclusionLog.ts';
import { createExclusions } from './services/safer-gambling/exclusions.ts';
import { createReturnTokens } from './services/safer-gambling/returnTokens.ts';
import { saferGamblingModule } from './services/safer-gambling/saferGamblingModule.ts';
import { createVerification } from './services/verification/verification.ts';
import { verificationModule } from './services/verification/verificationModule.ts';
import { createWallet } from './services/wallet/wallet.ts';
import { createWinners } from './services/winners/winners.ts';
import { winnersModule } from './services/winners/winnersModule.ts';
import { simulatedPlayersModule } from './simulated-players/simulatedPlayersModule.ts';
import { createCollector } from './vendors/collector/collector.ts';
import { collectorModule } from './vendors/collector/collectorModule.ts';
import { consentVendorModule } from './vendors/consent-vendor/consentVendorModule.ts';
import { messengerModule } from './vendors/messenger/messengerModule.ts';
import { createTagEvents } from './vendors/tag-manager/tagEvents.ts';
import { tagManagerModule } from './vendors/tag-manager/tagManagerModule.ts';

/**
 * Creates all modules of the sandbox in startup order.
 * @param servicesOrigin origin at which one service calls another, without a slash at its end
 */
export function sandboxModules(
  sandboxContext: SandboxContext,
  {
    catalogueSize,
    contentFolder,
    contentWebhooks,
    covers,
    simulatedPlayers,
    gameSchedules,
    unreportedLocation,
    identityIssuer,
  }: Settings,
  faults: Faults,
  servicesOrigin: string,
): readonly SandboxModule[] {
  const catalogue = createCatalogue(catalogueSize);
  const recalls = createRecalls(sandboxContext);
  const builds = refusedBuilds(engines);
  for (const { kind, modelId, problem } of builds)
    sandboxContext.log('A game is not served, because its build is not the recorded one.', { kind, modelId, problem });
  const withdrawn = createWithdrawnGames(sandboxContext, { catalogue, recalls, refusedBuilds: builds });
  const maintenance = createMaintenance(sandboxContext.clock, gameSchedules, withdrawn);
  const siteContent = contentModule(sandboxContext, catalogue, {
    maintenance,
    ...(contentFolder === null ? {} : { folder: contentFolder }),
    ...(contentWebhooks.urls.length > 0 ? { webhooks: contentWebhooks } : {}),
  });
  const wallet = createWallet(sandboxContext);
  const {
    breaks,
    time,
    limits,
    preferences,
    persons,
    registerChecks,
    registerStandIn,
    accounts,
    exclusionElsewhereOf,
    isPersonHeld,
    mayReceiveOffers,
  } = createAccountServices(sandboxContext, {
    wallet,
    servicesOrigin,
    identityIssuer,
    termsInForceOf: ({ brand, market_id: marketId }) =>
      siteContent.termsInForce(brand, marketId, sandboxContext.clock.now()),
  });
  const { accountsOfPerson, ageOf } = persons;
  const { isExcludedEverywhere } = breaks;
  const outbox = createOutbox(sandboxContext);
  const verification = createVerification(sandboxContext, accounts.players);
  const permission = paymentPermission({ players: accounts.players, verification, limits, isHeld: isPersonHeld });
  const payments = createPayments(sandboxContext, { wallet, permission });
  const playedRounds = createPlayedRounds(sandboxContext);
  const history = createPlayerHistory(sandboxContext, {
    wallet,
    played: playedRounds,
    catalogue,
    records: createRoundRecords(sandboxContext),
  });
  const draw: Draw = (below) => randomInt(below);
  const jackpots = createJackpots(sandboxContext, { wallet, catalogue, draw });
  const winners = createWinners(sandboxContext, (userId) => accounts.players.byId(userId), {
    playerOfRound: playedRounds.playerOf,
    mayBeShown: mayReceiveOffers,
  });
  const { hub, spelling, broker } = createRealtime(sandboxContext, { accounts, mayReceiveOffers });
  payments.onSettled((payment, userId) => void broker.publish(userId, 'payment', payment));
  const metered = createMetered(sandboxContext, {
    catalogue,
    publish: ({ userId, topic, content }) => void broker.publish(userId, topic, content),
  });
  const { bonuses, freeSpins, news, campaigns } = createRewards(sandboxContext, {
    wallet,
    catalogue,
    players: accounts.players,
    hub,
    mayReceiveOffers,
  });
  const observers: readonly RoundObserver[] = [jackpots, winners, metered.observer, bonuses];
  const { locations, locationStandIn } = createLocations(sandboxContext, servicesOrigin, {
    unreportedLocation,
    isCountryRestricted: siteContent.isCountryRestricted,
  });
  const play = playModule(sandboxContext, {
    playAt(userId, call) {
      const player = accounts.players.byId(userId);
      return player === undefined ? 'locationUnknown' : locations.decide(player, 'play', call);
    },
    ageOf,
    recalls,
    isWithdrawn: withdrawn.isWithdrawn,
    // An open game ends when play is held in the middle of a session.
    accounts: {
      ...accounts,
      isSessionOpen: (id) => accounts.isSessionOpen(id) && !isPersonHeld(accounts.sessions.byId(id)?.user_id ?? 0),
    },
    wallet,
    catalogue,
    observers: [...observers, campaigns.observer],
    freeSpins,
    limits,
  });
  const exclusionLog = createExclusionLog(sandboxContext);
  const returnTokens = createReturnTokens(sandboxContext);
  const exclusions = createExclusions(sandboxContext, {
    breaks,
    log: exclusionLog,
    players: accounts.players,
    sessions: accounts.sessions,
    accountsOfPerson,
    exclusionElsewhereOf,
    everListed: registerChecks.everListed,
    withdrawMarketing: (userId) => preferences.withdraw(userId, 'selfExclusion'),
    discardOffers: broker.discardPending,
    cancelDeposits: payments.cancelDeposits,
    returnBalance: payments.returnBalance,
    settleRounds: play.settleOpenRounds,
    endBonuses: (userId) => bonuses.lapseOf(userId) + freeSpins.expireOf(userId),
  });
  const played = (gameGroupId: number) => playedGame(catalogue, engines, gameGroupId);
  const { visitorActivity, simulated, stakes, pastWins } = createSimulation(sandboxContext, {
    accounts,
    wallet,
    catalogue,
    maintenance,
    jackpots,
    winners,
    observers,
    played,
    draw,
  });
  const flags = createFlags(sandboxContext);
  const flagService = { flags, streams: createFlagStreams(flags), measurements: createFlagMeasurements() };
  const collector = createCollector(() => sandboxContext.clock.now());
  const tagEvents = createTagEvents(sandboxContext.activity.note);
  const contentReports = createContentReports({
    folder: contentFolder ?? ownContentFolder,
    catalogue,
    now: () => sandboxContext.clock.now(),
  });
  return [
    // First, because an acceptance of the terms, also of a seeded player, names their version.
    siteContent,
    { name: 'wallet', tables: wallet.tables },
    verificationModule({ accounts, verification }),
    accountsModule(sandboxContext, {
      accounts,
      wallet,
      played: playedRounds,
      paymentsOf: (userId, sinceMs) => paymentsSummary(sandboxContext.database, userId, sinceMs),
      gamesWithOpenRound: (userId) => gamesWithOpenRound(sandboxContext.database, userId, maxOpenRounds),
      presentSince: ({ user_id: userId, brand, market_id: marketId }) =>
        time.presentSince(
          [...new Set([userId, ...accountsOfPerson(userId)])],
          idleMsAfter(
            (marketOf(brand, marketId)?.rules.saferGambling ?? restOfWorldRules.saferGambling).inactivityMinutes,
          ),
        ),
      async checkRegister({ user_id: userId, brand, market_id: marketId }) {
        const rules = marketOf(brand, marketId)?.rules.saferGambling.exclusionRegister;
        if (rules) await registerChecks.check(userId, rules);
      },
      issueReturnToken: returnTokens.issue,
      locations,
      locationStandIn,
      settleOpenRounds: play.settleOpenRounds,
    }),
    { name: 'outbox', tables: outboxSchema },
    passwordResetModule(sandboxContext, { accounts, sendMessage: outbox.send }),
    registrationModule(sandboxContext, {
      accounts,
      addresses: createAddressLimit(),
      isExcludedEverywhere,
      persons,
      registerChecks,
      standIn: registerStandIn,
      locations,
      setLimit: (userId, { kind, period, value }) => limits.setLimit(userId, kind, period, value),
    }),
    saferGamblingModule(sandboxContext, {
      accounts,
      wallet,
      limits,
      breaks,
      exclusions,
      returnTokens,
      preferences,
      accountsOfPerson,
    }),
    gamesModule(sandboxContext, {
      accounts,
      catalogue,
      maintenance,
      withdrawn,
      locations,
      played,
      favouriteAdded: campaigns.favouriteAdded,
      jackpotsOf: (gameGroupId, culture, currencyIsoCode) =>
        (catalogue.byId(gameGroupId)?.jackpots ?? [])
          .filter(isJackpotType)
          .map((type) => ({ type, facts: jackpotFacts(type, { culture, currencyIsoCode }) })),
    }),
    jackpotsModule(sandboxContext, {
      jackpots,
      catalogue,
      usernameOf: (userId) => (mayReceiveOffers(userId) ? accounts.players.byId(userId)?.username : undefined),
      onViewed(currencyIsoCode) {
        visitorActivity.record();
        stakes.advance(currencyIsoCode);
      },
    }),
    winnersModule(sandboxContext, { winners, onViewed: visitorActivity.record }),
    liveTablesModule(sandboxContext, createLiveTables({ catalogue, clock: sandboxContext.clock, maintenance })),
    meteredModule(sandboxContext, { accounts, metered }),
    hubModule(sandboxContext, { sessions: accounts.sessions, hub, spelling }),
    brokerModule({ accounts, broker }),
    promotionsModule(sandboxContext, {
      accounts,
      promotions: createPromotions(sandboxContext, { catalogue, bonuses }),
      bonuses,
    }),
    chatModule(),
    flagsModule(sandboxContext, flagService),
    questsModule({ accounts, campaigns, news }),
    tagManagerModule(sandboxContext, tagEvents),
    messengerModule(sandboxContext),
    consentVendorModule(sandboxContext),
    mediaModule(sandboxContext, catalogue, covers === 'onDemand' ? { backgroundGames: 0 } : {}),
    play,
    historyModule({ accounts, history }),
    cashierModule(sandboxContext, { accounts, wallet, payments, permission, limits, locations }),
    portalModule(sandboxContext, {
      accounts,
      history,
      preferences,
      exclusionEvents: exclusions.eventsOf,
      playerData: createPlayerDataExport(sandboxContext),
      deletion: createAccountDeletion(sandboxContext, {
        accounts,
        wallet,
        hasOpenPayment: (userId) => openPayments(sandboxContext.database, userId).length > 0,
        hasOpenRound: (userId) => gamesWithOpenRound(sandboxContext.database, userId, 1).length > 0,
      }),
    }),
    collectorModule(sandboxContext, collector),
    simulatedPlayersModule(sandboxContext, {
      players: simulated,
      stakes,
      pastWins,
      isOn: simulatedPlayers === 'on',
    }),
    controlModule(sandboxContext, {
      faults,
      accounts,
      wallet,
      payments,
      catalogue,
      maintenance,
      recalls,
      refusedBuilds: builds,
      jackpots,
      simulated,
      contentReports,
      hub,
      spelling,
      broker,
      outbox,
      collector,
      flagService,
      preferences,
      freeSpins,
      tagEvents,
      persons,
      registerStandIn,
      locationStandIn,
      exclusionLog,
    }),
  ];
}
