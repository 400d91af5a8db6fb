import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { createApiClient } from '../../api/apiClient.browser.ts';
import type { ApiClient } from '../../api/apiClient.browser.ts';
import type { ApiFailure } from '../../api/apiResult.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import type { PromotionCard } from '../../domain/site/promotionCard.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { currentUserToken } from '../../session/userToken.browser.ts';
import { report } from '../../telemetry/report.ts';
import { getUserPromotions, optInToPromotion } from './promotionsApi.ts';
import { promotionsFailed } from './promotionsFailed.ts';
import { countOpenPromotions, promotionsQueryRules } from './promotionsRules.ts';

export type OptInOutcome = 'optedIn' | 'failed';

export interface PromotionsQuery {
  /** Asks for the player's promotions, and keeps them in the Site slice while somebody follows. Returns how to stop. */
  follow(): () => void;
  /** One at a time for a promotion. A result that nobody knows is looked up, never asked for a second time. */
  optIn(promotionId: number): Promise<OptInOutcome>;
  refetch(): Promise<void>;
  /** PR-04: the player is gone, and so are their promotions. */
  forget(): void;
}

/** Says why a call gave nothing; thrown, because a query knows failures by nothing else (PR-03: rethrown). */
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
  /** The service has taken the player into a promotion. */
  onEnrolled: (promotionId: number) => void;
}

export function createPromotionsQuery({ api, userToken, onEnrolled }: PromotionsQueryDeps): PromotionsQuery {
  const client = new QueryClient();
  client.mount();
  const optingIn = new Map<number, Promise<OptInOutcome>>();

  /** PR-01: without a user id nothing is asked. */
  const account = () => {
    const { userId, casinoId } = playerStore.getState().customerData;
    return userId === null || casinoId === null ? null : { userId, casinoId };
  };
  const texts = ({ userId, casinoId }: { userId: number; casinoId: number }) => ({
    userId: String(userId),
    casinoId: String(casinoId),
  });
  const keyOf = () => ['promotions', account()?.userId ?? null] as const;

  async function ask(): Promise<readonly PromotionCard[]> {
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
    // An answer for a player who left is nobody's.
    if (userId === null || account()?.userId !== userId) return;
    if (data !== undefined && data !== siteStore.getState().userPromos.allPromos)
      siteStore.setState({ userPromos: { count: countOpenPromotions(data), allPromos: data } });
    if (promotionsFailed.getState().isFailed !== isFailed) promotionsFailed.setState({ isFailed });
  }

  /** What is told of the account whose key it is. */
  function observe(queryKey: ReturnType<typeof keyOf>): () => void {
    const observer = new QueryObserver(client, {
      queryKey,
      queryFn: ask,
      enabled: queryKey[1] !== null,
      ...promotionsQueryRules,
    });
    return observer.subscribe(({ data, isError, isFetching }) => take(queryKey[1], data, isError && !isFetching));
  }

  function follow(): () => void {
    let queryKey = keyOf();
    let stop = observe(queryKey);
    // After a reload that found no more than tokens, the account comes later.
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

/** The page's one query, made at its first use. */
export function promotionsQuery(): PromotionsQuery {
  one ??= createPromotionsQuery({
    api: createApiClient(),
    userToken: currentUserToken,
    onEnrolled: (promotionId) => trackInteraction({ area: 'promotions', action: 'enrolled', promotionId }),
  });
  return one;
}
