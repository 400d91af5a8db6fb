import type { CallResult } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import type * as calls from '../controlCalls.ts';
import {
  booksResponse,
  cashierResponse,
  jackpotsResponse,
  maintenanceResponse,
  recallsResponse,
  controlRoomFacts,
  controlRoomPlayer,
  controlRoomState,
} from '../controlRoomApi.ts';
import type { playerCall } from '../controlRoomApi.ts';

/** `message` is a sentence for the user of the page. */
export type ControlResult<T> = CallResult<T, { message: string }>;

const timeoutMs = 8000;
const refusal = v.object({ message: v.string() });

async function request<S extends v.GenericSchema>(
  path: string,
  init: RequestInit,
  shape: S,
): Promise<ControlResult<v.InferOutput<S>>> {
  try {
    const response = await fetch(`/control/${path}`, {
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
      cache: 'no-store',
    });
    const body: unknown = await response.json();
    const read = v.safeParse(shape, body);
    if (response.ok && read.success) return { ok: true, value: read.output };
    const failure = v.safeParse(refusal, body);
    return {
      ok: false,
      message: failure.success
        ? failure.output.message
        : `The sandbox answered ${response.status}, with an unexpected response.`,
    };
  } catch {
    return { ok: false, message: 'The sandbox does not respond. Check that it is running.' };
  }
}

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const done = v.object({});
const madePlayer = v.object({ username: v.string(), password: v.string(), userId: v.number() });
const published = v.object({
  published: v.array(v.object({ messageInstanceUUID: v.nullable(v.string()), connections: v.number() })),
});
const reached = v.object({ reached: v.number() });

type Body<S extends v.GenericSchema> = v.InferInput<S>;

/** Client for the control calls, which are open to everyone on this machine. */
export const controlRoomClient = {
  facts: () => request('facts.json', {}, controlRoomFacts),
  state: (after: number) => request(`state.json?after=${after}`, {}, controlRoomState),
  player: (body: Body<typeof playerCall>) => request('player', post(body), controlRoomPlayer),
  newPlayer: (body: Body<typeof calls.playersCall>) => request('players', post(body), madePlayer),
  status: (body: Body<typeof calls.statusCall>) => request('status', post(body), done),
  balances: (body: Body<typeof calls.balancesCall>) => request('balances', post(body), done),
  faults: (body: Body<typeof calls.faultsCall>) => request('faults', post(body), done),
  clock: (body: Body<typeof calls.clockCall>) => request('clock', post(body), done),
  messages: (body: Body<typeof calls.messagesCall>) => request('messages', post(body), published),
  hub: (body: Body<typeof calls.hubCall>) => request('hub', post(body), reached),
  flags: (body: Body<typeof calls.flagsCall>) => request('flags', post(body), done),
  jackpots: (body: Body<typeof calls.jackpotsCall>) => request('jackpots', post(body), jackpotsResponse),
  cashier: (body: Body<typeof calls.cashierCall>) => request('cashier', post(body), cashierResponse),
  maintenance: (body: Body<typeof calls.maintenanceCall>) => request('maintenance', post(body), maintenanceResponse),
  recalls: (body: Body<typeof calls.recallsCall>) => request('recalls', post(body), recallsResponse),
  books: (body: Body<typeof calls.booksCall>) => request('books', post(body), booksResponse),
};
export type ControlRoomClient = typeof controlRoomClient;
