import type { SandboxUnderTest } from './sandboxCalls.ts';
import type { SandboxProxy } from './sandboxProxy.ts';
import type { WebUnderTest } from './webUnderTest.ts';

/** Shared by the suites of the web server: a sandbox, a web server and the proxy between them. */
export interface WebPair {
  sandbox: SandboxUnderTest;
  sandboxProxy: SandboxProxy;
  web: WebUnderTest;
  /** Starts another web server behind the same proxy. */
  startWeb(variables?: Record<string, string>, folder?: string): Promise<WebUnderTest>;
  /** A game that is in the catalogue. */
  gameId: string;
}

/** A suite is a function, so that one file starts the processes for all suites. */
export type WebSuite = (pair: () => WebPair) => void;

export const brandIds = ['regency', 'aurora', 'pulse'] as const;
