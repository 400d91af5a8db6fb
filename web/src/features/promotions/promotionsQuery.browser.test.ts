import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import type { PromotionCard } from '../../domain/site/promotionCard.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import type { ApiResult } from '../../services/api/apiResult.ts';
import { setReportSink } from '../../services/errors/report.ts';
import type { Report } from '../../services/errors/report.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { emitGap } from '../../services/query/gaps.browser.ts';
import { loadQueryLibrary } from '../../services/query/loadQueryLibrary.browser.ts';
import { queryScopeStore } from '../../services/query/queryScope.ts';
import { createPromotionsQuery } from './promotionsQuery.browser.ts';
import { hasFailed, noPromotions, promotionsStore } from './promotionsRules.ts';

const track = vi.hoisted(() => vi.fn<(interaction: object) => void>());
vi.mock('../../services/analytics/trackInteraction.browser.ts', () => ({ trackInteraction: track }));

const card = (promotionId: number, isUserOptedIn = false): PromotionCard => ({
  promotionId,
  serviceId: 2,
  isUserOptedIn,
  audience: 'everyPlayer',
  title: `Offer ${promotionId}`,
  figure: '1',
  figureText: '',
  summary: '',
  terms: null,
  endsAt: null,
  bonus: null,
  cover: null,
});
const noResponse = failed({ kind: 'noResponse' as const });

interface Call {
  name: string;
  params: Record<string, string>;
  body: unknown;
}

let stops: (() => void)[] = [];

function setUp() {
  const calls: Call[] = [];
  const responses: Record<string, (() => unknown)[]> = {};
  const api = {
    call: async (endpoint: AnyEndpoint, input: object) => {
      const { params, body } = input as { params: Record<string, string>; body?: unknown };
      calls.push({ name: endpoint.name, params, body });
      const list = responses[endpoint.name] ?? [];
      const next = list.length > 1 ? list.shift() : list[0];
      return (next?.() ?? noResponse) as ApiResult<AnyEndpoint>;
    },
  };
  const made = createPromotionsQuery(api as never, () => 'a.b.c');
  const query = {
    ...made,
    follow() {
      const stop = made.follow();
      stops.push(stop);
      return stop;
    },
  };
  const respondWithLists = (...list: unknown[]) => (responses['getUserPromotions'] = list.map((one) => () => one));
  const respondToOptIns = (...list: unknown[]) => (responses['optInToPromotion'] = list.map((one) => () => one));
  const callsTo = (name: string) => calls.filter((call) => call.name === name);
  return { query, calls, respondWithLists, respondToOptIns, callsTo };
}

const reports: Report[] = [];
beforeEach(() => void track.mockReset());
beforeAll(loadQueryLibrary);
beforeEach(() => {
  vi.useFakeTimers();
  playerStore.setState({
    ...initialPlayerState,
    isLoggedIn: true,
    customerData: { ...initialPlayerState.customerData, userId: 7, casinoId: 3568 },
  });
  queryScopeStore.setState(({ session }) => ({ session: session + 1 }));
  siteStore.setState({ userPromos: { count: 0, allPromos: [] } });
  promotionsStore.setState(noPromotions, true);
  reports.length = 0;
  setReportSink((entry) => void reports.push(entry));
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
});
const settle = () => vi.advanceTimersByTimeAsync(0);
const promos = () => siteStore.getState().userPromos;

test('PR-01 after a reload, requests the promotions once when the account is known', async () => {
  const { query, respondWithLists, callsTo } = setUp();
  respondWithLists(success({ data: [card(1), card(2, true)] }));
  playerStore.setState({ ...initialPlayerState, isLoggedIn: true });
  const stop = query.follow();
  await settle();
  expect(callsTo('getUserPromotions')).toEqual([]);
  playerStore.setState({ customerData: { ...initialPlayerState.customerData, userId: 7, casinoId: 3568 } });
  playerStore.setState({ isLoggedIn: true });
  await settle();
  expect(callsTo('getUserPromotions').map(({ params }) => params['userId'])).toEqual(['7']);
  expect(promos().count).toBe(1);
  stop();
  playerStore.setState({ customerData: { ...initialPlayerState.customerData, userId: 8, casinoId: 3568 } });
  await settle();
  expect(callsTo('getUserPromotions')).toHaveLength(1);
});

