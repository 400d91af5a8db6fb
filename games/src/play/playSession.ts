import type { CallResult } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import {
  playRefusal,
  roundResponse,
  sessionResponse,
  type PlayRefusal,
  type RoundResponse,
  type SessionResponse,
} from './playApi.ts';

/** `unreachable` covers every failure without a valid response: no network, an injected fault, an invalid body. */
export type PlayResult<T> = CallResult<T, { refusal: PlayRefusal | { reason: 'unreachable' } }>;

/** Timeout of one call, in milliseconds. */
const timeoutMs = 8000;

async function call<S extends v.GenericSchema>(
  path: string,
  init: RequestInit,
  shape: S,
): Promise<PlayResult<v.InferOutput<S>>> {
  const unreachable = { ok: false, refusal: { reason: 'unreachable' } } as const;
  try {
    const response = await fetch(path, {
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
      cache: 'no-store',
      credentials: 'omit',
    });
    const body: unknown = await response.json();
    if (response.ok) {
      const parsed = v.safeParse(shape, body);
      return parsed.success ? { ok: true, value: parsed.output } : unreachable;
    }
    const refusal = v.safeParse(playRefusal, body);
    return refusal.success ? { ok: false, refusal: refusal.output } : unreachable;
  } catch {
    return unreachable;
  }
}

const post = (body: unknown, sessionId?: string): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: {
    'content-type': 'application/json',
    ...(sessionId === undefined ? {} : { authorization: `Bearer ${sessionId}` }),
  },
});

export const openSession = (body: {
  launchToken: string;
  gameId: number;
  culture: string;
}): Promise<PlayResult<SessionResponse>> => call('/session', post(body), sessionResponse);

export const resumeSession = (sessionId: string, culture: string): Promise<PlayResult<SessionResponse>> =>
  call(`/session?culture=${culture}`, { headers: { authorization: `Bearer ${sessionId}` } }, sessionResponse);

/** Safe to repeat with the same key: the server begins one round. */
export const beginRound = (
  sessionId: string,
  body: { bet: unknown; clientRoundKey: string; culture: string; isFree?: boolean },
): Promise<PlayResult<RoundResponse>> => call('/rounds', post(body, sessionId), roundResponse);

/** Safe to repeat with the same key: the server moves once. */
export const moveRound = (
  sessionId: string,
  roundId: string,
  body: { move: unknown; clientMoveKey: string },
): Promise<PlayResult<RoundResponse>> => call(`/rounds/${roundId}/moves`, post(body, sessionId), roundResponse);

/** Safe to lose: the round is shown again when the game next opens. */
export const markSeen = (sessionId: string, roundId: string): Promise<PlayResult<{ seen: boolean }>> =>
  call('/rounds/seen', post({ roundId }, sessionId), v.object({ seen: v.boolean() }));
