import type { Direction } from '@foyer/contract/cashierFrame';
import type { CallResult } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import {
  cashierRefusal,
  paymentList,
  paymentResult,
  sessionResponse,
  type CashierRefusalReason,
  type PaymentList,
  type PaymentResult,
  type SessionResponse,
} from '../cashierApi.ts';

/** `unreachable` covers every failure without a valid response: no network, an injected fault, an invalid body. */
export type CashierResult<T> = CallResult<T, { reason: CashierRefusalReason | 'unreachable' }>;

/** Timeout of one call, in milliseconds. */
const timeoutMs = 8000;

async function call<S extends v.GenericSchema>(
  path: string,
  init: RequestInit,
  shape: S,
): Promise<CashierResult<v.InferOutput<S>>> {
  try {
    const response = await fetch(path, {
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
      cache: 'no-store',
      credentials: 'omit',
    });
    const body: unknown = await response.json();
    const parsed = v.safeParse(response.ok ? shape : cashierRefusal, body);
    if (!parsed.success) return { ok: false, reason: 'unreachable' };
    return response.ok
      ? { ok: true, value: parsed.output }
      : { ok: false, reason: (parsed.output as { reason: CashierRefusalReason }).reason };
  } catch {
    return { ok: false, reason: 'unreachable' };
  }
}

const post = (body: unknown, bearer?: string): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: {
    'content-type': 'application/json',
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
  },
});

export const openSession = (body: { launchToken: string; culture: string }): Promise<CashierResult<SessionResponse>> =>
  call('/session', post(body), sessionResponse);

export const resumeSession = (bearer: string, culture: string): Promise<CashierResult<SessionResponse>> =>
  call(`/session?culture=${culture}`, { headers: { authorization: `Bearer ${bearer}` } }, sessionResponse);

export interface PaymentOrder {
  direction: Direction;
  instrumentId: string;
  amount: number;
  clientKey: string;
}

/**
 * Client for the calls of one session. Every call is safe to repeat, thanks to an idempotency key or the number of
 * known wrong codes.
 */
export function cashierServer(bearer: string, culture: string) {
  return {
    list: (): Promise<CashierResult<PaymentList>> =>
      call(`/payments?culture=${culture}`, { headers: { authorization: `Bearer ${bearer}` } }, paymentList),
    pay: (order: PaymentOrder): Promise<CashierResult<PaymentResult>> =>
      call(`/payments?culture=${culture}`, post(order, bearer), paymentResult),
    challenge: (paymentId: string, body: { code: string; wrongCodes: number }): Promise<CashierResult<PaymentResult>> =>
      call(`/payments/${paymentId}/challenge?culture=${culture}`, post(body, bearer), paymentResult),
    cancel: (paymentId: string): Promise<CashierResult<PaymentResult>> =>
      call(`/payments/${paymentId}/cancel?culture=${culture}`, post({}, bearer), paymentResult),
    session: (): Promise<CashierResult<SessionResponse>> => resumeSession(bearer, culture),
  };
}
export type CashierServer = ReturnType<typeof cashierServer>;
