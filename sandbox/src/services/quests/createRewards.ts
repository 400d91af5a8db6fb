import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import type { SandboxContext } from '../../kernel/module.ts';
import { createBonuses } from '../promotions/bonuses.ts';
import { createPromotions, offerOf } from '../promotions/promotions.ts';
import { promotionsModule } from '../promotions/promotionsModule.ts';
import type { Hub } from '../realtime/hub.ts';
import type { ProtectedAccounts } from '../safer-gambling/createProtectedAccounts.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { createFreeSpinGrants } from './freeSpinGrants.ts';
import { recipientOf, participantOf } from './participantOf.ts';
import { createPlayerNews } from './playerNews.ts';
import { createPlayerQuests } from './playerQuests.ts';
import { questOffer } from './quests.ts';
import { questsModule } from './questsModule.ts';

/** Creates what players earn: promotions, bonuses, free spins, quests, and the news about them. */
export function createRewards(
  sandboxContext: SandboxContext,
  wallet: Wallet,
  catalogue: Catalogue,
  { accounts, mayReceiveOffers }: Pick<ProtectedAccounts, 'accounts' | 'mayReceiveOffers'>,
  hub: Pick<Hub, 'emit' | 'onReady'>,
) {
  const { players } = accounts;
  const bonuses = createBonuses(
    sandboxContext,
    wallet,
    catalogue,
    (promotionId) => offerOf(promotionId) ?? questOffer(promotionId),
  );
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
  const promotions = createPromotions(sandboxContext, catalogue, bonuses);
  return {
    bonuses,
    freeSpins,
    campaigns,
    /** Ends the player's bonuses and free spins; winnings stay. Returns their number. */
    endBonuses: (userId: number) => bonuses.lapseOf(userId) + freeSpins.expireOf(userId),
    modules: [promotionsModule(sandboxContext, accounts, promotions, bonuses), questsModule(accounts, campaigns, news)],
  };
}

export type Rewards = ReturnType<typeof createRewards>;

const mapped = <From, To>(value: From | undefined, to: (value: From) => To): To | undefined =>
  value === undefined ? undefined : to(value);
