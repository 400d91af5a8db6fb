import type { IncomingMessage } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';
import type { ActivityLog } from './activity.ts';
import type { Clock } from './clock.ts';
import type { PageOrigins } from './pageOrigins.ts';
import type { Route } from './route.ts';

/** Shared dependencies of all modules. */
export interface SandboxContext {
  database: DatabaseSync;
  clock: Clock;
  /** Origins of the sandbox parts for browsers. */
  origins: PageOrigins;
  /** Origins of the web front end that may frame games, for example `http://regency.localhost:3000`. */
  webOrigins: readonly string[];
  /** Existing, writable folder for files beside the database (rendered pictures). */
  dataFolder: string;
  /** Log of incoming activity for people who use the sandbox. */
  activity: ActivityLog;
  log: (message: string, facts?: Record<string, unknown>) => void;
}

/** A module of the sandbox: contract endpoints, its own pages, and background work. */
export interface SandboxModule {
  readonly name: string;
  /** SQL that runs at every start, in order; must be idempotent (`CREATE TABLE IF NOT EXISTS`). */
  readonly tables?: string;
  readonly routes?: readonly Route[];
  /**
   * Routes outside the contract, mounted at the root of one origin (framed games and cashier, account portal, pictures,
   * flags, vendor scripts, control room).
   */
  readonly pages?: Partial<
    Record<'services' | 'games' | 'cashier' | 'portal' | 'media' | 'flags' | 'tags' | 'messenger', Hono>
  >;
  /** Handles socket upgrades. Only one module may, because it alone decides which sockets to accept. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Inserts required rows. Called once after all tables exist, before the first request. */
  seed?(): void | Promise<void>;
  /** Starts background work. Called once the server listens. */
  start?(): void;
  /** Ends long-lived connections. Called before the sandbox closes its port. */
  closeConnections?(): void;
  stop?(): void | Promise<void>;
}
