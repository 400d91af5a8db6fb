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
  simulatedRoundsCall,
  statusCall,
} from '../../platform/src/control/controlCalls.ts';
import { controlRoomState } from '../../platform/src/control/controlRoomApi.ts';

export interface SandboxPlayer {
  username: string;
  password: string;
  userId: number;
}

export type NewPlayer = v.InferInput<typeof playersCall>;

/** The control room of the sandbox. */
export interface Sandbox {
  /** A player nobody else knows; by default in Regency's UK market with 1,000.00 to play with. */
  newPlayer(wishes?: NewPlayer): Promise<SandboxPlayer>;
  faults(change: v.InferInput<typeof faultsCall>): Promise<void>;
  /** Moves the sandbox's clock; answers its time in Unix milliseconds. */
  clock(change: v.InferInput<typeof clockCall>): Promise<number>;
  /** Sets a pot: its amount, its secrets, or that the next stake wins it. */
  jackpots(change: v.InferInput<typeof jackpotsCall>): Promise<void>;
  /** Has simulated players play rounds at once. */
  simulatedRounds(
    wish: v.InferInput<typeof simulatedRoundsCall>,
  ): Promise<{ rounds: { gameGroupId: number; stake: number; win: number }[] }>;
  /** Puts games into maintenance or, with 0 minutes, into play whatever their schedule says. */
  maintenance(change: v.InferInput<typeof maintenanceCall>): Promise<void>;
  status(change: v.InferInput<typeof statusCall>): Promise<void>;
  /** What was sent to a player, newest first. */
  outbox(recipient: string): Promise<SentMessage[]>;
  /** Gives of a kind of balance, or takes real money away when the amount is negative. */
  balances(change: v.InferInput<typeof balancesCall>): Promise<void>;
  /** Gives free spins in a slot. */
  freeSpins(grant: v.InferInput<typeof freeSpinsCall>): Promise<void>;
  /** Where payments stop, and how the next one goes. */
  cashier(change: v.InferInput<typeof cashierCall>): Promise<void>;
  /** Publishes to a player, and tells what became of messages. */
  messages(order: v.InferInput<typeof messagesCall>): Promise<{
    published: { messageInstanceUUID: string | null; connections: number }[];
    fates: Record<string, { acknowledgedAt: number | null; acknowledgedWithClose: boolean | null } | null>;
  }>;
  /** What becomes of the real-time connections; `reached` is on how many it worked. */
  hub(order: v.InferInput<typeof hubCall>): Promise<{ connections: number; reached: number }>;
  /** How the collector answers, and what it has. */
  collector(order?: v.InferInput<typeof collectorCall>): Promise<Collected>;
  /** Values of flags, goals, and what becomes of the streams; tells how many are open and what pages have told. */
  flags(order: v.InferInput<typeof flagsCall>): Promise<{ streams: number; events: { kind: string; key?: string }[] }>;
  /** What arrived at the hub of this player, oldest first; `at` is the machine's time in Unix milliseconds. */
  arrivals(userId: number): Promise<{ what: string; at: number; facts: string }[]>;
  /** Balance in minor units and every movement of a player. */
  books(of: v.InferInput<typeof booksCall>): Promise<{ balance?: number; history?: unknown[] }>;
}

/** What was measured and recorded. */
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

export function createSandbox(platformPort: number): Sandbox {
  async function call<T>(path: string, body: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${platformPort}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`/control/${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }
  return {
    newPlayer: (wishes = {}) => call('players', wishes),
    faults: async (change) => void (await call('faults', change)),
    clock: async (change) => (await call<{ now: number }>('clock', change)).now,
    jackpots: async (change) => void (await call('jackpots', change)),
    simulatedRounds: (wish) => call('simulated-rounds', wish),
    maintenance: async (change) => void (await call('maintenance', change)),
    async outbox(recipient) {
      const response = await fetch(
        `http://127.0.0.1:${platformPort}/control/outbox.json?recipient=${encodeURIComponent(recipient)}`,
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
      const response = await fetch(`http://127.0.0.1:${platformPort}/control/state.json`);
      const { activity } = v.parse(controlRoomState, await response.json());
      // Whoever is refused at the door has not said who they are.
      return activity.filter(
        (one) => one.source === 'hub' && (one.userId === userId || one.what === 'connection refused'),
      );
    },
    books: (of) => call('books', of),
  };
}
