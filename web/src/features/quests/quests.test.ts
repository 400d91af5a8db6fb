import type { Reward } from '@foyer/contract/campaigns';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { addressOf } from '@foyer/contract/endpoint';
import { beforeEach, expect, test } from 'vitest';
import type { ApiClient, ApiOptions } from '../../api/apiClient.browser.ts';
import type { ApiFailure } from '../../api/apiResult.ts';
import { createQuests, QuestsCallError } from './quests.browser.ts';
import type { Quests } from './quests.browser.ts';
import type { QuestCard, SpinsCard } from './questsApi.ts';
import { afterClaim, forgetQuests, questsStore, rewardOf } from './questsStore.ts';

const quest: QuestCard = {
  campaignId: 'five',
  title: 'Five',
  summary: '',
  rewardText: '',
  unit: 'hearts',
  progress: 5,
  target: 5,
  games: [],
  endsAt: 0,
  terms: [],
};
const reward: Reward = {
  rewardId: 3,
  campaignId: 'five',
  kind: 'badge',
  text: 'Badge',
  state: 'claimable',
  earnedAt: 1,
  claimBefore: 9,
  claimedAt: null,
};
const claimed: Reward = { ...reward, state: 'claimed', claimedAt: 5 };

let asked: { address: string; token: string | null | undefined }[];
let failures: Partial<Record<string, ApiFailure>>;
let quests: Quests;

const responses: Record<string, unknown> = {
  getCampaigns: { data: [quest] },
  getRewards: { data: [reward] },
  getFreeSpins: { data: [] },
  getUserStatistics: { loginStreak: 2, isStreakOn: true, gamesTried: 0, achievements: [] },
  postClaim: { reward: claimed, freeSpins: null },
};
const call = async (endpoint: AnyEndpoint, input: object, options?: ApiOptions) => {
  asked.push({ address: addressOf(endpoint, input), token: options?.token });
  const failure = failures[endpoint.name];
  return failure === undefined ? { ok: true, value: responses[endpoint.name] } : { ok: false, failure };
};

beforeEach(() => {
  forgetQuests();
  [asked, failures] = [[], {}];
  quests = createQuests({
    api: { call: call as unknown as ApiClient['call'] },
    userToken: () => 'a.b.c',
    now: () => 1_700_000_000_000,
  });
});

test('QU-01 the calls go where the specification says, with the moment where it asks for one, and the token in the header', async () => {
  await quests.load();
  await quests.statistics();
  expect(asked).toEqual([
    { address: '/api/campaigns', token: 'a.b.c' },
    { address: '/api/rewards?_t=1700000000000', token: 'a.b.c' },
    { address: '/api/freespins?_t=1700000000000', token: 'a.b.c' },
    { address: '/api/campaigns/user-stats', token: 'a.b.c' },
  ]);
});

test('QU-01 a failure is thrown with its status, and what was known stays', async () => {
  await quests.load();
  failures = {
    getRewards: { kind: 'broken', status: 503, code: null, message: '' },
    getUserStatistics: { kind: 'refused', status: 401, code: null, message: '' },
  };
  await expect(quests.fetchAll()).rejects.toMatchObject({ status: 503 });
  await expect(quests.statistics()).rejects.toBeInstanceOf(QuestsCallError);
  await quests.load();
  expect(questsStore.getState()).toMatchObject({
    failure: { status: 503 },
    isLoading: false,
    data: { quests: [quest] },
  });
  failures = { getRewards: { kind: 'noAnswer' } };
  await quests.load();
  expect(questsStore.getState().failure).toEqual({ status: null });
  failures = {};
  await quests.load();
  expect(questsStore.getState().failure).toBeNull();
});

test('QU-01 an answer for a player who left meanwhile is nobody’s', async () => {
  const loading = quests.load();
  forgetQuests();
  await loading;
  expect(questsStore.getState()).toEqual({ data: null, failure: null, isLoading: false });
});

test('QU-02 two presses claim once; what came of it stands at once, and one that failed can be claimed again', async () => {
  await quests.load();
  asked = [];
  failures = { postClaim: { kind: 'broken', status: 502, code: null, message: '' } };
  expect(await quests.claim(3)).toBe('failed');
  failures = { postClaim: { kind: 'refused', status: 410, code: null, message: '' } };
  expect(await quests.claim(3)).toBe('expired');
  failures = {};
  expect(await Promise.all([quests.claim(3), quests.claim(3)])).toEqual(['claimed', 'claimed']);
  expect(asked).toHaveLength(3);
  expect(questsStore.getState().data?.rewards).toEqual([claimed]);
});

test('a card is about a reward that waits, else about the one of the run that is done', () => {
  const older: Reward = { ...reward, rewardId: 1 };
  expect(rewardOf(quest, [claimed, older])).toBe(older);
  expect(rewardOf(quest, [claimed])).toBe(claimed);
  expect(rewardOf({ ...quest, progress: 2 }, [claimed])).toBeNull();
  expect(rewardOf({ ...quest, campaignId: 'other' }, [reward])).toBeNull();
});

test('a card of a run that is done is about its first reward, and at the target it is done', () => {
  const expired: Reward = { ...claimed, rewardId: 1 };
  expect(rewardOf({ ...quest, progress: 6 }, [expired, claimed])).toBe(expired);
  expect([4, 5].map((progress) => rewardOf({ ...quest, progress }, [claimed]))).toEqual([null, claimed]);
  expect(rewardOf(quest, [])).toBeNull();
});

test('QU-02 a claim changes its reward and puts its free spins first, once', () => {
  const spins = (freeSpinsId: number, left: number): SpinsCard => ({
    freeSpinsId,
    gameId: 7,
    game: null,
    total: 5,
    left,
    stake: 10,
    won: 0,
    currencyIsoCode: 'GBP',
    playBefore: 9,
    state: 'active',
  });
  const data = {
    quests: [quest],
    rewards: [{ ...reward, rewardId: 1 }, reward],
    freeSpins: [spins(1, 5), spins(2, 0)],
  };
  expect(afterClaim(data, claimed, null)).toEqual({ ...data, rewards: [{ ...reward, rewardId: 1 }, claimed] });
  expect(afterClaim(data, claimed, spins(2, 5)).freeSpins).toEqual([spins(2, 5), spins(1, 5)]);
});
