import type { HubEvent } from '@foyer/contract/milestones';
import type { ActivityLog } from '../kernel/activity.ts';
import { createHubConnection } from './hubConnection.ts';
import type { HubConnection, HubSocket } from './hubConnection.ts';
import { pingFrame } from './hubFrames.ts';
import { createHubTokens } from './hubTokens.ts';
import type { HubGuest } from './hubTokens.ts';

/** Paths that sockets are opened at: the hub's own, and the broker's for who could not negotiate. */
export const hubPaths = { milestones: '/milestones/hub', broker: '/broker/hub' } as const;

/** What a client shows before its socket is opened. `origin` is null for who is no browser. */
export interface HubCall {
  path: string;
  origin: string | null;
  token: string | null;
}

export type Admission = { admitted: true; guest: HubGuest } | { admitted: false; status: 401 | 403 | 404 | 503 };

export interface Hub {
  issueAccess(guest: HubGuest): string;
  admit(call: HubCall): Admission;
  /** Calls back with each guest whose connection is ready to be told something. */
  onReady(listener: (guest: HubGuest) => void): void;
  open(socket: HubSocket, guest: HubGuest): { receive(message: string): void; closed(): void };
  /** Calls a method in the open pages of a player, of those sessions that `mayHear` lets; answers in how many. */
  emit(userId: number, event: HubEvent, args: readonly unknown[], mayHear?: (sessionId: number) => boolean): number;
  /** Pings who is due, ends who is silent and whose session is over. */
  look(): void;
  /** For the control room: what the hub's clients must be able to live with. */
  readonly faults: HubFaults;
  closeAll(): void;
}

export interface HubFaults {
  /** A refusing hub takes no new connection. */
  refuse(isRefusing: boolean): void;
  /** A silent one keeps its connections and says nothing. */
  silence(isSilent: boolean): void;
  /** Ends connections as a broken network does. All of these answer on how many connections they worked. */
  drop(userId?: number): number;
  close(how: { error?: string; allowReconnect: boolean }, userId?: number): number;
  sendRaw(text: string, userId?: number): number;
  /** Connections now, and at which moments (Unix milliseconds) connections were opened, the last few thousand. */
  status(): { connections: number; openedAt: readonly number[]; isRefusing: boolean; isSilent: boolean };
}

interface HubDeps {
  webOrigins: readonly string[];
  /** Spends a launch token, which opens the broker's way in. */
  guestOfLaunchToken(token: string): HubGuest | null;
  sessionIsOpen(sessionId: number): boolean;
  /** Milliseconds of a clock that nobody moves: moving the sandbox's time must break no connection. */
  now(): number;
  note: ActivityLog['note'];
}

const maxOpenings = 5000;

export function createHub({ webOrigins, guestOfLaunchToken, sessionIsOpen, now, note }: HubDeps): Hub {
  const tokens = createHubTokens();
  const connections = new Set<HubConnection>();
  /** Sessions that were over at the last look: they had time to hear why. */
  const over = new WeakSet<HubConnection>();
  let isRefusing = false;
  let isSilent = false;
  const openedAt: number[] = [];
  const readyListeners: ((guest: HubGuest) => void)[] = [];

  const of = (userId?: number): HubConnection[] =>
    [...connections].filter((connection) => userId === undefined || connection.userId === userId);
  const forEach = (userId: number | undefined, work: (connection: HubConnection) => void): number => {
    const chosen = of(userId);
    for (const connection of chosen) work(connection);
    return chosen.length;
  };

  function guestOf({ path, token }: HubCall): HubGuest | null {
    if (token === null) return null;
    return tokens.use(token, now()) ?? (path === hubPaths.broker ? guestOfLaunchToken(token) : null);
  }

  return {
    onReady: (listener) => void readyListeners.push(listener),
    issueAccess: (guest) => tokens.issue(guest, now()),
    admit(call) {
      if (call.path !== hubPaths.milestones && call.path !== hubPaths.broker) return { admitted: false, status: 404 };
      // A browser always says which site a socket is opened from, so another site's page cannot open one (A19).
      if (call.origin !== null && !webOrigins.includes(call.origin)) return { admitted: false, status: 403 };
      if (isRefusing) {
        note({ source: 'hub', what: 'connection refused' });
        return { admitted: false, status: 503 };
      }
      const guest = guestOf(call);
      if (!guest || !sessionIsOpen(guest.sessionId)) return { admitted: false, status: 401 };
      note({ source: 'hub', what: 'connection let in', userId: guest.userId, facts: call.path });
      return { admitted: true, guest };
    },
    open(socket, guest) {
      const connection = createHubConnection(socket, guest, now());
      connection.setSilent(isSilent);
      connections.add(connection);
      openedAt.push(Date.now());
      if (openedAt.length > maxOpenings) openedAt.shift();
      const { userId } = guest;
      note({ source: 'hub', what: 'connection opened', userId });
      return {
        receive(message) {
          if (message === pingFrame) note({ source: 'hub', what: 'ping', userId });
          const wasReady = connection.isReady();
          connection.receive(message, now());
          if (!wasReady && connection.isReady()) for (const listener of readyListeners) listener(guest);
        },
        closed() {
          connections.delete(connection);
          note({ source: 'hub', what: 'connection closed', userId });
        },
      };
    },
    emit(userId, event, args, mayHear = () => true) {
      const reached = of(userId).filter(
        (connection) => mayHear(connection.sessionId) && connection.call(event, args, now()),
      ).length;
      note({
        source: 'hub',
        what: `told ${event}`,
        userId,
        facts: `${reached} of their connections heard ${JSON.stringify(args)}`,
      });
      return reached;
    },
    look() {
      for (const connection of connections) {
        connection.look(now());
        if (sessionIsOpen(connection.sessionId)) continue;
        if (over.has(connection)) connection.close({ error: 'The session is over.', allowReconnect: false });
        else over.add(connection);
      }
    },
    faults: {
      refuse(next) {
        isRefusing = next;
      },
      silence(next) {
        isSilent = next;
        for (const connection of connections) connection.setSilent(next);
      },
      drop: (userId) => forEach(userId, (connection) => connection.terminate()),
      close: (how, userId) => forEach(userId, (connection) => connection.close(how)),
      sendRaw: (text, userId) => forEach(userId, (connection) => connection.sendRaw(text)),
      status: () => ({ connections: connections.size, openedAt, isRefusing, isSilent }),
    },
    closeAll: () => void forEach(undefined, (connection) => connection.close({ allowReconnect: true })),
  };
}
