import * as contract from '@foyer/contract/campaigns';
import type { RouteForEach } from '../../kernel/endpointsWithoutRoute.ts';
import type { SandboxModule } from '../../kernel/module.ts';
import { isRefusal, refuse, route } from '../../kernel/route.ts';
import type { Call, Refusal } from '../../kernel/route.ts';
import type { AccountsService } from '../accounts/accounts.ts';
import { callerOf } from '../accounts/callerOf.ts';
import type { Player } from '../accounts/players.ts';
import { participantOf } from './participantOf.ts';
import type { PlayerNews } from './playerNews.ts';
import type { PlayerQuests } from './playerQuests.ts';
import { questsSchema } from './questsSchema.ts';

/** Serves the endpoints of the campaigns service, which identify the player by token only. */
export function questsModule(
  accounts: AccountsService,
  campaigns: PlayerQuests,
  news: Pick<PlayerNews, 'chooseStreak' | 'isStreakOn'>,
): SandboxModule {
  async function playerOf(call: Call): Promise<Player | Refusal> {
    const caller = await callerOf(accounts, call);
    return isRefusal(caller) ? caller : caller.player;
  }

  /** UK20, ON4, MT5: a restricted player receives no offers. */
  const offered = <T>(player: Player, list: () => T[]): { data: T[] } => ({
    data: accounts.restrictionOf(player) ? [] : list(),
  });

  const routes = {
    playerCampaigns: route(contract.playerCampaigns, async ({ query: { culture = 'en' } }, call) => {
      const player = await playerOf(call);
      return isRefusal(player) ? player : offered(player, () => campaigns.list(participantOf(player), culture));
    }),
    playerRewards: route(contract.playerRewards, async ({ query: { culture = 'en' } }, call) => {
      const player = await playerOf(call);
      return isRefusal(player) ? player : offered(player, () => campaigns.rewards(participantOf(player), culture));
    }),
    playerFreeSpins: route(contract.playerFreeSpins, async (_input, call) => {
      const player = await playerOf(call);
      return isRefusal(player) ? player : offered(player, () => campaigns.freeSpins(player.user_id));
    }),
    playerStatistics: route(contract.playerStatistics, async ({ query: { culture = 'en' } }, call) => {
      const player = await playerOf(call);
      return isRefusal(player)
        ? player
        : campaigns.statistics({ ...participantOf(player), loginStreak: player.login_streak }, culture);
    }),
    claimReward: route(contract.claimReward, async ({ params: { rewardId }, query: { culture = 'en' } }, call) => {
      const player = await playerOf(call);
      if (isRefusal(player)) return player;
      const obstacle = accounts.playObstacleOf(player);
      if (obstacle) return refuse(403, obstacle.message, obstacle.code);
      const result = campaigns.claim(participantOf(player), rewardId, culture);
      if (result.claimed) return { reward: result.reward, freeSpins: result.freeSpins };
      return result.reason === 'expired'
        ? refuse(410, 'The claim period for this reward has ended')
        : refuse(404, 'No such reward of this player');
    }),
    chooseStreaks: route(contract.chooseStreaks, async ({ body: { isOn } }, call) => {
      const player = await playerOf(call);
      if (isRefusal(player)) return player;
      news.chooseStreak(player.user_id, isOn);
      return { isStreakOn: news.isStreakOn(player.user_id) };
    }),
  } satisfies RouteForEach<typeof contract>;

  return { name: 'campaigns', tables: questsSchema, routes: Object.values(routes) };
}
