import type { IncomingMessage } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';
import type { ActivityLog } from './activity.ts';
import type { Clock } from './clock.ts';
import type { PageOrigins } from './pageOrigins.ts';
import type { Route } from './route.ts';

/** What every part of the sandbox is handed when it is made. */
export interface PlatformContext {
  database: DatabaseSync;
  clock: Clock;
  /** Where browsers find the parts of the sandbox. */
  origins: PageOrigins;
  /** Origins of the web front end that may frame games, for example `http://regency.localhost:3000`. */
  webOrigins: readonly string[];
  /** Folder for what the sandbox keeps beside its database (drawn pictures). Exists and is writable. */
  dataFolder: string;
  /** What arrives here, for people who watch the sandbox. */
  activity: ActivityLog;
  log: (message: string, facts?: Record<string, unknown>) => void;
}

/** A part of the sandbox: endpoints of the contract, pages of its own, and work in the background. */
export interface PlatformModule {
  readonly name: string;
  /** SQL run once at start, in order; must be repeatable (`CREATE TABLE IF NOT EXISTS`). */
  readonly tables?: string;
  readonly routes?: readonly Route[];
  /** Addresses outside the contract, mounted at the root of one origin (games and the cashier in frames, the account portal, pictures, flags, vendors' scripts, control). */
  readonly pages?: Partial<
    Record<'services' | 'games' | 'cashier' | 'portal' | 'media' | 'flags' | 'tags' | 'messenger', Hono>
  >;
  /** Takes sockets. One module has them all, because it alone says which of them are let in. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Rows that must be there before the first answer. Called once after all tables exist. */
  seed?(): void | Promise<void>;
  /** Background work; called when the server listens. */
  start?(): void;
  /** The sandbox is about to close its port: connections that would last are ended here. */
  leave?(): void;
  stop?(): void | Promise<void>;
}
