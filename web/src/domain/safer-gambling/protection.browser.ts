import type { AnyEndpoint, ResponseBody, CallInput } from '@foyer/contract/endpoint';
import type {
  BreakKind,
  BreakPeriod,
  ConfirmationRefusal,
  LimitKind,
  LimitPeriod,
  Protection,
} from '@foyer/contract/limits';
import type { MarketingChoice } from '@foyer/contract/registrationDetails';
import { backoffDelay } from '../../base/backoff.ts';
import type { Backoff } from '../../base/backoff.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import {
  getProtection,
  postBreak,
  postCalmMode,
  postLimit,
  postLimitConfirmation,
  postMarketing,
  postReminder,
  postReview,
} from './protectionApi.ts';
import { protectionStore } from './protectionStore.ts';

/** Calls with the player's token; null on failure or without a player. */
async function request<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseBody<E> | null> {
  const token = currentUserToken();
  if (token === null) return null;
  const response = await createApiClient().call(endpoint, input, { token });
  return response.ok && currentUserToken() !== null ? response.value : null;
}

function store(protection: Protection | null): boolean {
  if (protection === null) protectionStore.setState({ hasFailed: true });
  else protectionStore.setState({ protection, hasFailed: false });
  return protection !== null;
}

/** Stores a change and notifies the player's other tabs. */
function storeChange(protection: Protection | null): boolean {
  if (protection !== null) broadcastProtectionChanged();
  return store(protection);
}

/** Resolves with whether it succeeded; the store holds the new state. So do the changes below. */
export const loadProtection = async (): Promise<boolean> => store(await request(getProtection, {}));

/** Attempts after a failure, beside the retries of each call. */
const retries: Backoff = { firstMs: 2000, maxMs: 60_000, jitterMs: 1000 };

/**
 * Loads the settings until it succeeds: without them the reality check would come at the usual interval instead of the
 * player's. Returns a function that stops it.
 */
export function loadProtectionUntilKnown(): () => void {
  let isStopped = false;
  let timer: number | undefined;
  async function attempt(retry: number): Promise<void> {
    if ((await loadProtection()) || isStopped) return;
    timer = window.setTimeout(() => void attempt(retry + 1), backoffDelay(retries, retry, Math.random()));
  }
  void attempt(1);
  return () => {
    isStopped = true;
    window.clearTimeout(timer);
  };
}

export const changeLimit = async (kind: LimitKind, period: LimitPeriod, value: number | null): Promise<boolean> =>
  storeChange(await request(postLimit, { body: { kind, period, value } }));
export const changeReminder = async (minutes: number | null): Promise<boolean> =>
  storeChange(await request(postReminder, { body: { minutes } }));
export const noteReview = async (months?: number): Promise<boolean> =>
  storeChange(await request(postReview, { body: { reviewed: true, ...(months !== undefined && { months }) } }));
export const changeCalmMode = async (isOn: boolean): Promise<boolean> =>
  storeChange(await request(postCalmMode, { body: { isOn } }));
export const chooseMarketing = async (chosen: MarketingChoice[]): Promise<boolean> =>
  storeChange(await request(postMarketing, { body: { chosen } }));

/** Resolves with the outcome; the store holds the new state. */
export async function confirmLimit(
  kind: LimitKind,
  period: LimitPeriod,
): Promise<'confirmed' | 'failed' | ConfirmationRefusal> {
  const response = await request(postLimitConfirmation, { body: { kind, period } });
  if (!storeChange(response?.protection ?? null) || response === null) return 'failed';
  return response.confirmed ? 'confirmed' : (response.refusal ?? 'failed');
}

/**
 * Starts a break and ends the session. Null if it could not be started. `until` is the end of the break in ISO 8601, and
 * null if the service does not name it.
 */
export async function takeBreak(
  kind: BreakKind,
  period: BreakPeriod,
  allBrands: boolean,
): Promise<{ until: string | null } | null> {
  return request(postBreak, { body: { kind, period, understood: true, allBrands } });
}

const tabChannelName = 'foyer-protection';

/** Notifies the other tabs of this browser that the player changed their protection settings here. */
function broadcastProtectionChanged(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(tabChannelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin; it stays within its own
  channel.postMessage('changed');
  channel.close();
}

/** Calls back when another tab changed the settings. Returns a function that stops it. */
export function followProtectionChanges(onChange: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(tabChannelName);
  channel.addEventListener('message', onChange);
  return () => channel.close();
}
