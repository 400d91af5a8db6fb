import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@foyer/brands/brands';
import { pageParts } from '../../sandbox/src/kernel/pageOrigins.ts';
import type { Network } from '../../scripts/chooseNetwork.ts';
import { freePort } from '../../scripts/ports.ts';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { startPair } from '../../scripts/startPair.ts';
import { temporaryData } from '../../scripts/temporaryData.ts';

export interface StackAddress {
  webPort: number;
  sandboxPort: number;
}

/** A sandbox and a web front end from built files, with their own data. */
export interface Stack extends StackAddress {
  /** The web’s log so far, line by line. */
  readonly webLog: readonly string[];
  stop(): Promise<void>;
}

export interface StackOptions extends Partial<StackAddress> {
  /** Additional environment variables. */
  /** Address for other devices. */
  network?: Network;
  sandboxEnv?: Record<string, string>;
  webEnv?: Record<string, string>;
}

/**
 * Starts both processes, by default on free ports. Throws the last output of a process that does not start, because a
 * test run cannot continue without it.
 */
export async function startStack({ sandboxEnv, webEnv, network, ...ports }: StackOptions = {}): Promise<Stack> {
  if (!existsSync(join(projectRoot, 'web/dist/server/server.js')))
    throw new Error('Nothing is built yet: npm run build');
  const webPort = ports.webPort ?? (await freePort());
  const sandboxPort = ports.sandboxPort ?? (await freePort(network ? pageParts.length : 0));
  const data = temporaryData();
  const webLog: string[] = [];
  // Another way to start the web, such as from an image (`npm run test:image`).
  const webStarter = process.env['FOYER_WEB_STARTER'];
  const pair = startPair({
    webPort,
    sandboxPort,
    hosts: brands.flatMap(({ hosts }) => [...hosts]),
    dataFolder: data.folder,
    // Covers are rendered on demand, and simulated players are off, because their rounds would change what a test sees.
    // A test requests the rounds that it needs. Every game is open at every hour, unless a test closes it.
    sandboxEnv: { COVERS: 'onDemand', SIMULATED_PLAYERS: 'off', GAME_SCHEDULES: 'off', ...sandboxEnv },
    ...(webEnv && { webEnv }),
    ...(webStarter !== undefined && { webArgs: [webStarter] }),
    ...(network && { network }),
    onLine: (name, line) => void (name === 'web' && webLog.push(line)),
  });
  const stop = async () => {
    await pair.stop();
    data.remove();
  };
  const disrupt = await pair.started;
  if (disrupt !== null) {
    await stop();
    throw new Error(`${disrupt.problem}\n${disrupt.lastLines.join('\n')}`);
  }
  return { webPort, sandboxPort, webLog, stop };
}
