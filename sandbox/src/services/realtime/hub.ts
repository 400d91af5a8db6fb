import type { HubEvent } from '@foyer/contract/milestones';
import type { ActivityLog } from '../../kernel/activity.ts';
import { newOpaqueToken } from '../accounts/opaqueToken.ts';
import { createHubConnection } from './hubConnection.ts';
import type { HubConnection, HubSocket } from './hubConnection.ts';
import { pingFrame } from './hubFrames.ts';

/** Lifetime in milliseconds. An access token travels in the socket address, so it is short-lived and single-use. */
export const hubTokenLifeMs = 60_000;

interface HubGuest {
  userId: number;
  sessionId: number;
}

interface HubTokens {
  issue(guest: HubGuest, now: number): string;
  /** Spends the token and returns its owner; null if the token is unknown, used or expired. */
  use(token: string, now: number): HubGuest | null;
}

/** Stored in memory: after a restart clients negotiate again. */
function createHubTokens(): HubTokens {
  const issued = new Map<string, HubGuest & { until: number }>();

  /** Tokens are issued in order of expiry, so the first ones are the oldest. */
  function forgetOld(now: number): void {
    for (const [token, { until }] of issued) {
      if (until > now) return;
      issued.delete(token);
    }
  }

  return {
    issue(guest, now) {
      forgetOld(now);
      const token = newOpaqueToken();
      issued.set(token, { ...guest, until: now + hubTokenLifeMs });
      return token;
    },
    use(token, now) {
      const guest = issued.get(token);
      issued.delete(token);
      return guest && guest.until > now ? { userId: guest.userId, sessionId: guest.sessionId } : null;
    },
  };
}

/** Socket paths: of the hub, and of the broker for clients that could not negotiate. */
export const hubPaths = { milestones: '/milestones/hub', broker: '/broker/hub' } as const;

/** Request data of a client before its socket opens. `origin` is null for non-browser clients. */
export interface HubCall {
  path: string;
  origin: string | null;
  token: string | null;
}

export type Admission = { admitted: true; guest: HubGuest } | { admitted: false; status: 401 | 403 | 404 | 503 };

export interface Hub {
  issueAccess(guest: HubGuest): string;
  admit(call: HubCall): Admission;
  /** Calls the listener for each guest whose connection is ready to receive. */
  onReady(listener: (guest: HubGuest) => void): void;
  open(socket: HubSocket, guest: HubGuest): { receive(message: string): void; closed(): void };
  /** Calls a method in the player's open pages, for sessions that pass `mayHear`. Returns the number of pages. */
  emit(userId: number, event: HubEvent, args: readonly unknown[], canReceive?: (sessionId: number) => boolean): number;
  /** Sends due pings, and closes connections that are idle or whose session has ended. */
  checkConnections(): void;
  /** For the control room: faults that clients must tolerate. */
  readonly faults: HubFaults;
  closeAll(): void;
}

export interface HubFaults {
  /** A refusing hub accepts no new connections. */
  refuse(isRefusing: boolean): void;
  /** A silent hub keeps its connections and sends nothing. */
  silence(isSilent: boolean): void;
  /** Terminates connections like a network failure. Each fault method returns the number of affected connections. */
  drop(userId?: number): number;
  close(reason: { error?: string; allowReconnect: boolean }, userId?: number): number;
  sendRaw(text: string, userId?: number): number;
  /** Open connections, and the times (Unix milliseconds) of the last few thousand connection openings. */
  status(): { connections: number; openedAt: readonly number[]; isRefusing: boolean; isSilent: boolean };
}

const maxOpenings = 5000;

export function createHub({
  webOrigins,
  guestOfLaunchToken,
  isSessionOpen,
  now,
  note,
}: {
  webOrigins: readonly string[];
  /** Spends a launch token, which opens the broker's path. */
  guestOfLaunchToken(token: string): HubGuest | null;
  isSessionOpen(sessionId: number): boolean;
  /** Monotonic milliseconds: changing the sandbox clock must not break connections. */
  now(): number;
  note: ActivityLog['note'];
}): Hub {
  const tokens = createHubTokens();
  const connections = new Set<HubConnection>();
  /** Sessions that had ended at the previous check, so that their connections had time to receive the reason. */
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
      // Browsers always send the origin of a socket request, so another site's page cannot open one (A19).
      if (call.origin !== null && !webOrigins.includes(call.origin)) return { admitted: false, status: 403 };
      if (isRefusing) {
        note({ source: 'hub', what: 'connection refused' });
        return { admitted: false, status: 503 };
      }
      const guest = guestOf(call);
      if (!guest || !isSessionOpen(guest.sessionId)) return { admitted: false, status: 401 };
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
    emit(userId, event, args, canReceive = () => true) {
      const reached = of(userId).filter(
        (connection) => canReceive(connection.sessionId) && connection.call(event, args, now()),
      ).length;
      note({
        source: 'hub',
        what: `told ${event}`,
        userId,
        facts: `${reached} of their connections heard ${JSON.stringify(args)}`,
      });
      return reached;
    },
    checkConnections() {
      for (const connection of connections) {
        connection.check(now());
        if (isSessionOpen(connection.sessionId)) continue;
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
      close: (reason, userId) => forEach(userId, (connection) => connection.close(reason)),
      // Skips connections before their handshake: any text other than the response to it would break them.
      sendRaw(text, userId) {
        const ready = of(userId).filter((connection) => connection.isReady());
        for (const connection of ready) connection.sendRaw(text);
        return ready.length;
      },
      status: () => ({ connections: connections.size, openedAt, isRefusing, isSilent }),
    },
    closeAll: () => void forEach(undefined, (connection) => connection.close({ allowReconnect: true })),
  };
}
