import { rmSync } from 'node:fs';
import { readSettings } from '../../../sandbox/src/kernel/settings.ts';
import { startSandbox } from '../../../sandbox/src/startSandbox.ts';
import { newDataFolder, sandboxAt, smallSandbox } from './sandboxCalls.ts';
import type { SandboxUnderTest } from './sandboxCalls.ts';

/**
 * A separate sandbox for a suite, on a free port with an empty data folder, in the test’s own process, because starting
 * a process takes longer than most suites. Tests that kill the sandbox use sandboxProcess.ts.
 */
export async function startSandboxUnderTest(variables: Record<string, string> = {}): Promise<SandboxUnderTest> {
  const dataFolder = newDataFolder();
  const given = readSettings({ ...smallSandbox, ...variables, PORT: '0', DATA_FOLDER: dataFolder }, []);
  if (!given.read) throw new Error(given.problem);
  const start = await startSandbox(given.settings, () => undefined);
  if (!start.started) throw new Error(start.problem);
  const { port, stop } = start.sandbox;
  return {
    ...sandboxAt(port),
    dataFolder,
    async stop() {
      await stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
