import { QueryClient, QueryObserver } from '@tanstack/query-core';
import type { PromotionCard } from '../../domain/site/promotionCard.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiFailure } from '../../services/api/apiResult.ts';
import { report } from '../../services/errors/report.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { getUserPromotions, optInToPromotion } from './promotionsApi.ts';
import { countOpenPromotions, promotionsFailed, promotionsQueryRules } from './promotionsRules.ts';

export type OptInOutcome = 'optedIn' | 'failed';

export interface PromotionsQuery {
  /**
   * Fetches the player's promotions into the Site slice while a view follows them. Returns a function that stops it.
   */
  follow(): () => void;
  /**
   * One call at a time for a promotion. After an unknown result the list is fetched again; the call is not repeated.
   */
  optIn(promotionId: number): Promise<OptInOutcome>;
  refetch(): Promise<void>;
  /** PR-04: discards the promotions of a player who logged out. */
  forget(): void;
}

/** Reason for a failed call. Thrown, because a query recognises failures by exceptions only (PR-03: rethrown). */
class PromotionsFetchError extends Error {
  readonly failure: ApiFailure;
  constructor(failure: ApiFailure) {
    super(`The promotions could not be fetched: ${failure.kind}`);
    this.failure = failure;
  }
}

interface PromotionsQueryDeps {
  api: Pick<ApiClient, 'call'>;
  userToken: () => string | null;
  /** Called when the service has enrolled the player in a promotion. */
  onEnrolled: (promotionId: number) => void;
}

export function createPromotionsQuery({ api, userToken, onEnrolled }: PromotionsQueryDeps): PromotionsQuery {
  const client = new QueryClient();
  client.mount();
  const optingIn = new Map<number, Promise<OptInOutcome>>();

  /** PR-01: nothing is requested without a user id. */
  const account = () => {
    const { userId, casinoId } = playerStore.getState().customerData;
    return userId === null || casinoId === null ? null : { userId, casinoId };
  };
  const texts = ({ userId, casinoId }: { userId: number; casinoId: number }) => ({
    userId: String(userId),
    casinoId: String(casinoId),
  });
  const keyOf = () => ['promotions', account()?.userId ?? null] as const;

  async function load(): Promise<readonly PromotionCard[]> {
    const mine = account();
    if (mine === null) return [];
    const response = await api.call(getUserPromotions, { params: texts(mine) }, { token: userToken() });
    if (response.ok) return response.value.data;
    report('PROMOTIONS_FETCH_ERROR', {
      kind: response.failure.kind,
      status: 'status' in response.failure ? response.failure.status : null,
    });
    throw new PromotionsFetchError(response.failure);
  }

  function take(userId: number | null, data: readonly PromotionCard[] | undefined, isFailed: boolean): void {
    // Ignore a response for a player who has left.
    if (userId === null || account()?.userId !== userId) return;
    if (data !== undefined && data !== siteStore.getState().userPromos.allPromos)
      siteStore.setState({ userPromos: { count: countOpenPromotions(data), allPromos: data } });
    if (promotionsFailed.getState().isFailed !== isFailed) promotionsFailed.setState({ isFailed });
  }

  /** Follows the query of the account that the key identifies. */
  function observe(queryKey: ReturnType<typeof keyOf>): () => void {
    const observer = new QueryObserver(client, {
      queryKey,
      queryFn: load,
      enabled: queryKey[1] !== null,
      ...promotionsQueryRules,
    });
    return observer.subscribe(({ data, isError, isFetching }) => take(queryKey[1], data, isError && !isFetching));
  }

  function follow(): () => void {
    let queryKey = keyOf();
    let stop = observe(queryKey);
    // After a reload with tokens only, the account arrives later.
    const unsubscribe = playerStore.subscribe(() => {
      const now = keyOf();
      if (now[1] === queryKey[1]) return;
      stop();
      queryKey = now;
      stop = observe(now);
    });
    return () => {
      unsubscribe();
      stop();
    };
  }

  async function refetch(): Promise<void> {
    await client.refetchQueries({ queryKey: keyOf() });
  }

  async function send(promotionId: number): Promise<OptInOutcome> {
    const mine = account();
    if (mine === null) return 'failed';
    const response = await api.call(
      optInToPromotion,
      {
        params: { ...texts(mine), promotionId: String(promotionId) },
        body: { ...mine, promotionId, optInData: { from: 'card' } },
      },
      { token: userToken() },
    );
    const isTaken = response.ok && response.value.responseCode === 200;
    if (!isTaken)
      report('PROMOTION_OPT_IN_ERROR', {
        promotionId,
        kind: response.ok ? `responseCode ${response.value.responseCode}` : response.failure.kind,
      });
    const isKnown = response.ok || response.failure.kind === 'refused';
    if (isTaken || !isKnown) await refetch();
    if (isTaken) {
      onEnrolled(promotionId);
      return 'optedIn';
    }
    const now = client.getQueryData<readonly PromotionCard[]>(keyOf())?.find((one) => one.promotionId === promotionId);
    return now?.isUserOptedIn === true ? 'optedIn' : 'failed';
  }

  return {
    follow,
    refetch,
    optIn(promotionId) {
      const running = optingIn.get(promotionId);
      if (running !== undefined) return running;
      const call = send(promotionId).finally(() => optingIn.delete(promotionId));
      optingIn.set(promotionId, call);
      return call;
    },
    forget() {
      client.clear();
      siteStore.setState({ userPromos: { count: 0, allPromos: [] } });
      promotionsFailed.setState({ isFailed: false });
    },
  };
}

let one: PromotionsQuery | null = null;

/** Returns the page's single query, created on first use. */
export function promotionsQuery(): PromotionsQuery {
  one ??= createPromotionsQuery({
    api: createApiClient(),
    userToken: currentUserToken,
    onEnrolled: (promotionId) => trackInteraction({ area: 'promotions', action: 'enrolled', promotionId }),
  });
  return one;
}
