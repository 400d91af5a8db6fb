import type { UserStatistics } from '@foyer/contract/campaigns';
import type { AnyEndpoint, ResponseBody, CallInput } from '@foyer/contract/endpoint';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiFailure } from '../../services/api/apiResult.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { getCampaigns, getFreeSpins, getRewards, getUserStatistics, postClaim, postStreaks } from './questsApi.ts';
import { afterClaim, questsStore } from './questsStore.ts';
import type { QuestsData } from './questsStore.ts';

/** QU-01: thrown for a failed call, with the status if there was a response. */
export class QuestsCallError extends Error {
  readonly status: number | null;
  constructor(failure: ApiFailure) {
    const status = 'status' in failure ? failure.status : null;
    super(`The campaigns service gave nothing: ${status ?? failure.kind}`);
    this.status = status;
  }
}

export type ClaimOutcome = 'claimed' | 'expired' | 'failed';

interface QuestsDeps {
  api: Pick<ApiClient, 'call'>;
  userToken: () => string | null;
  now: () => number;
}

export function createQuests({ api, userToken, now }: QuestsDeps) {
  const claims = new Map<number, Promise<ClaimOutcome>>();
  let newest = 0;

  async function request<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseBody<E>> {
    const response = await api.call(endpoint, input, { token: userToken() });
    if (!response.ok) throw new QuestsCallError(response.failure);
    return response.value;
  }

  async function fetchAll(): Promise<QuestsData> {
    const query = { _t: String(now()) };
    const [quests, rewards, freeSpins] = await Promise.all([
      request(getCampaigns, {}),
      request(getRewards, { query }),
      request(getFreeSpins, { query }),
    ]);
    return { quests: quests.data, rewards: rewards.data, freeSpins: freeSpins.data };
  }

  async function send(rewardId: number): Promise<ClaimOutcome> {
    try {
      const { reward, freeSpins } = await request(postClaim, { params: { rewardId: String(rewardId) } });
      questsStore.setState(({ data }) => ({ data: data && afterClaim(data, reward, freeSpins) }));
      return 'claimed';
    } catch (error) {
      return error instanceof QuestsCallError && error.status === 410 ? 'expired' : 'failed';
    }
  }

  return {
    fetchAll,
    /**
     * Reloads everything; a failure keeps the previous data. A response that a newer request has overtaken is dropped.
     */
    async load(): Promise<void> {
      newest += 1;
      const mine = newest;
      // A request of a player who has left is no longer awaited.
      const isAwaited = () => mine === newest && questsStore.getState().isLoading;
      questsStore.setState({ isLoading: true });
      try {
        const data = await fetchAll();
        if (isAwaited()) questsStore.setState({ data, failure: null, isLoading: false });
      } catch (error) {
        const status = error instanceof QuestsCallError ? error.status : null;
        if (isAwaited()) questsStore.setState({ failure: { status }, isLoading: false });
      }
    },
    /** Sends one call at a time for a reward, however often the button is pressed. */
    claim(rewardId: number): Promise<ClaimOutcome> {
      const running = claims.get(rewardId);
      if (running !== undefined) return running;
      const call = send(rewardId).finally(() => claims.delete(rewardId));
      claims.set(rewardId, call);
      return call;
    },
    statistics: (): Promise<UserStatistics> => request(getUserStatistics, {}),
    async chooseStreaks(isOn: boolean): Promise<boolean> {
      const response = await api.call(postStreaks, { body: { isOn } }, { token: userToken() });
      return response.ok;
    },
  };
}
export type Quests = ReturnType<typeof createQuests>;

let one: Quests | null = null;

/** Returns the page's single instance, created on first use. */
export function playerQuests(): Quests {
  one ??= createQuests({ api: createApiClient(), userToken: currentUserToken, now: Date.now });
  return one;
}
