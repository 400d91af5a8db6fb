import { success } from '../../base/result.ts';
import type { PromotionCard } from '../../domain/site/promotionCard.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { report } from '../../services/errors/report.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { createServerQuery } from '../../services/query/createServerQuery.browser.ts';
import { scopeGuard } from '../../services/query/queryScope.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { getUserPromotions, optInToPromotion } from './promotionsApi.ts';
import {
  countOpenPromotions,
  noPromotions,
  promotionsQueryRules,
  promotionsStore,
  withOptIns,
} from './promotionsRules.ts';

const { freshMs, ...rules } = promotionsQueryRules;

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

export function createPromotionsQuery(api: Pick<ApiClient, 'call'>, userToken = currentUserToken): PromotionsQuery {
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

  const query = createServerQuery<readonly PromotionCard[]>({
    name: 'promotions',
    key() {
      const mine = account();
      return mine && [mine.userId, mine.casinoId];
    },
    async load(signal) {
      const mine = account();
      if (mine === null) return success([]);
      const response = await api.call(getUserPromotions, { params: texts(mine) }, { token: userToken(), signal });
      if (response.ok) return success(response.value.data);
      // PR-03: rethrown by the query.
      report('PROMOTIONS_FETCH_ERROR', {
        kind: response.failure.kind,
        status: 'status' in response.failure ? response.failure.status : null,
      });
      return response;
    },
    onValue(list) {
      // A list that confirms an opt-in takes over.
      const isConfirmed = (id: number) => list.some((card) => card.promotionId === id && card.isUserOptedIn);
      promotionsStore.setState(({ optedIn }) => ({ optedIn: new Set([...optedIn].filter((id) => !isConfirmed(id))) }));
      show(list);
    },
    onState: (list) => promotionsStore.setState({ list }),
    gapAgeMs: freshMs,
    rules,
  });

  function show(list: readonly PromotionCard[]): void {
    const allPromos = withOptIns(list, promotionsStore.getState().optedIn);
    siteStore.setState({ userPromos: { count: countOpenPromotions(allPromos), allPromos } });
  }

  const isOptedIn = (id: number): boolean =>
    promotionsStore.getState().optedIn.has(id) ||
    siteStore.getState().userPromos.allPromos.some((card) => card.promotionId === id && card.isUserOptedIn);

  const refetch = () => query.refresh('instead');

  async function send(promotionId: number): Promise<OptInOutcome> {
    const mine = account();
    if (mine === null) return 'failed';
    const isStillMine = scopeGuard();
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
    if (!isStillMine()) return 'failed';
    if (isTaken) {
      // The service has said so; a list that fails or is older changes nothing.
      promotionsStore.setState(({ optedIn }) => ({ optedIn: new Set([...optedIn, promotionId]) }));
      show(siteStore.getState().userPromos.allPromos);
    }
    const isKnown = response.ok || response.failure.kind === 'refused';
    if (isTaken || !isKnown) await refetch();
    if (isTaken) {
      trackInteraction({ area: 'promotions', action: 'enrolled', promotionId });
      return 'optedIn';
    }
    return isOptedIn(promotionId) ? 'optedIn' : 'failed';
  }

  return {
    follow: query.follow,
    refetch,
    optIn(promotionId) {
      if (isOptedIn(promotionId)) return Promise.resolve('optedIn');
      const running = optingIn.get(promotionId);
      if (running !== undefined) return running;
      const call = send(promotionId).finally(() => optingIn.delete(promotionId));
      optingIn.set(promotionId, call);
      return call;
    },
    forget() {
      optingIn.clear();
      siteStore.setState({ userPromos: { count: 0, allPromos: [] } });
      promotionsStore.setState(noPromotions, true);
    },
  };
}

let one: PromotionsQuery | null = null;

/** Returns the page's single query, created on first use. */
export function promotionsQuery(): PromotionsQuery {
  return (one ??= createPromotionsQuery(createApiClient()));
}
