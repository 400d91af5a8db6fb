import { randomInt } from 'node:crypto';
import { maxOpenRounds } from '@foyer/contract/accounts';
import { createAccounts } from './accounts/accounts.ts';
import { accountsModule } from './accounts/accountsModule.ts';
import { createAddressLimit } from './accounts/addressLimit.ts';
import { marketOf } from './accounts/players.ts';
import { createCampaigns } from './campaigns/campaigns.ts';
import { campaignsModule } from './campaigns/campaignsModule.ts';
import { createFreeSpinGrants } from './campaigns/freeSpinGrants.ts';
import { listenerOf, participantOf } from './campaigns/participantOf.ts';
import { createPlayerNews } from './campaigns/playerNews.ts';
import { questOffer } from './campaigns/quests.ts';
import { cashierModule } from './cashier/cashierModule.ts';
import { paymentPermission } from './cashier/paymentPermission.ts';
import { createPayments } from './cashier/payments.ts';
import { paymentsSummary } from './cashier/settledPayments.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { chatModule } from './chat/chatModule.ts';
import { createCollector } from './collector/collector.ts';
import { collectorModule } from './collector/collectorModule.ts';
import { consentVendorModule } from './consent-vendor/consentVendorModule.ts';
import { createContentReports, ownContentFolder } from './content-check/contentReports.ts';
import { contentModule } from './content/contentModule.ts';
import { controlModule } from './control/controlModule.ts';
import { createFlagMeasurements } from './flags/flagMeasurements.ts';
import { createFlags } from './flags/flags.ts';
import { flagsModule } from './flags/flagsModule.ts';
import { createFlagStreams } from './flags/flagStreams.ts';
import { gamesModule } from './games/gamesModule.ts';
import { createMaintenance } from './games/maintenance.ts';
import { historyModule } from './history/historyModule.ts';
import { createPlayerHistory } from './history/playerHistory.ts';
import { createHub } from './hub/hub.ts';
import { hubModule } from './hub/hubModule.ts';
import { createSpelling } from './hub/spelling.ts';
import { jackpotFacts } from './jackpots/jackpotFacts.ts';
import { isJackpotType } from './jackpots/jackpotRules.ts';
import { createJackpots } from './jackpots/jackpots.ts';
import { jackpotsModule } from './jackpots/jackpotsModule.ts';
import type { Faults } from './kernel/faults.ts';
import type { PlatformModule, PlatformContext } from './kernel/module.ts';
import { breakObstacles } from './limits/breakObstacles.ts';
import { createBreaks } from './limits/breaks.ts';
import { createLimits } from './limits/limits.ts';
import { limitsModule } from './limits/limitsModule.ts';
import { createPlayerTime } from './limits/playerTime.ts';
import { mediaModule } from './media/mediaModule.ts';
import { brokerModule } from './message-broker/brokerModule.ts';
import { createMessageBroker } from './message-broker/messageBroker.ts';
import { messengerModule } from './messenger/messengerModule.ts';
import { createMetered } from './metered/metered.ts';
import { meteredModule } from './metered/meteredModule.ts';
import { createOutbox, outboxSchema } from './outbox/outbox.ts';
import { passwordResetModule } from './password-reset/passwordResetModule.ts';
import { engines } from './play/engines.ts';
import type { Draw } from './play/gameEngine.ts';
import { playedGame } from './play/playedGame.ts';
import { playModule } from './play/playModule.ts';
import { gamesWithOpenRound } from './play/roundRows.ts';
import { createRounds } from './play/rounds.ts';
import type { RoundWatch } from './play/roundWatch.ts';
import { createCommunicationPreferences } from './portal/communicationPreferences.ts';
import { portalModule } from './portal/portalModule.ts';
import { createBonuses } from './promotions/bonuses.ts';
import { createPromotions, offerOf } from './promotions/promotions.ts';
import { promotionsModule } from './promotions/promotionsModule.ts';
import { registrationModule } from './registration/registrationModule.ts';
import { createStoredPersons } from './registration/storedPersons.ts';
import type { Settings } from './settings.ts';
import { createAudience } from './simulated-players/audience.ts';
import { createSimulatedPlay } from './simulated-players/simulatedPlay.ts';
import { createSimulatedPlayerPool } from './simulated-players/simulatedPlayerPool.ts';
import { createSimulatedPlayers } from './simulated-players/simulatedPlayers.ts';
import { simulatedPlayersModule } from './simulated-players/simulatedPlayersModule.ts';
import { createTagEvents } from './tag-manager/tagEvents.ts';
import { tagManagerModule } from './tag-manager/tagManagerModule.ts';
import { createVerification } from './verification/verification.ts';
import { verificationModule } from './verification/verificationModule.ts';
import { createWallet } from './wallet/wallet.ts';
import { createWinners } from './winners/winners.ts';
import { winnersModule } from './winners/winnersModule.ts';

