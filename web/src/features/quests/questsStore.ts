import type { Reward } from '@foyer/contract/campaigns';
import { createStore } from 'zustand/vanilla';
import type { QuestCard, SpinsCard } from './questsApi.ts';

export interface QuestsData {
  quests: readonly QuestCard[];
  rewards: readonly Reward[];
  freeSpins: readonly SpinsCard[];
}

export interface QuestsState {
  /** What was read last; null until then. */
  data: QuestsData | null;
  /** Why the last reading gave nothing; the status where there was an answer. */
  failure: { status: number | null } | null;
  isLoading: boolean;
}

const nothingYet: QuestsState = { data: null, failure: null, isLoading: false };
export const questsStore = createStore<QuestsState>(() => nothingYet);

/** The player is gone, and so is what was theirs. */
export function forgetQuests(): void {
  questsStore.setState(nothingYet, true);
}

/** The reward that a quest's card is about: one that waits, else the one of the run that is done. */
export function rewardOf(quest: QuestCard, rewards: readonly Reward[]): Reward | null {
  const own = rewards.filter(({ campaignId }) => campaignId === quest.campaignId);
  return own.find(({ state }) => state === 'claimable') ?? (quest.progress >= quest.target ? (own[0] ?? null) : null);
}

/** Quests as they were, with what a claim has changed. */
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
