import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ContentPublished } from '@foyer/contract/content';
import { killAtExit } from '../../support/killAtExit.ts';
import { createHttpClient } from './httpClient.ts';
import type { HttpClient, WebResponse } from './httpClient.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Folder with `client/` and `server/`. */
export const builtWeb = process.env['FOYER_WEB_BUILD'] ?? `${root}web/dist`;
export const webhookSecret = 'secret-of-the-tests';

export interface WebUnderTest extends HttpClient {
  readonly port: number;
  readonly pid: number;
  /** Port of metrics and probes; undefined unless requested. */
  readonly operationsPort: number | undefined;
  /** Announces a publication like the content service; by default of everything. */
  publish(event?: Omit<ContentPublished, 'event'>, secret?: string): Promise<WebResponse>;
  terminate(): void;
  /** Lines of the log. */
  log(): string[];
  /** Exit code; null if a signal ended the process. */
  readonly ended: Promise<number | null>;
  stop(): Promise<number | null>;
}

/**
 * Runs the built web server on a free port. `within` is a command that runs it in its own environment without another
 * process.
 */
export function runWeb(
  variables: Record<string, string>,
  within: readonly string[] = [],
  folder = builtWeb,
): ChildProcessWithoutNullStreams {
  const [file, ...args] = [...within, `${root}node_modules/.bin/node`, `${folder}/server/server.js`];
  const child = spawn(file, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      WEBHOOK_SECRET: webhookSecret,
      DRAIN_NOTICE_MS: '0',
      // A busy machine is no slow Redis.
      REDIS_TIMEOUT_MS: '2000',
      // Tests use many host names.
      PLAIN_HTTP: 'on',
      LOG_LEVEL: 'silent',
      ...variables,
    },
  });
  killAtExit(child);
  return child;
}

/** Starts the built web server in front of a sandbox. */
export async function startWebUnderTest(
  sandboxPort: number,
  sandboxOrigin: string,
  variables: Record<string, string> = {},
  folder = builtWeb,
): Promise<WebUnderTest> {
  const origins = {
    PLATFORM_URL: sandboxOrigin,
    MEDIA_ORIGIN: `http://media.localhost:${sandboxPort}`,
    GAMES_ORIGIN: `http://games.localhost:${sandboxPort}`,
    CASHIER_ORIGIN: `http://cashier.localhost:${sandboxPort}`,
    PORTAL_ORIGIN: `http://portal.localhost:${sandboxPort}`,
    HUB_ORIGIN: `http://hub.localhost:${sandboxPort}`,
  };
  const child = runWeb({ ...origins, ...variables }, [], folder);
  let errorOutput = '';
  child.stderr.on('data', (part: Buffer) => (errorOutput += part));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  let out = '';
  const { port, operationsPort } = await new Promise<{ port: number; operationsPort?: number }>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      out += part;
      const line = out.split('\n').find((text) => text.startsWith('{"ready"'));
      if (line !== undefined && out.includes('\n'))
        resolve(JSON.parse(line) as { port: number; operationsPort?: number });
    });
    void ended.then(() => reject(new Error(`The web server did not start: ${errorOutput}`)));
  });
  const httpClient = createHttpClient(port);
  return {
    ...httpClient,
    port,
    pid: child.pid ?? 0,
    operationsPort,
    ended,
    log: () => out.split('\n').filter((line) => line !== '' && !line.startsWith('{"ready"')),
    publish: (event = {}, secret = webhookSecret) =>
      httpClient.request({
        method: 'POST',
        path: '/webhooks/content',
        headers: { 'content-type': 'application/json', 'x-webhook-secret': secret },
        body: JSON.stringify({ event: 'content.published', ...event }),
      }),
    terminate: () => void child.kill('SIGTERM'),
    async stop() {
      httpClient.close();
      child.kill('SIGTERM');
      return ended;
    },
  };
}