/** Every part of the sandbox, in the order in which they start. */
export function platformModules(
  platformContext: PlatformContext,
  {
    catalogueSize,
    contentFolder,
    contentWebhooks,
    covers,
    simulatedPlayers,
  }: Pick<Settings, 'catalogueSize' | 'contentFolder' | 'contentWebhooks' | 'covers' | 'simulatedPlayers'>,
  faults: Faults,
): readonly PlatformModule[] {
  const catalogue = createCatalogue(catalogueSize);
  const maintenance = createMaintenance(platformContext.clock);
  const wallet = createWallet(platformContext);
  const breaks = createBreaks(platformContext);
  const time = createPlayerTime(platformContext);
  const limits = createLimits(platformContext, { wallet, breaks, time });
  const preferences = createCommunicationPreferences(platformContext);
  const persons = createStoredPersons(platformContext);
  const { accountsOfPerson, ageOf } = persons;
  const outbox = createOutbox(platformContext);
  const accounts = createAccounts(platformContext, wallet, (player) =>
    breakObstacles(
      breaks.current(player.user_id),
      marketOf(player.brand, player.market_id)?.rules.protection ?? { excludedMayWithdraw: false },
    ),
  );
  const verification = createVerification(platformContext, accounts.players);
  const permission = paymentPermission({ players: accounts.players, verification, limits });
  const payments = createPayments(platformContext, { wallet, permission });
  const history = createPlayerHistory(platformContext, { wallet, catalogue });
  const draw: Draw = (below) => randomInt(below);
  const jackpots = createJackpots(platformContext, { wallet, catalogue, draw });
  const winners = createWinners(platformContext, (userId) => accounts.players.byId(userId));
  const hub = createHub({
    webOrigins: platformContext.webOrigins,
    now: () => performance.now(),
    note: platformContext.activity.note,
    sessionIsOpen: accounts.sessionIsOpen,
    guestOfLaunchToken(token) {
      const spending = accounts.sessions.spendLaunchToken(token, () => null);
      return spending.spent ? { userId: spending.session.user_id, sessionId: spending.session.session_id } : null;
    },
  });
  const spelling = createSpelling();
  const broker = createMessageBroker(platformContext, {
    sessionIsOpen: accounts.sessionIsOpen,
    deliver: (userId, mayHear, topic, told) => hub.emit(userId, 'onMessagePublished', [topic, told], mayHear),
  });
  payments.onSettled((payment, userId) => void broker.publish(userId, 'payment', payment));
  const metered = createMetered(platformContext, {
    catalogue,
    tell: ({ userId, topic, content }) => void broker.publish(userId, topic, content),
  });
  const bonuses = createBonuses(platformContext, {
    wallet,
    catalogue,
    offerOf: (promotionId) => offerOf(promotionId) ?? questOffer(promotionId),
  });
  const watches: readonly RoundWatch[] = [jackpots, winners, metered.watch, bonuses];
  const freeSpins = createFreeSpinGrants(platformContext);
  const news = createPlayerNews(platformContext, {
    emit: (userId, event, args) => hub.emit(userId, event, args),
    listenerOf: (userId) => mapped(accounts.players.byId(userId), listenerOf),
  });
  hub.onReady(({ userId }) => news.greeted(userId));
  const campaigns = createCampaigns(platformContext, {
    catalogue,
    bonuses,
    grants: freeSpins,
    news,
    participantOf: (userId) => mapped(accounts.players.byId(userId), participantOf),
  });
  const played = (gameGroupId: number) => playedGame(catalogue, engines, gameGroupId);
  const playerPool = createSimulatedPlayerPool(platformContext, accounts.players);
  const audience = createAudience();
  const simulated = createSimulatedPlayers(platformContext, {
    playerPool,
    audience,
    play: createSimulatedPlay(platformContext, {
      playerPool,
      accounts,
      wallet,
      catalogue,
      maintenance,
      played,
      draw,
      rounds: createRounds(platformContext, { wallet, engines, watches, draw }),
    }),
  });
  const flags = createFlags(platformContext);
  const flagService = { flags, streams: createFlagStreams(flags), measurements: createFlagMeasurements() };
  const collector = createCollector(() => platformContext.clock.now());
  const tagEvents = createTagEvents(platformContext.activity.note);
  const contentReports = createContentReports({
    folder: contentFolder ?? ownContentFolder,
    catalogue,
    now: () => platformContext.clock.now(),
  });
  const content = contentModule(platformContext, catalogue, {
    ...(contentFolder === null ? {} : { folder: contentFolder }),
    ...(contentWebhooks.urls.length > 0 ? { webhooks: contentWebhooks } : {}),
  });
  return [
    { name: 'wallet', tables: wallet.tables },
    verificationModule({ accounts, verification }),
    accountsModule(platformContext, {
      accounts,
      wallet,
      paymentsOf: (userId, sinceMs) => paymentsSummary(platformContext.database, userId, sinceMs),
      gamesWithOpenRound: (userId) => gamesWithOpenRound(platformContext.database, userId, maxOpenRounds),
      noteTime: time.note,
    }),
    { name: 'outbox', tables: outboxSchema },
    passwordResetModule(platformContext, { accounts, outbox }),
    registrationModule(platformContext, {
      accounts,
      addresses: createAddressLimit(),
      isExcludedEverywhere: breaks.isExcludedEverywhere,
      setLimit: (userId, { kind, period, value }) => limits.ask(userId, kind, period, value),
    }),
    limitsModule(platformContext, { accounts, wallet, limits, breaks, preferences, accountsOfPerson }),
    gamesModule(platformContext, {
      accounts,
      catalogue,
      maintenance,
      played,
      favouriteAdded: campaigns.favouriteAdded,
      jackpotsOf: (gameGroupId, culture, currencyIsoCode) =>
        (catalogue.byId(gameGroupId)?.jackpots ?? [])
          .filter(isJackpotType)
          .map((type) => ({ type, facts: jackpotFacts(type, { culture, currencyIsoCode }) })),
    }),
    jackpotsModule(platformContext, { jackpots, catalogue, audience }),
    winnersModule(platformContext, { winners, audience }),
    meteredModule(platformContext, { accounts, metered }),
    hubModule(platformContext, { sessions: accounts.sessions, hub, spelling }),
    brokerModule({ accounts, broker }),
    promotionsModule(platformContext, {
      accounts,
      promotions: createPromotions(platformContext, { catalogue, bonuses }),
      bonuses,
    }),
    chatModule(),
    flagsModule(platformContext, flagService),
    campaignsModule({ accounts, campaigns, news }),
    tagManagerModule(platformContext, tagEvents),
    messengerModule(platformContext),
    consentVendorModule(platformContext),
    content,
    mediaModule(platformContext, catalogue, covers === 'onDemand' ? { backgroundGames: 0 } : {}),
    playModule(platformContext, {
      isCountryRestricted: content.isCountryRestricted,
      ageOf,
      accounts,
      wallet,
      catalogue,
      watches: [...watches, campaigns.watch],
      freeSpins,
      limits: { ...limits, noteTime: time.note },
    }),
    historyModule({ accounts, history }),
    cashierModule(platformContext, { accounts, wallet, payments, permission, limits }),
    portalModule(platformContext, { accounts, history, preferences }),
    collectorModule(platformContext, collector),
    simulatedPlayersModule(platformContext, simulated, { isOn: simulatedPlayers === 'on' }),
    controlModule(platformContext, {
      faults,
      accounts,
      wallet,
      payments,
      catalogue,
      maintenance,
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
    }),
  ];
}

const mapped = <From, To>(value: From | undefined, to: (value: From) => To): To | undefined =>
  value === undefined ? undefined : to(value);
