import { randomInt } from 'node:crypto';
import { maxOpenRounds } from '@foyer/contract/accounts';
import type { FlagKey } from '@foyer/contract/flags';
import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import type { RoundObserver } from '@foyer/games/engines/roundObserver';
import type { SandboxContext } from '../../kernel/module.ts';
import type { PlayerLocations } from '../accounts/playerLocations.ts';
import type { GameAvailability } from '../games/createGameAvailability.ts';
import { gamesModule } from '../games/gamesModule.ts';
import { historyModule } from '../history/historyModule.ts';
import { createPlayerHistory } from '../history/playerHistory.ts';
import { createJackpots } from '../jackpots/jackpots.ts';
import { jackpotsModule } from '../jackpots/jackpotsModule.ts';
import { createLiveTables } from '../live-tables/liveTables.ts';
import { liveTablesModule } from '../live-tables/liveTablesModule.ts';
import { mediaModule } from '../media/mediaModule.ts';
import { createMetered } from '../metered/metered.ts';
import { meteredModule } from '../metered/meteredModule.ts';
import type { Rewards } from '../quests/createRewards.ts';
import type { MessageBroker } from '../realtime/messageBroker.ts';
import type { ProtectedAccounts } from '../safer-gambling/createProtectedAccounts.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { createWinners } from '../winners/winners.ts';
import { winnersModule } from '../winners/winnersModule.ts';
import { createPlayedRounds } from './createPlayedRounds.ts';
import { playModule } from './playModule.ts';
import { createRoundRecords } from './roundRecords.ts';
import { createRoundReplayLinks } from './roundReplayLinks.ts';
import { gamesWithOpenRound } from './roundRows.ts';

/** Creates the games and their rounds, and what follows from rounds: jackpots, winners, metered sessions, history. */
export function createGameServices(
  sandboxContext: SandboxContext,
  {
    wallet,
    catalogue,
    availability,
    protectedAccounts,
    locations,
    rewards,
    broker,
    isFlagOn,
    covers,
  }: {
    wallet: Wallet;
    catalogue: Catalogue;
    availability: GameAvailability;
    protectedAccounts: ProtectedAccounts;
    locations: PlayerLocations;
    rewards: Rewards;
    broker: MessageBroker;
    isFlagOn: (key: FlagKey, brand: string) => boolean;
    covers: 'background' | 'onDemand';
  },
) {
  const { database, clock } = sandboxContext;
  const { accounts, limits, persons, isPersonHeld, mayReceiveOffers, listedName } = protectedAccounts;
  const { bonuses, freeSpins, campaigns } = rewards;
  const { recalls, withdrawn, maintenance } = availability;
  const played = createPlayedRounds(sandboxContext);
  const replayLinks = createRoundReplayLinks(sandboxContext);
  /** Whether the brand of a round's player shows replays. */
  const isReplayOffered = (roundId: string): boolean => {
    const player = accounts.players.byId(played.playerOf(roundId) ?? 0);
    return player === undefined || isFlagOn('roundReplay', player.brand);
  };
  const history = createPlayerHistory(sandboxContext, {
    wallet,
    played,
    catalogue,
    records: createRoundRecords(sandboxContext),
    replayLinkOf: (roundId) => (isReplayOffered(roundId) ? replayLinks.linkOf(roundId) : undefined),
  });
  const jackpots = createJackpots(sandboxContext, wallet, catalogue, (below) => randomInt(below));
  const winners = createWinners(sandboxContext, (userId) => accounts.players.byId(userId), {
    playerOfRound: played.playerOf,
    mayBeShown: mayReceiveOffers,
  });
  const metered = createMetered(
    sandboxContext,
    catalogue,
    ({ userId, topic, content }) => void broker.publish(userId, topic, content),
  );
  /** Observers of every round; simulated players have no campaigns. */
  const observers: readonly RoundObserver[] = [jackpots, winners, metered.observer, bonuses];
  const play = playModule(sandboxContext, {
    playAt(userId, call) {
      const player = accounts.players.byId(userId);
      return player === undefined ? 'locationUnknown' : locations.decide(player, 'play', call);
    },
    ageOf: persons.ageOf,
    recalls,
    replayLinks: { isValid: (link) => isReplayOffered(link.roundId) && replayLinks.isValid(link) },
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
  let viewed: (jackpotCurrency: string | null) => void = () => undefined;
  return {
    played,
    history,
    jackpots,
    winners,
    observers,
    /** Sets what hears of requests for jackpots, with their currency, and for winners, without one. */
    onViewed(listener: typeof viewed) {
      viewed = listener;
    },
    settleOpenRounds: play.settleOpenRounds,
    gamesWithOpenRound: (userId: number) => gamesWithOpenRound(database, userId, maxOpenRounds),
    hasOpenRound: (userId: number) => gamesWithOpenRound(database, userId, 1).length > 0,
    modules: [
      gamesModule(sandboxContext, {
        accounts,
        catalogue,
        maintenance,
        withdrawn,
        locations,
        favouriteAdded: campaigns.favouriteAdded,
      }),
      jackpotsModule(sandboxContext, {
        jackpots,
        catalogue,
        listedName,
        onViewed: (currencyIsoCode) => viewed(currencyIsoCode),
      }),
      winnersModule(sandboxContext, { winners, onViewed: () => viewed(null) }),
      liveTablesModule(sandboxContext, createLiveTables({ catalogue, clock, maintenance })),
      meteredModule(sandboxContext, accounts, metered),
      mediaModule(sandboxContext, catalogue, covers === 'onDemand' ? { backgroundGames: 0 } : {}),
      play,
      historyModule(accounts, history),
    ],
  };
}

export type GameServices = ReturnType<typeof createGameServices>;
