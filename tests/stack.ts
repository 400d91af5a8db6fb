import { brands } from '@foyer/brands/brands';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/ports.mjs';
import { projectRoot } from '../scripts/projectRoot.mjs';
import { startPair } from '../scripts/startPair.mjs';

export interface StackAddress {
  webPort: number;
  platformPort: number;
}

/** A sandbox and a web front end from built files, with data of their own. */
export interface Stack extends StackAddress {
  stop(): Promise<void>;
}

export interface StackOptions extends Partial<StackAddress> {
  /** Added to the processes' environment. */
  platformEnv?: Record<string, string>;
  webEnv?: Record<string, string>;
}

/** Drawn pictures are the same for every database, so all stacks of this checkout share them. */
const coversFolder = join(projectRoot, '.cache/covers');

/** Ports default to free ones. Throws with the last words of a process that does not start: a test run cannot go on then. */
export async function startStack({ platformEnv, webEnv, ...ports }: StackOptions = {}): Promise<Stack> {
  if (!existsSync(join(projectRoot, 'web/dist/server/server.js'))) throw new Error('Nothing is built yet: npm run build');
  const webPort = ports.webPort ?? (await freePort());
  const platformPort = ports.platformPort ?? (await freePort());
  const dataFolder = mkdtempSync(join(tmpdir(), 'foyer-stack-'));
  mkdirSync(coversFolder, { recursive: true });
  symlinkSync(coversFolder, join(dataFolder, 'covers'));
  const pair = startPair({
    webPort,
    platformPort,
    hosts: brands.flatMap(({ hosts }) => [...hosts]),
    dataFolder,
    ...(platformEnv && { platformEnv }),
    ...(webEnv && { webEnv }),
  });
  const stop = async () => {
    await pair.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const trouble = await pair.started;
  if (trouble !== null) {
    await stop();
    throw new Error(`${trouble.problem}\n${trouble.lastLines.join('\n')}`);
  }
  return { webPort, platformPort, stop };
}
