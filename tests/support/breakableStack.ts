import { brands } from '@foyer/brands/brands';
import { freePort } from '../../scripts/ports.ts';
import { startSandbox, startWeb } from '../../scripts/startPair.ts';
import type { RunningProcess } from '../../scripts/startProcess.ts';
import { temporaryData } from '../../scripts/temporaryData.ts';
import { movableClock } from './movableClock.ts';
import type { Stack } from './stack.ts';

/** A sandbox that can be killed and restarted on its port and data, with a web front end that keeps running. */
export interface BreakableStack extends Omit<Stack, 'webLog'> {
  /** Kills the process like a power cut, without any cleanup. */
  killSandbox(): Promise<void>;
  restartSandbox(): Promise<void>;
  /** Moves the web’s clock ahead of the real time. */
  moveWebClock(aheadMs: number): void;
}

export async function startBreakableStack(sandboxEnv: Record<string, string> = {}): Promise<BreakableStack> {
  const webPort = await freePort();
  const sandboxPort = await freePort();
  const data = temporaryData();
  const { variables: webEnv, moveClock: moveWebClock } = movableClock(data.folder);
  const hosts = brands.flatMap((brand) => [...brand.hosts]);
  const plan = {
    webPort,
    sandboxPort,
    hosts,
    dataFolder: data.folder,
    webEnv,
    sandboxEnv: { COVERS: 'onDemand', SIMULATED_PLAYERS: 'off', ...sandboxEnv },
  };
  const listening = async (running: RunningProcess) => {
    const facts = await running.ready;
    if (facts === null)
      throw new Error(`${running.name} did not start:\n${(await running.ended).lastLines.join('\n')}`);
    return { running, facts };
  };
  const startOnPlan = () => listening(startSandbox(plan, 'tests'));
  let sandbox = await startOnPlan();
  const web = await listening(startWeb(plan, 'tests', sandbox.facts));
  return {
    webPort,
    sandboxPort,
    moveWebClock,
    killSandbox: () => sandbox.running.kill(),
    async restartSandbox() {
      sandbox = await startOnPlan();
    },
    async stop() {
      await web.running.stop();
      await sandbox.running.stop();
      data.remove();
    },
  };
}
