import { createApiClient } from '../../api/apiClient.browser.ts';
import type { ApiClient } from '../../api/apiClient.browser.ts';
import { browserLivePollDeps } from '../../api/livePoll.browser.ts';
import { createLivePoll } from '../../api/livePoll.ts';
import type { LivePoll, LivePollDeps } from '../../api/livePoll.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { afterResponse } from './jackpotPots.ts';
import type { Pots } from './jackpotPots.ts';
import { getJackpots } from './jackpotsApi.ts';

const everyMs = 10_000;

/** A player's currency; undefined for a visitor, who gets the market's. */
const currencyOf = (): string | undefined => playerStore.getState().customerData.currencyIsoCode || undefined;

/** LB-10: keeps the ticker of the Site slice while somebody looks at it. A failure leaves what is there, with its time. */
export function createJackpotPoll(api: Pick<ApiClient, 'call'>, deps: LivePollDeps): LivePoll {
  let before: Pots | null = null;
  let requestedCurrency: string | undefined;

  async function ask(): Promise<void> {
    const currency = (requestedCurrency = currencyOf());
    const response = await api.call(getJackpots, { query: currency === undefined ? {} : { currency } });
    const receivedAt = deps.now();
    const { jackpotTicker } = siteStore.getState();
    if (!response.ok) {
      siteStore.setState({ jackpotTicker: { ...jackpotTicker, state: 'failed' } });
      return;
    }
    const { now, serviceNow, pots } = response.value;
    // Two servers behind one address may know different amounts, so the rule holds here as well.
    const isSameMoney = before?.pots[0]?.currencyIsoCode === pots[0]?.currencyIsoCode;
    before = afterResponse(isSameMoney ? before : null, { serverTime: serviceNow, pots }, receivedAt);
    const asOf = new Map(pots.map((pot) => [pot.moduleId, receivedAt - (now - pot.asOf)]));
    const data = before.pots.map((pot) => ({ ...pot, asOf: asOf.get(pot.moduleId) ?? receivedAt }));
    siteStore.setState({
      jackpotTicker: {
        data,
        lists: Object.fromEntries(data.map(({ type, gameIds }) => [type, gameIds])),
        clockOffsetMs: serviceNow - receivedAt,
        state: 'answered',
      },
    });
  }

  const poll = createLivePoll({ ask, everyMs, deps });
  return {
    refresh: poll.refresh,
    follow() {
      const stop = poll.follow();
      // Who logs in or out is shown another currency at once.
      const unsubscribe = playerStore.subscribe(() => {
        if (currencyOf() !== requestedCurrency) poll.refresh();
      });
      return () => {
        unsubscribe();
        stop();
      };
    },
  };
}

let poll: LivePoll | null = null;

/** The tab's own. Returns how to stop. */
export function followJackpots(): () => void {
  return (poll ??= createJackpotPoll(createApiClient(), browserLivePollDeps)).follow();
}
