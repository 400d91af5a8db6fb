import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import type { SandboxContext } from './kernel/module.ts';
import type { Players } from './services/accounts/players.ts';
import { createBonuses } from './services/promotions/bonuses.ts';
import { offerOf } from './services/promotions/promotions.ts';
import { createFreeSpinGrants } from './services/quests/freeSpinGrants.ts';
import { recipientOf, participantOf } from './services/quests/participantOf.ts';
import { createPlayerNews } from './services/quests/playerNews.ts';
import { createPlayerQuests } from './services/quests/playerQuests.ts';
import { questOffer } from './services/quests/quests.ts';
import type { Hub } from './services/realtime/hub.ts';
import type { Wallet } from './services/wallet/wallet.ts';

interface RewardsDeps {
  wallet: Wallet;
  catalogue: Catalogue;
  players: Pick<Players, 'byId'>;
  hub: Pick<Hub, 'emit' | 'onReady'>;
  mayReceiveOffers: (userId: number) => boolean;
}

/** Creates what players earn: bonuses, free spins, quests, and the news about them. */
export function createRewards(
  sandboxContext: SandboxContext,
  { wallet, catalogue, players, hub, mayReceiveOffers }: RewardsDeps,
) {
  const bonuses = createBonuses(sandboxContext, {
    wallet,
    catalogue,
    offerOf: (promotionId) => offerOf(promotionId) ?? questOffer(promotionId),
  });
  const freeSpins = createFreeSpinGrants(sandboxContext);
  const news = createPlayerNews(sandboxContext, {
    emit: (userId, event, args) => hub.emit(userId, event, args),
    listenerOf: (userId) => (mayReceiveOffers(userId) ? mapped(players.byId(userId), recipientOf) : undefined),
  });
  hub.onReady(({ userId }) => news.announceAll(userId));
  const campaigns = createPlayerQuests(sandboxContext, {
    catalogue,
    bonuses,
    grants: freeSpins,
    news,
    participantOf: (userId) => mapped(players.byId(userId), participantOf),
  });
  return { bonuses, freeSpins, news, campaigns };
}

const mapped = <From, To>(value: From | undefined, to: (value: From) => To): To | undefined =>
  value === undefined ? undefined : to(value);
