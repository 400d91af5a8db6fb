import { siteStore } from '../../domain/site/siteStore.ts';
import type { JackpotPot } from '../../domain/site/siteStore.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { createLivePoll, livePollDeps } from '../../services/query/livePoll.browser.ts';
import type { LivePoll, LivePollDeps } from '../../services/query/livePoll.browser.ts';
import { afterResponse } from './jackpotPots.ts';
import type { Pots } from './jackpotPots.ts';
import { getJackpots } from './jackpotsApi.ts';

const pollIntervalMs = 10_000;
/** Time until the second request: amounts start to move once two are known. Longer than the server's cache lifetime. */
const secondRequestMs = 4500;

/** Returns a player's currency; undefined for a visitor, who gets the market's. */
const currencyOf = (): string | undefined => playerStore.getState().customerData.currencyIsoCode || undefined;

/**
 * LB-10: updates the ticker of the Site slice while a view follows it. A failure keeps the previous amounts with their
 * time.
 */
export function createJackpotPoll(api: Pick<ApiClient, 'call'>, deps: LivePollDeps): LivePoll {
  let before: Pots<JackpotPot> | null = null;
  let requestedCurrency: string | undefined;

  function requestSecond(): void {
    if (deps.isSavingData()) return;
    deps.clock.schedule(poll.refresh, secondRequestMs);
  }

  async function load(signal: AbortSignal): Promise<void> {
    const currency = (requestedCurrency = currencyOf());
    const response = await api.call(getJackpots, { query: currency === undefined ? {} : { currency } }, { signal });
    const receivedAt = deps.clock.now();
    const { jackpotTicker } = siteStore.getState();
    if (!response.ok) {
      siteStore.setState({ jackpotTicker: { ...jackpotTicker, state: 'failed' } });
      return;
    }
    const { now, serviceNow, pots } = response.value;
    if (before === null) requestSecond();
    // Two servers behind one address may know different amounts, so the browser applies the rule of `afterResponse`
    // too.
    const isSameMoney = before?.pots[0]?.currencyIsoCode === pots[0]?.currencyIsoCode;
    before = afterResponse(isSameMoney ? before : null, { serverTime: serviceNow, pots }, receivedAt);
    const asOf = new Map(pots.map((pot) => [pot.moduleId, receivedAt - (now - pot.asOf)]));
    const data = before.pots.map((pot) => ({ ...pot, asOf: asOf.get(pot.moduleId) ?? receivedAt }));
    siteStore.setState({
      jackpotTicker: {
        data,
        lists: Object.fromEntries(data.map(({ type, gameIds }) => [type, gameIds])),
        clockOffsetMs: serviceNow - receivedAt,
        state: 'responded',
      },
    });
  }

  const poll = createLivePoll({ fetch: load, pollIntervalMs, deps });
  return {
    refresh: poll.refresh,
    follow() {
      const stop = poll.follow();
      // A login or logout changes the currency at once.
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

/** Follows the jackpots with this tab's poll. Returns a function that stops it. */
export function followJackpots(): () => void {
  return (poll ??= createJackpotPoll(createApiClient(), livePollDeps)).follow();
}
