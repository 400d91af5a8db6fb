import type { Reward } from '@foyer/contract/campaigns';
import { createStore } from '../../base/createStore.ts';
import type { QuestCard, SpinsCard } from './questsApi.ts';

export interface QuestsData {
  quests: readonly QuestCard[];
  rewards: readonly Reward[];
  freeSpins: readonly SpinsCard[];
}

export interface QuestsState {
  /** Last loaded data; null before the first load. */
  data: QuestsData | null;
  /** Why the last load failed, with the status if there was a response. */
  failure: { status: number | null } | null;
  isLoading: boolean;
  /** Time of `data` in Unix milliseconds; null before the first load. */
  loadedAt: number | null;
}

const nothingYet: QuestsState = { data: null, failure: null, isLoading: false, loadedAt: null };
export const questsStore = createStore<QuestsState>(() => nothingYet);

/** Discards the data of a player who has left. */
export function forgetQuests(): void {
  questsStore.setState(nothingYet, true);
}

/** Returns the reward to show on a quest's card: a claimable one, otherwise the one of the completed run. */
export function rewardOf(quest: QuestCard, rewards: readonly Reward[]): Reward | null {
  const own = rewards.filter(({ campaignId }) => campaignId === quest.campaignId);
  return own.find(({ state }) => state === 'claimable') ?? (quest.progress >= quest.target ? (own[0] ?? null) : null);
}

/** Returns the quests after a claim. */
export function afterClaim(data: QuestsData, reward: Reward, freeSpins: SpinsCard | null): QuestsData {
  return {
    ...data,
    rewards: data.rewards.map((one) => (one.rewardId === reward.rewardId ? reward : one)),
    freeSpins:
      freeSpins === null
        ? data.freeSpins
        : [freeSpins, ...data.freeSpins.filter(({ freeSpinsId }) => freeSpinsId !== freeSpins.freeSpinsId)],
  };
}
