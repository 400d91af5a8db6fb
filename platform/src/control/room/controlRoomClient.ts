import * as v from 'valibot';
import type * as calls from '../controlCalls.ts';
import {
  booksResponse,
  cashierResponse,
  jackpotsResponse,
  restResponse,
  controlRoomFacts,
  controlRoomPlayer,
  controlRoomState,
} from '../controlRoomApi.ts';
import type { playerCall } from '../controlRoomApi.ts';

/** `message` is a sentence for whoever pressed the button. */
export type ResponseBody<T> = { ok: true; value: T } | { ok: false; message: string };

const timeoutMs = 8000;
const refusal = v.object({ message: v.string() });

async function ask<S extends v.GenericSchema>(
  path: string,
  init: RequestInit,
  shape: S,
): Promise<ResponseBody<v.InferOutput<S>>> {
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
        : `The sandbox answered ${response.status}, and not as expected.`,
    };
  } catch {
    return { ok: false, message: 'The sandbox does not answer. Is it running?' };
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

/** The control room's calls, as anybody on this machine may make them. */
export const controlRoomClient = {
  facts: () => ask('facts.json', {}, controlRoomFacts),
  state: (after: number) => ask(`state.json?after=${after}`, {}, controlRoomState),
  player: (body: Body<typeof playerCall>) => ask('player', post(body), controlRoomPlayer),
  newPlayer: (body: Body<typeof calls.playersCall>) => ask('players', post(body), madePlayer),
  status: (body: Body<typeof calls.statusCall>) => ask('status', post(body), done),
  balances: (body: Body<typeof calls.balancesCall>) => ask('balances', post(body), done),
  faults: (body: Body<typeof calls.faultsCall>) => ask('faults', post(body), done),
  clock: (body: Body<typeof calls.clockCall>) => ask('clock', post(body), done),
  messages: (body: Body<typeof calls.messagesCall>) => ask('messages', post(body), published),
  hub: (body: Body<typeof calls.hubCall>) => ask('hub', post(body), reached),
  flags: (body: Body<typeof calls.flagsCall>) => ask('flags', post(body), done),
  jackpots: (body: Body<typeof calls.jackpotsCall>) => ask('jackpots', post(body), jackpotsResponse),
  cashier: (body: Body<typeof calls.cashierCall>) => ask('cashier', post(body), cashierResponse),
  maintenance: (body: Body<typeof calls.maintenanceCall>) => ask('maintenance', post(body), restResponse),
  books: (body: Body<typeof calls.booksCall>) => ask('books', post(body), booksResponse),
};
export type ControlRoomClient = typeof controlRoomClient;