test('PR-01 PR-04 requests the promotions with account and casino ids and counts them', async () => {
  const { query, calls, respondWithLists } = setUp();
  respondWithLists(success({ data: [card(1), card(2, true), card(3)] }));
  query.follow();
  await settle();
  expect(calls).toEqual([{ name: 'getUserPromotions', params: { userId: '7', casinoId: '3568' }, body: undefined }]);
  expect(promos()).toMatchObject({ count: 2, allPromos: [{ promotionId: 1 }, { promotionId: 2 }, { promotionId: 3 }] });
});

test('PR-01 requests nothing without a user id', async () => {
  playerStore.setState(initialPlayerState);
  const { query, calls } = setUp();
  query.follow();
  await settle();
  expect([calls, await query.optIn(1)]).toEqual([[], 'failed']);
});

test('PR-02 every mount fetches again although the list is fresh, and a gap when it is older', async () => {
  const { query, respondWithLists, callsTo } = setUp();
  respondWithLists(success({ data: [card(1)] }));
  const stop = query.follow();
  await vi.advanceTimersByTimeAsync(299_999);
  emitGap('visible');
  await settle();
  expect(callsTo('getUserPromotions')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  emitGap('visible');
  await settle();
  expect(callsTo('getUserPromotions')).toHaveLength(2);
  stop();
  query.follow();
  await settle();
  expect(callsTo('getUserPromotions')).toHaveLength(3);
});

test('PR-03 a player without offers has an empty list, which is not a missing one', async () => {
  const { query, respondWithLists } = setUp();
  respondWithLists(success({ data: [] }));
  query.follow();
  expect(promotionsStore.getState().list).toMatchObject({ name: 'notLoaded', isLoading: true });
  await settle();
  expect(promotionsStore.getState().list).toMatchObject({ name: 'empty', value: [] });
});

test('PR-03 an opt-in stands when the list cannot be refreshed or is older, and is sent once', async () => {
  const { query, respondWithLists, respondToOptIns, callsTo } = setUp();
  respondWithLists(
    success({ data: [card(1), card(3)] }),
    noResponse,
    noResponse,
    noResponse,
    success({ data: [card(1)] }),
  );
  respondToOptIns(success({ responseCode: 200, message: '' }));
  query.follow();
  await settle();
  const outcome = query.optIn(1);
  await settle();
  expect(promos()).toMatchObject({ count: 1, allPromos: [{ isUserOptedIn: true }, { isUserOptedIn: false }] });
  await vi.advanceTimersByTimeAsync(3000);
  expect(await outcome).toBe('optedIn');
  expect(promotionsStore.getState().list).toMatchObject({ name: 'failed' });
  expect(await query.optIn(1)).toBe('optedIn');
  await query.refetch();
  expect(promos()).toMatchObject({ count: 0, allPromos: [{ promotionId: 1, isUserOptedIn: true }] });
  expect(callsTo('optInToPromotion')).toHaveLength(1);
});

test('PR-03 a list that confirmed an opt-in decides from then on', async () => {
  const { query, respondWithLists, respondToOptIns } = setUp();
  const [open, taken] = [success({ data: [card(1)] }), success({ data: [card(1, true)] })];
  respondWithLists(open, taken, open);
  respondToOptIns(success({ responseCode: 200, message: '' }));
  query.follow();
  await settle();
  expect(await query.optIn(1)).toBe('optedIn');
  expect(promos().count).toBe(0);
  await query.refetch();
  expect(promos().count).toBe(1);
});

test('PR-03 an opt-in that ends after the player has left marks nothing for the next one', async () => {
  const { query, respondToOptIns } = setUp();
  respondToOptIns(success({ responseCode: 200, message: '' }));
  const outcome = query.optIn(1);
  queryScopeStore.setState(({ session }) => ({ session: session + 1 }));
  expect(await outcome).toBe('failed');
  expect(promotionsStore.getState().optedIn.size).toBe(0);
});

test('PR-03 reports each failed fetch, retries after 1 s and 2 s, and keeps the last list', async () => {
  const { query, respondWithLists, callsTo } = setUp();
  respondWithLists(success({ data: [card(1)] }), noResponse);
  const stop = query.follow();
  await settle();
  stop();
  query.follow();
  await vi.advanceTimersByTimeAsync(999);
  expect(callsTo('getUserPromotions')).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(callsTo('getUserPromotions')).toHaveLength(3);
  expect(hasFailed(promotionsStore.getState())).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(callsTo('getUserPromotions')).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(callsTo('getUserPromotions')).toHaveLength(4);
  expect(hasFailed(promotionsStore.getState())).toBe(true);
  expect(promos()).toMatchObject({ count: 1, allPromos: [{ promotionId: 1 }] });
  expect(reports.map(({ name }) => name)).toEqual([
    'PROMOTIONS_FETCH_ERROR',
    'PROMOTIONS_FETCH_ERROR',
    'PROMOTIONS_FETCH_ERROR',
  ]);
});

test('PR-03 an opt-in sends account, casino, promotion and data, and refreshes the list', async () => {
  const { query, respondWithLists, respondToOptIns, callsTo } = setUp();
  respondWithLists(success({ data: [card(1), card(3)] }), success({ data: [card(1, true), card(3)] }));
  respondToOptIns(success({ responseCode: 200, message: '' }));
  query.follow();
  await settle();
  const pressed = [query.optIn(1), query.optIn(1)];
  expect(await Promise.all(pressed)).toEqual(['optedIn', 'optedIn']);
  expect(callsTo('optInToPromotion')).toEqual([
    {
      name: 'optInToPromotion',
      params: { userId: '7', casinoId: '3568', promotionId: '1' },
      body: { userId: 7, casinoId: 3568, promotionId: 1, optInData: { from: 'card' } },
    },
  ]);
  expect(promos().count).toBe(1);
  expect(await query.optIn(1)).toBe('optedIn');
  expect(callsTo('optInToPromotion')).toHaveLength(1);
  expect(reports).toEqual([]);
  expect(track.mock.calls).toEqual([[{ area: 'promotions', action: 'enrolled', promotionId: 1 }]]);
});

test('PR-03 an opt-in without a response is looked up instead of repeated', async () => {
  const { query, respondWithLists, respondToOptIns, callsTo } = setUp();
  respondWithLists(success({ data: [card(1), card(3)] }), success({ data: [card(1, true), card(3)] }));
  respondToOptIns(noResponse, success({ responseCode: 403, message: 'no' }));
  query.follow();
  await settle();
  expect(await query.optIn(1)).toBe('optedIn');
  expect(await query.optIn(3)).toBe('failed');
  expect(callsTo('optInToPromotion')).toHaveLength(2);
  expect(callsTo('getUserPromotions')).toHaveLength(2);
  expect(reports).toEqual([
    { name: 'PROMOTION_OPT_IN_ERROR', facts: { promotionId: 1, kind: 'noResponse' } },
    { name: 'PROMOTION_OPT_IN_ERROR', facts: { promotionId: 3, kind: 'responseCode 403' } },
  ]);
});

test('PR-04 a logout clears the promotions and drops a response in flight', async () => {
  const { query, respondWithLists } = setUp();
  respondWithLists(success({ data: [card(1)] }));
  query.follow();
  await settle();
  const stop = query.follow();
  playerStore.setState(initialPlayerState);
  stop();
  query.forget();
  await settle();
  expect(promos()).toEqual({ count: 0, allPromos: [] });
});
