import type { UserStatistics } from '@foyer/contract/campaigns';
import type { AnyEndpoint, ResponseBody, CallInput } from '@foyer/contract/endpoint';
import { browserClock } from '../../base/browserClock.browser.ts';
import type { Clock } from '../../base/clock.ts';
import { failed, success } from '../../base/result.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiClient, ApiOptions } from '../../services/api/apiClient.browser.ts';
import type { ApiFailure } from '../../services/api/apiResult.ts';
import { createServerQuery } from '../../services/query/createServerQuery.browser.ts';
import { scopeGuard } from '../../services/query/queryScope.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { getCampaigns, getFreeSpins, getRewards, getUserStatistics, postClaim, postStreaks } from './questsApi.ts';
import { afterClaim, questsStore } from './questsStore.ts';
import type { QuestsData } from './questsStore.ts';

const statusOf = (failure: ApiFailure): number | null => ('status' in failure ? failure.status : null);

/** QU-01: thrown for a failed call, with the status if there was a response. */
export class QuestsCallError extends Error {
  readonly failure: ApiFailure;
  readonly status: number | null;
  constructor(failure: ApiFailure) {
    const status = statusOf(failure);
    super(`The campaigns service gave nothing: ${status ?? failure.kind}`);
    this.failure = failure;
    this.status = status;
  }
}

export type ClaimOutcome = 'claimed' | 'expired' | 'failed';

export function createQuests(
  api: Pick<ApiClient, 'call'>,
  userToken = currentUserToken,
  clock: Pick<Clock, 'now'> = browserClock,
) {
  const claims = new Map<number, Promise<ClaimOutcome>>();

  async function request<E extends AnyEndpoint>(
    endpoint: E,
    input: CallInput<E>,
    options: Pick<ApiOptions, 'signal'> = {},
  ): Promise<ResponseBody<E>> {
    const response = await api.call(endpoint, input, { token: userToken(), ...options });
    if (!response.ok) throw new QuestsCallError(response.failure);
    return response.value;
  }

  async function fetchAll(options: Pick<ApiOptions, 'signal'> = {}): Promise<QuestsData> {
    const query = { _t: String(clock.now()) };
    const [quests, rewards, freeSpins] = await Promise.all([
      request(getCampaigns, {}, options),
      request(getRewards, { query }, options),
      request(getFreeSpins, { query }, options),
    ]);
    return { quests: quests.data, rewards: rewards.data, freeSpins: freeSpins.data };
  }

  const everything = createServerQuery<QuestsData>({
    name: 'quests',
    load: (signal) =>
      fetchAll({ signal }).then(success, (error: unknown) =>
        failed(error instanceof QuestsCallError ? error.failure : { kind: 'malformed' as const }),
      ),
    onState(state) {
      const isLoading = state.name === 'loadingAgain' || (state.name === 'notLoaded' && state.isLoading);
      const failure = 'failure' in state ? state.failure : null;
      questsStore.setState({
        data: state.name === 'notLoaded' ? null : state.value,
        loadedAt: state.name === 'notLoaded' ? null : state.loadedAt,
        isLoading,
        // A failure shows until the next load has ended.
        ...(!isLoading && { failure: failure && { status: statusOf(failure) } }),
      });
    },
  });

  async function send(rewardId: number): Promise<ClaimOutcome> {
    const isStillMine = scopeGuard();
    try {
      const { reward, freeSpins } = await request(postClaim, { params: { rewardId: String(rewardId) } });
      const { data } = questsStore.getState();
      if (data !== null && isStillMine()) everything.set(afterClaim(data, reward, freeSpins));
      return 'claimed';
    } catch (error) {
      return error instanceof QuestsCallError && error.status === 410 ? 'expired' : 'failed';
    }
  }

  return {
    fetchAll,
    /** Loads everything and keeps it. Returns the stop function. */
    follow: everything.follow,
    /** Reloads everything; a failure keeps the previous data. */
    load: () => everything.refresh(),
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
  one ??= createQuests(createApiClient());
  return one;
}
