import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@foyer/brands/brands';
import { pageParts } from '../platform/src/kernel/pageOrigins.ts';
import type { Network } from '../scripts/chooseNetwork.mjs';
import { freePort } from '../scripts/ports.mjs';
import { projectRoot } from '../scripts/projectRoot.mjs';
import { startPair } from '../scripts/startPair.mjs';
import { temporaryData } from '../scripts/temporaryData.mjs';

export interface StackAddress {
  webPort: number;
  platformPort: number;
}

/** A sandbox and a web front end from built files, with data of their own. */
export interface Stack extends StackAddress {
  /** What the web has written to its log so far, line by line. */
  readonly webLog: readonly string[];
  stop(): Promise<void>;
}

export interface StackOptions extends Partial<StackAddress> {
  /** Added to the processes' environment. */
  /** Where other devices reach it. */
  network?: Network;
  platformEnv?: Record<string, string>;
  webEnv?: Record<string, string>;
}

/** Ports default to free ones. Throws with the last words of a process that does not start: a test run cannot go on then. */
export async function startStack({ platformEnv, webEnv, network, ...ports }: StackOptions = {}): Promise<Stack> {
  if (!existsSync(join(projectRoot, 'web/dist/server/server.js')))
    throw new Error('Nothing is built yet: npm run build');
  const webPort = ports.webPort ?? (await freePort());
  const platformPort = ports.platformPort ?? (await freePort(network ? pageParts.length : 0));
  const data = temporaryData();
  const webLog: string[] = [];
  const pair = startPair({
    webPort,
    platformPort,
    hosts: brands.flatMap(({ hosts }) => [...hosts]),
    dataFolder: data.folder,
    // A cover is drawn when a test looks at it; the others are not worth a core. Rounds that nobody asked for would change
    // what a test sees; it asks for those it needs.
    platformEnv: { COVERS: 'onDemand', SIMULATED_PLAYERS: 'off', ...platformEnv },
    ...(webEnv && { webEnv }),
    ...(network && { network }),
    onLine: (name, line) => void (name === 'web' && webLog.push(line)),
  });
  const stop = async () => {
    await pair.stop();
    data.remove();
  };
  const trouble = await pair.started;
  if (trouble !== null) {
    await stop();
    throw new Error(`${trouble.problem}\n${trouble.lastLines.join('\n')}`);
  }
  return { webPort, platformPort, webLog, stop };
}
