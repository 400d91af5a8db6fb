import type { Reward } from '@foyer/contract/campaigns';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { addressOf } from '@foyer/contract/endpoint';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestClock } from '../../base/createTestClock.ts';
import type { ApiClient, ApiOptions } from '../../services/api/apiClient.browser.ts';
import type { ApiFailure } from '../../services/api/apiResult.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { loadQueryLibrary } from '../../services/query/loadQueryLibrary.browser.ts';
import { queryScopeStore } from '../../services/query/queryScope.ts';
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

let requests: { address: string; token: string | null | undefined }[];
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
  requests.push({ address: addressOf(endpoint, input), token: options?.token });
  const failure = failures[endpoint.name];
  return failure === undefined ? { ok: true, value: responses[endpoint.name] } : { ok: false, failure };
};

let stop = () => {};
afterEach(() => {
  stop();
  playerStore.setState(initialPlayerState, true);
  queryScopeStore.setState(({ session }) => ({ session: session + 1 }));
});

async function follow(): Promise<void> {
  stop = quests.follow();
  await vi.waitFor(() => expect(questsStore.getState().isLoading).toBe(false));
}

beforeAll(loadQueryLibrary);
beforeEach(() => {
  playerStore.setState({ ...initialPlayerState, isLoggedIn: true });
  forgetQuests();
  [requests, failures] = [[], {}];
  const clock = createTestClock({ startsAt: 1_700_000_000_000 });
  quests = createQuests({ call: call as unknown as ApiClient['call'] }, () => 'a.b.c', clock);
});

test('QU-01 requests use the specified paths, timestamps and token', async () => {
  await follow();
  await quests.statistics();
  expect(requests).toEqual([
    { address: '/api/campaigns', token: 'a.b.c' },
    { address: '/api/rewards?_t=1700000000000', token: 'a.b.c' },
    { address: '/api/freespins?_t=1700000000000', token: 'a.b.c' },
    { address: '/api/campaigns/user-stats', token: 'a.b.c' },
  ]);
});

test('QU-01 a failure throws with its status and keeps earlier data', async () => {
  await follow();
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
  failures = { getRewards: { kind: 'noResponse' } };
  await quests.load();
  expect(questsStore.getState().failure).toEqual({ status: null });
  failures = {};
  await quests.load();
  expect(questsStore.getState().failure).toBeNull();
});

test('QU-01 ignores a response for a player who has logged out', async () => {
  stop = quests.follow();
  const loading = quests.load();
  playerStore.setState(initialPlayerState, true);
  forgetQuests();
  await loading;
  expect(questsStore.getState()).toEqual({ data: null, failure: null, isLoading: false, loadedAt: null });
});

test('QU-01 a reload after an older one shows the newer quests', async () => {
  await follow();
  const older = quests.load();
  responses['getCampaigns'] = { data: [] };
  await Promise.all([older, quests.load()]);
  expect(questsStore.getState().data?.quests).toEqual([]);
  responses['getCampaigns'] = { data: [quest] };
});

test('QU-02 two clicks claim once, and a failed claim can be repeated', async () => {
  await follow();
  requests = [];
  failures = { postClaim: { kind: 'broken', status: 502, code: null, message: '' } };
  expect(await quests.claim(3)).toBe('failed');
  failures = { postClaim: { kind: 'refused', status: 410, code: null, message: '' } };
  expect(await quests.claim(3)).toBe('expired');
  failures = {};
  expect(await Promise.all([quests.claim(3), quests.claim(3)])).toEqual(['claimed', 'claimed']);
  expect(requests).toHaveLength(3);
  expect(questsStore.getState().data?.rewards).toEqual([claimed]);
});

test('rewardOf prefers a claimable reward, else the one of the finished run', () => {
  const older: Reward = { ...reward, rewardId: 1 };
  expect(rewardOf(quest, [claimed, older])).toBe(older);
  expect(rewardOf(quest, [claimed])).toBe(claimed);
  expect(rewardOf({ ...quest, progress: 2 }, [claimed])).toBeNull();
  expect(rewardOf({ ...quest, campaignId: 'other' }, [reward])).toBeNull();
});

test('rewardOf returns the first reward of a finished run, and null before the target', () => {
  const expired: Reward = { ...claimed, rewardId: 1 };
  expect(rewardOf({ ...quest, progress: 6 }, [expired, claimed])).toBe(expired);
  expect([4, 5].map((progress) => rewardOf({ ...quest, progress }, [claimed]))).toEqual([null, claimed]);
  expect(rewardOf(quest, [])).toBeNull();
});

test('QU-02 a claim updates its reward and adds its free spins first', () => {
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
