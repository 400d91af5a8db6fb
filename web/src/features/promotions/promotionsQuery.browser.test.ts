import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { focusManager } from '@tanstack/query-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import type { PromotionCard } from '../../domain/site/promotionCard.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import type { ApiResult } from '../../services/api/apiResult.ts';
import { setReportSink } from '../../services/errors/report.ts';
import type { Report } from '../../services/errors/report.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { createPromotionsQuery } from './promotionsQuery.browser.ts';
import { promotionsFailed } from './promotionsRules.ts';

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
  const enrolled: number[] = [];
  const query = createPromotionsQuery({
    api: api as never,
    userToken: () => 'a.b.c',
    onEnrolled: (promotionId) => enrolled.push(promotionId),
  });
  const respondWithLists = (...list: unknown[]) => (responses['getUserPromotions'] = list.map((one) => () => one));
  const respondToOptIns = (...list: unknown[]) => (responses['optInToPromotion'] = list.map((one) => () => one));
  const callsTo = (name: string) => calls.filter((call) => call.name === name);
  return { query, enrolled, calls, respondWithLists, respondToOptIns, callsTo };
}

const reports: Report[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  playerStore.setState({
    ...initialPlayerState,
    isLoggedIn: true,
    customerData: { ...initialPlayerState.customerData, userId: 7, casinoId: 3568 },
  });
  siteStore.setState({ userPromos: { count: 0, allPromos: [] } });
  reports.length = 0;
  setReportSink((entry) => void reports.push(entry));
});
afterEach(() => {
  setReportSink(null);
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

test('PR-02 every mount fetches again although the list is fresh, and focus does not', async () => {
  const { query, respondWithLists, callsTo } = setUp();
  respondWithLists(success({ data: [card(1)] }));
  const stop = query.follow();
  await settle();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await settle();
  expect(callsTo('getUserPromotions')).toHaveLength(1);
  stop();
  query.follow();
  await settle();
  expect(callsTo('getUserPromotions')).toHaveLength(2);
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
  expect(promotionsFailed.getState().isFailed).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(callsTo('getUserPromotions')).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(callsTo('getUserPromotions')).toHaveLength(4);
  expect(promotionsFailed.getState().isFailed).toBe(true);
  expect(promos()).toMatchObject({ count: 1, allPromos: [{ promotionId: 1 }] });
  expect(reports.map(({ name }) => name)).toEqual([
    'PROMOTIONS_FETCH_ERROR',
    'PROMOTIONS_FETCH_ERROR',
    'PROMOTIONS_FETCH_ERROR',
  ]);
});

test('PR-03 an opt-in sends account, casino, promotion and data, and refreshes the list', async () => {
  const { query, enrolled, respondWithLists, respondToOptIns, callsTo } = setUp();
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
  expect(reports).toEqual([]);
  expect(enrolled).toEqual([1]);
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
