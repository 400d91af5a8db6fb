import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { focusManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiResult } from '../../api/apiResult.ts';
import { failed, success } from '../../base/result.ts';
import { initialPlayerState } from '../../domain/player/playerState.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import type { PromotionCard } from '../../domain/site/promotionCard.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { setReportSink } from '../../telemetry/report.ts';
import type { Report } from '../../telemetry/report.ts';
import { promotionsFailed } from './promotionsFailed.ts';
import { createPromotionsQuery } from './promotionsQuery.browser.ts';

const card = (promotionId: number, isUserOptedIn = false): PromotionCard => ({
  promotionId,
  serviceId: 2,
  isUserOptedIn,
  title: `Offer ${promotionId}`,
  figure: '1',
  figureText: '',
  summary: '',
  significantTerms: [],
  endsAt: null,
  bonus: null,
  cover: null,
});
const noAnswer = failed({ kind: 'noAnswer' as const });

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
      return (next?.() ?? noAnswer) as ApiResult<AnyEndpoint>;
    },
  };
  const enrolled: number[] = [];
  const query = createPromotionsQuery({
    api: api as never,
    userToken: () => 'a.b.c',
    onEnrolled: (promotionId) => enrolled.push(promotionId),
  });
  const lists = (...list: unknown[]) => (responses['getUserPromotions'] = list.map((one) => () => one));
  const optIns = (...list: unknown[]) => (responses['optInToPromotion'] = list.map((one) => () => one));
  const named = (name: string) => calls.filter((call) => call.name === name);
  return { query, enrolled, calls, lists, optIns, named };
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

test('PR-01 after a reload that finds no more than tokens, the promotions are asked for when the account is known, once', async () => {
  const { query, lists, named } = setUp();
  lists(success({ data: [card(1), card(2, true)] }));
  playerStore.setState({ ...initialPlayerState, isLoggedIn: true });
  const stop = query.follow();
  await settle();
  expect(named('getUserPromotions')).toEqual([]);
  playerStore.setState({ customerData: { ...initialPlayerState.customerData, userId: 7, casinoId: 3568 } });
  playerStore.setState({ isLoggedIn: true });
  await settle();
  expect(named('getUserPromotions').map(({ params }) => params['userId'])).toEqual(['7']);
  expect(promos().count).toBe(1);
  stop();
  playerStore.setState({ customerData: { ...initialPlayerState.customerData, userId: 8, casinoId: 3568 } });
  await settle();
  expect(named('getUserPromotions')).toHaveLength(1);
});

test('PR-01 PR-04 the player’s promotions are asked for with account and casino, and counted', async () => {
  const { query, calls, lists } = setUp();
  lists(success({ data: [card(1), card(2, true), card(3)] }));
  query.follow();
  await settle();
  expect(calls).toEqual([{ name: 'getUserPromotions', params: { userId: '7', casinoId: '3568' }, body: undefined }]);
  expect(promos()).toMatchObject({ count: 2, allPromos: [{ promotionId: 1 }, { promotionId: 2 }, { promotionId: 3 }] });
});

test('PR-01 without a user id nothing is asked', async () => {
  playerStore.setState(initialPlayerState);
  const { query, calls } = setUp();
  query.follow();
  await settle();
  expect([calls, await query.optIn(1)]).toEqual([[], 'failed']);
});

test('PR-02 every mount asks again although the list is fresh; focus does not', async () => {
  const { query, lists, named } = setUp();
  lists(success({ data: [card(1)] }));
  const stop = query.follow();
  await settle();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await settle();
  expect(named('getUserPromotions')).toHaveLength(1);
  stop();
  query.follow();
  await settle();
  expect(named('getUserPromotions')).toHaveLength(2);
});

test('PR-03 a fetch that fails is reported, tried again after 1 s and 2 s, and leaves the last list and count', async () => {
  const { query, lists, named } = setUp();
  lists(success({ data: [card(1)] }), noAnswer);
  const stop = query.follow();
  await settle();
  stop();
  query.follow();
  await vi.advanceTimersByTimeAsync(999);
  expect(named('getUserPromotions')).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(named('getUserPromotions')).toHaveLength(3);
  expect(promotionsFailed.getState().isFailed).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(named('getUserPromotions')).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(named('getUserPromotions')).toHaveLength(4);
  expect(promotionsFailed.getState().isFailed).toBe(true);
  expect(promos()).toMatchObject({ count: 1, allPromos: [{ promotionId: 1 }] });
  expect(reports.map(({ name }) => name)).toEqual([
    'PROMOTIONS_FETCH_ERROR',
    'PROMOTIONS_FETCH_ERROR',
    'PROMOTIONS_FETCH_ERROR',
  ]);
});

test('PR-03 opting in sends account, casino, promotion and the data, and 200 refreshes the list', async () => {
  const { query, enrolled, lists, optIns, named } = setUp();
  lists(success({ data: [card(1), card(3)] }), success({ data: [card(1, true), card(3)] }));
  optIns(success({ responseCode: 200, message: '' }));
  query.follow();
  await settle();
  const pressed = [query.optIn(1), query.optIn(1)];
  expect(await Promise.all(pressed)).toEqual(['optedIn', 'optedIn']);
  expect(named('optInToPromotion')).toEqual([
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

test('PR-03 a result that nobody knows is looked up and never asked for twice; a code other than 200 is a failure', async () => {
  const { query, lists, optIns, named } = setUp();
  lists(success({ data: [card(1), card(3)] }), success({ data: [card(1, true), card(3)] }));
  optIns(noAnswer, success({ responseCode: 403, message: 'no' }));
  query.follow();
  await settle();
  expect(await query.optIn(1)).toBe('optedIn');
  expect(await query.optIn(3)).toBe('failed');
  expect(named('optInToPromotion')).toHaveLength(2);
  expect(named('getUserPromotions')).toHaveLength(2);
  expect(reports).toEqual([
    { name: 'PROMOTION_OPT_IN_ERROR', facts: { promotionId: 1, kind: 'noAnswer' } },
    { name: 'PROMOTION_OPT_IN_ERROR', facts: { promotionId: 3, kind: 'responseCode 403' } },
  ]);
});

test('PR-04 logged out there are none, and an answer on its way for who left is nobody’s', async () => {
  const { query, lists } = setUp();
  lists(success({ data: [card(1)] }));
  query.follow();
  await settle();
  const stop = query.follow();
  playerStore.setState(initialPlayerState);
  stop();
  query.forget();
  await settle();
  expect(promos()).toEqual({ count: 0, allPromos: [] });
});
