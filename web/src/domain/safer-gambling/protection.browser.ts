import type { DialStep } from '@foyer/contract/dialSteps';
import type { AnyEndpoint, ResponseBody, CallInput } from '@foyer/contract/endpoint';
import type { LimitKind, LimitPeriod } from '@foyer/contract/limitKinds';
import type { BreakKind, BreakPeriod, ConfirmationRefusal, Protection } from '@foyer/contract/limits';
import type { MarketingChoice } from '@foyer/contract/registrationDetails';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { isPlayer } from '../../services/player/isPlayer.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import {
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
  return response.ok && isPlayer() ? response.value : null;
}

let cache = (protection: Protection): void => protectionStore.setState({ protection, hasFailed: false });

/** Connects changes with the query of the settings, whose code visitors do not load. */
export function setProtectionCache(next: (protection: Protection) => void): void {
  cache = next;
}

/** Stores a change and notifies the player's other tabs. Resolves with whether it succeeded. */
function storeChange(protection: Protection | null): boolean {
  if (protection === null) return false;
  cache(protection);
  broadcastProtectionChanged();
  return true;
}

export const changeLimit = async (kind: LimitKind, period: LimitPeriod, value: number | null): Promise<boolean> =>
  storeChange(await request(postLimit, { body: { kind, period, value } }));
export const changeReminder = async (minutes: number | null): Promise<boolean> =>
  storeChange(await request(postReminder, { body: { minutes } }));
export const noteReview = async (months?: number): Promise<boolean> =>
  storeChange(await request(postReview, { body: { reviewed: true, ...(months !== undefined && { months }) } }));
export const changeDialStep = async (step: DialStep): Promise<boolean> =>
  storeChange(await request(postCalmMode, { body: { isOn: step === 'calm', step } }));
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
