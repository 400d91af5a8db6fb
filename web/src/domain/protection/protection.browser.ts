import type { AnyEndpoint, ResponseBody, CallInput } from '@foyer/contract/endpoint';
import type { BreakKind, BreakPeriod, LimitKind, LimitPeriod, Protection } from '@foyer/contract/limits';
import type { MarketingChoice } from '@foyer/contract/registrationDetails';
import { createApiClient } from '../../api/apiClient.browser.ts';
import { currentUserToken } from '../../session/userToken.browser.ts';
import {
  getProtection,
  postBreak,
  postLimit,
  postLimitConfirmation,
  postMarketing,
  postReminder,
  postReview,
} from './protectionApi.ts';
import { protectionStore } from './protectionStore.ts';
import { broadcastProtectionChanged } from './protectionTabs.browser.ts';

/** Asks with the player's token; null where there is no answer or nobody to ask for. */
async function ask<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseBody<E> | null> {
  const token = currentUserToken();
  if (token === null) return null;
  const response = await createApiClient().call(endpoint, input, { token });
  return response.ok && currentUserToken() !== null ? response.value : null;
}

function keep(protection: Protection | null): boolean {
  if (protection === null) protectionStore.setState({ hasFailed: true });
  else protectionStore.setState({ protection, hasFailed: false });
  return protection !== null;
}

/** As `keep`, and the player's other tabs hear that something changed. */
function keepChange(protection: Protection | null): boolean {
  if (protection !== null) broadcastProtectionChanged();
  return keep(protection);
}

/** Each answers whether it was done; how things stand then is in the store. */
export const loadProtection = async (): Promise<boolean> => keep(await ask(getProtection, {}));
export const changeLimit = async (kind: LimitKind, period: LimitPeriod, value: number | null): Promise<boolean> =>
  keepChange(await ask(postLimit, { body: { kind, period, value } }));
export const changeReminder = async (minutes: number | null): Promise<boolean> =>
  keepChange(await ask(postReminder, { body: { minutes } }));
export const noteReview = async (months?: number): Promise<boolean> =>
  keepChange(await ask(postReview, { body: { reviewed: true, ...(months !== undefined && { months }) } }));
export const chooseMarketing = async (chosen: MarketingChoice[]): Promise<boolean> =>
  keepChange(await ask(postMarketing, { body: { chosen } }));

export async function confirmLimit(kind: LimitKind, period: LimitPeriod): Promise<boolean> {
  const response = await ask(postLimitConfirmation, { body: { kind, period } });
  return keepChange(response?.protection ?? null) && response?.confirmed === true;
}

/** When the break is over, ISO 8601; null where it could not be begun. The session is over from then on. */
export async function takeBreak(kind: BreakKind, period: BreakPeriod, allBrands: boolean): Promise<string | null> {
  return (await ask(postBreak, { body: { kind, period, understood: true, allBrands } }))?.until ?? null;
}
