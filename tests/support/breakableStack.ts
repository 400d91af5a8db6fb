import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brands } from '@foyer/brands/brands';
import { freePort } from '../../scripts/ports.ts';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { startPlatform, startWeb } from '../../scripts/startPair.ts';
import type { RunningProcess } from '../../scripts/startProcess.ts';
import { temporaryData } from '../../scripts/temporaryData.ts';
import type { Stack } from './stack.ts';

/** A sandbox that can be killed and restarted on its port and data, with a web front end that keeps running. */
export interface BreakableStack extends Omit<Stack, 'webLog'> {
  /** Kills the process like a power cut, without any cleanup. */
  killPlatform(): Promise<void>;
  restartPlatform(): Promise<void>;
  /** Moves the web’s clock ahead of the real time. */
  moveWebClock(aheadMs: number): void;
}

export async function startBreakableStack(platformEnv: Record<string, string> = {}): Promise<BreakableStack> {
  const webPort = await freePort();
  const platformPort = await freePort();
  const data = temporaryData();
  const clockFile = join(data.folder, 'web-clock');
  const moveWebClock = (aheadMs: number) => writeFileSync(clockFile, String(aheadMs));
  moveWebClock(0);
  const webEnv = {
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import=${pathToFileURL(join(projectRoot, 'tests/support/movableClock.mjs')).href}`,
  };
  const hosts = brands.flatMap((brand) => [...brand.hosts]);
  const plan = {
    webPort,
    platformPort,
    hosts,
    dataFolder: data.folder,
    webEnv,
    platformEnv: { COVERS: 'onDemand', SIMULATED_PLAYERS: 'off', ...platformEnv },
  };
  const listening = async (running: RunningProcess) => {
    const facts = await running.ready;
    if (facts === null)
      throw new Error(`${running.name} did not start:\n${(await running.ended).lastLines.join('\n')}`);
    return { running, facts };
  };
  const platform = () => listening(startPlatform(plan, 'tests'));
  let sandbox = await platform();
  const web = await listening(startWeb(plan, 'tests', sandbox.facts));
  return {
    webPort,
    platformPort,
    moveWebClock,
    killPlatform: () => sandbox.running.kill(),
    async restartPlatform() {
      sandbox = await platform();
    },
    async stop() {
      await web.running.stop();
      await sandbox.running.stop();
      data.remove();
    },
  };
}
