import { randomInt } from 'node:crypto';
import { mostOpenRounds } from '@foyer/contract/accounts';
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
import type { PlatformModule, Surroundings } from './kernel/module.ts';
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
import { createOutbox, outboxTables } from './outbox/outbox.ts';
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
import { createKeptPersons } from './registration/keptPersons.ts';
import { registrationModule } from './registration/registrationModule.ts';
import type { Settings } from './settings.ts';
import { createAudience } from './simulated-players/audience.ts';
import { createCrowd } from './simulated-players/crowd.ts';
import { createSimulatedPlay } from './simulated-players/simulatedPlay.ts';
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
  surroundings: Surroundings,
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
  const maintenance = createMaintenance(surroundings.clock);
  const wallet = createWallet(surroundings);
  const breaks = createBreaks(surroundings);
  const time = createPlayerTime(surroundings);
  const limits = createLimits(surroundings, { wallet, breaks, time });
  const preferences = createCommunicationPreferences(surroundings);
  const persons = createKeptPersons(surroundings);
  const { accountsOfPerson, ageOf } = persons;
  const outbox = createOutbox(surroundings);
  const accounts = createAccounts(surroundings, wallet, (player) =>
    breakObstacles(
      breaks.current(player.user_id),
      marketOf(player.brand, player.market_id)?.rules.protection ?? { excludedMayWithdraw: false },
    ),
  );
  const verification = createVerification(surroundings, accounts.players);
  const permission = paymentPermission({ players: accounts.players, verification, limits });
  const payments = createPayments(surroundings, { wallet, permission });
  const history = createPlayerHistory(surroundings, { wallet, catalogue });
  const draw: Draw = (below) => randomInt(below);
  const jackpots = createJackpots(surroundings, { wallet, catalogue, draw });
  const winners = createWinners(surroundings, (userId) => accounts.players.byId(userId));
  const hub = createHub({
    webOrigins: surroundings.webOrigins,
    now: () => performance.now(),
    note: surroundings.activity.note,
    sessionIsOpen: accounts.sessionIsOpen,
    guestOfLaunchToken(token) {
      const spending = accounts.sessions.spendLaunchToken(token, () => null);
      return spending.spent ? { userId: spending.session.user_id, sessionId: spending.session.session_id } : null;
    },
  });
  const spelling = createSpelling();
  const broker = createMessageBroker(surroundings, {
    sessionIsOpen: accounts.sessionIsOpen,
    deliver: (userId, mayHear, topic, told) => hub.tell(userId, 'onMessagePublished', [topic, told], mayHear),
  });
  payments.onSettled((payment, userId) => void broker.publish(userId, 'payment', payment));
  const metered = createMetered(surroundings, {
    catalogue,
    tell: ({ userId, topic, content }) => void broker.publish(userId, topic, content),
  });
  const bonuses = createBonuses(surroundings, {
    wallet,
    catalogue,
    offerOf: (promotionId) => offerOf(promotionId) ?? questOffer(promotionId),
  });
  const watches: readonly RoundWatch[] = [jackpots, winners, metered.watch, bonuses];
  const freeSpins = createFreeSpinGrants(surroundings);
  const news = createPlayerNews(surroundings, {
    tell: (userId, event, args) => hub.tell(userId, event, args),
    listenerOf: (userId) => mapped(accounts.players.byId(userId), listenerOf),
  });
  hub.onReady(({ userId }) => news.greeted(userId));
  const campaigns = createCampaigns(surroundings, {
    catalogue,
    bonuses,
    grants: freeSpins,
    news,
    participantOf: (userId) => mapped(accounts.players.byId(userId), participantOf),
  });
  const played = (gameGroupId: number) => playedGame(catalogue, engines, gameGroupId);
  const crowd = createCrowd(surroundings, accounts.players);
  const audience = createAudience();
  const simulated = createSimulatedPlayers(surroundings, {
    crowd,
    audience,
    play: createSimulatedPlay(surroundings, {
      crowd,
      accounts,
      wallet,
      catalogue,
      maintenance,
      played,
      draw,
      rounds: createRounds(surroundings, { wallet, engines, watches, draw }),
    }),
  });
  const flags = createFlags(surroundings);
  const flagService = { flags, streams: createFlagStreams(flags), measurements: createFlagMeasurements() };
  const collector = createCollector(() => surroundings.clock.now());
  const tagEvents = createTagEvents(surroundings.activity.note);
  const contentReports = createContentReports({
    folder: contentFolder ?? ownContentFolder,
    catalogue,
    now: () => surroundings.clock.now(),
  });
  const content = contentModule(surroundings, catalogue, {
    ...(contentFolder === null ? {} : { folder: contentFolder }),
    ...(contentWebhooks.urls.length > 0 ? { webhooks: contentWebhooks } : {}),
  });
  return [
    { name: 'wallet', tables: wallet.tables },
    verificationModule({ accounts, verification }),
    accountsModule(surroundings, {
      accounts,
      wallet,
      paymentsOf: (userId, sinceMs) => paymentsSummary(surroundings.database, userId, sinceMs),
      gamesWithOpenRound: (userId) => gamesWithOpenRound(surroundings.database, userId, mostOpenRounds),
      noteTime: time.note,
    }),
    { name: 'outbox', tables: outboxTables },
    passwordResetModule(surroundings, { accounts, outbox }),
    registrationModule(surroundings, {
      accounts,
      addresses: createAddressLimit(),
      isExcludedEverywhere: breaks.isExcludedEverywhere,
      setLimit: (userId, { kind, period, value }) => limits.ask(userId, kind, period, value),
    }),
    limitsModule(surroundings, { accounts, wallet, limits, breaks, preferences, accountsOfPerson }),
    gamesModule(surroundings, {
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
    jackpotsModule(surroundings, { jackpots, catalogue, audience }),
    winnersModule(surroundings, { winners, audience }),
    meteredModule(surroundings, { accounts, metered }),
    hubModule(surroundings, { sessions: accounts.sessions, hub, spelling }),
    brokerModule({ accounts, broker }),
    promotionsModule(surroundings, {
      accounts,
      promotions: createPromotions(surroundings, { catalogue, bonuses }),
      bonuses,
    }),
    chatModule(),
    flagsModule(surroundings, flagService),
    campaignsModule({ accounts, campaigns, news }),
    tagManagerModule(surroundings, tagEvents),
    messengerModule(surroundings),
    consentVendorModule(surroundings),
    content,
    mediaModule(surroundings, catalogue, covers === 'onDemand' ? { backgroundGames: 0 } : {}),
    playModule(surroundings, {
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
    cashierModule(surroundings, { accounts, wallet, payments, permission, limits }),
    portalModule(surroundings, { accounts, history, preferences }),
    collectorModule(surroundings, collector),
    simulatedPlayersModule(surroundings, simulated, { isOn: simulatedPlayers === 'on' }),
    controlModule(surroundings, {
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
