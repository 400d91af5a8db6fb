import * as v from 'valibot';
import type {
  balancesCall,
  booksCall,
  cashierCall,
  clockCall,
  collectorCall,
  faultsCall,
  flagsCall,
  freeSpinsCall,
  hubCall,
  jackpotsCall,
  maintenanceCall,
  messagesCall,
  playersCall,
  recallsCall,
  simulatedRoundsCall,
  statusCall,
} from '../../../sandbox/src/control/controlCalls.ts';
import { controlRoomState } from '../../../sandbox/src/control/controlRoomApi.ts';

export interface SandboxPlayer {
  username: string;
  password: string;
  userId: number;
}

export type NewPlayer = v.InferInput<typeof playersCall>;

/** The control calls of the sandbox. */
export interface Sandbox {
  /** Creates a player, by default in Regency’s UK market with a balance of 1,000.00. */
  newPlayer(overrides?: NewPlayer): Promise<SandboxPlayer>;
  faults(change: v.InferInput<typeof faultsCall>): Promise<void>;
  /** Moves the sandbox’s clock. Returns its time in Unix milliseconds. */
  clock(change: v.InferInput<typeof clockCall>): Promise<number>;
  /** Sets a pot: its amount, its drop rules, or that the next stake wins it. */
  jackpots(change: v.InferInput<typeof jackpotsCall>): Promise<void>;
  /** Plays rounds of simulated players immediately. */
  simulatedRounds(
    options: v.InferInput<typeof simulatedRoundsCall>,
  ): Promise<{ rounds: { gameGroupId: number; stake: number; win: number }[] }>;
  /** Puts games under maintenance, or with 0 minutes makes them available despite their schedule. */
  maintenance(change: v.InferInput<typeof maintenanceCall>): Promise<void>;
  /** Recalls and reinstates games. */
  recalls(change: v.InferInput<typeof recallsCall>): Promise<void>;
  status(change: v.InferInput<typeof statusCall>): Promise<void>;
  /** Messages sent to a player, newest first. */
  outbox(recipient: string): Promise<SentMessage[]>;
  /** Adds to a balance, or removes real money if the amount is negative. */
  balances(change: v.InferInput<typeof balancesCall>): Promise<void>;
  /** Grants free spins in a slot. */
  freeSpins(grant: v.InferInput<typeof freeSpinsCall>): Promise<void>;
  /** Holds payments in a state, and sets the outcome of the next one. */
  cashier(change: v.InferInput<typeof cashierCall>): Promise<void>;
  /** Publishes messages to a player, and returns the state of messages. */
  messages(order: v.InferInput<typeof messagesCall>): Promise<{
    published: { messageInstanceUUID: string | null; connections: number }[];
    fates: Record<string, { acknowledgedAt: number | null; acknowledgedWithClose: boolean | null } | null>;
  }>;
  /** Changes real-time connections. `reached` is the number of affected connections. */
  hub(order: v.InferInput<typeof hubCall>): Promise<{ connections: number; reached: number }>;
  /** Sets the collector’s responses, and returns what it has received. */
  collector(order?: v.InferInput<typeof collectorCall>): Promise<Collected>;
  /** Sets flags, goals and stream faults. Returns the number of open streams and the events of pages. */
  flags(order: v.InferInput<typeof flagsCall>): Promise<{ streams: number; events: { kind: string; key?: string }[] }>;
  /** Activity of this player at the hub, oldest first. `at` is the machine’s time in Unix milliseconds. */
  arrivals(userId: number): Promise<{ what: string; at: number; facts: string }[]>;
  /** Balance in minor units and all booked moves of a player. */
  books(of: v.InferInput<typeof booksCall>): Promise<{ balance?: number; history?: unknown[] }>;
}

/** Received measurements and recordings. */
export interface Collected {
  bodies: number;
  collected: {
    kind: string;
    sessionId: string | null;
    value: Record<string, unknown> & {
      type?: string;
      name?: string;
      values?: Record<string, number>;
      context?: Record<string, string>;
      attributes?: Record<string, string>;
    };
  }[];
  recordings: { recordingId: string; uids: (string | null)[]; events: number }[];
  wordsInRecordings: string[];
}

/** A message that the sandbox would have sent. */
interface SentMessage {
  subject: string;
  link: string | null;
}

export function createSandbox(sandboxPort: number): Sandbox {
  async function call<T>(path: string, body: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${sandboxPort}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`/control/${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }
  return {
    newPlayer: (overrides = {}) => call('players', overrides),
    faults: async (change) => void (await call('faults', change)),
    clock: async (change) => (await call<{ now: number }>('clock', change)).now,
    jackpots: async (change) => void (await call('jackpots', change)),
    simulatedRounds: (options) => call('simulated-rounds', options),
    maintenance: async (change) => void (await call('maintenance', change)),
    recalls: async (change) => void (await call('recalls', change)),
    async outbox(recipient) {
      const response = await fetch(
        `http://127.0.0.1:${sandboxPort}/control/outbox.json?recipient=${encodeURIComponent(recipient)}`,
      );
      return ((await response.json()) as { messages: SentMessage[] }).messages;
    },
    status: async (change) => void (await call('status', change)),
    balances: async (change) => void (await call('balances', change)),
    freeSpins: async (grant) => void (await call('free-spins', grant)),
    messages: (order) => call('messages', order),
    hub: (order) => call('hub', order),
    collector: (order = {}) => call('collector', order),
    flags: (order) => call('flags', order),
    cashier: async (change) => void (await call('cashier', change)),
    async arrivals(userId) {
      const response = await fetch(`http://127.0.0.1:${sandboxPort}/control/state.json`);
      const { activity } = v.parse(controlRoomState, await response.json());
      // A refused connection has no user id.
      return activity.filter(
        (one) => one.source === 'hub' && (one.userId === userId || one.what === 'connection refused'),
      );
    },
    books: (of) => call('books', of),
  };
}
