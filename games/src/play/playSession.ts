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
import { playRequest, postOf } from './playRequest.ts';

/** `unreachable` covers every failure without a valid response: no network, an injected fault, an invalid body. */
export type PlayResult<T> = CallResult<T, { refusal: PlayRefusal | { reason: 'unreachable' } }>;

async function call<S extends v.GenericSchema>(
  sent: Promise<Response>,
  shape: S,
): Promise<PlayResult<v.InferOutput<S>>> {
  const unreachable = { ok: false, refusal: { reason: 'unreachable' } } as const;
  try {
    const response = await sent;
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

/** Reads the response to a request for a session. */
export const sessionOf = (sent: Promise<Response>): Promise<PlayResult<SessionResponse>> => call(sent, sessionResponse);

export const resumeSession = (sessionId: string, culture: string): Promise<PlayResult<SessionResponse>> =>
  sessionOf(playRequest(`/session?culture=${culture}`, { headers: { authorization: `Bearer ${sessionId}` } }));

/** Safe to repeat with the same key: the server begins one round. */
export const beginRound = (
  sessionId: string,
  body: { bet: unknown; clientRoundKey: string; culture: string; isFree?: boolean },
): Promise<PlayResult<RoundResponse>> => call(playRequest('/rounds', postOf(body, sessionId)), roundResponse);

/** Safe to repeat with the same key: the server moves once. */
export const moveRound = (
  sessionId: string,
  roundId: string,
  body: { move: unknown; clientMoveKey: string },
): Promise<PlayResult<RoundResponse>> =>
  call(playRequest(`/rounds/${roundId}/moves`, postOf(body, sessionId)), roundResponse);

/** Safe to lose: the round is shown again when the game next opens. */
export const markSeen = (sessionId: string, roundId: string): Promise<PlayResult<{ seen: boolean }>> =>
  call(playRequest('/rounds/seen', postOf({ roundId }, sessionId)), v.object({ seen: v.boolean() }));
