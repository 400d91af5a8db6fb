import { rmSync } from 'node:fs';
import { readSettings } from '../../../sandbox/src/kernel/settings.ts';
import { startPlatform } from '../../../sandbox/src/startPlatform.ts';
import { newDataFolder, platformAt, smallPlatform } from './platformCalls.ts';
import type { PlatformUnderTest } from './platformCalls.ts';

/**
 * A separate sandbox for a suite, on a free port with an empty data folder, in the test’s own process, because starting
 * a process takes longer than most suites. Tests that kill the sandbox use platformProcess.ts.
 */
export async function startPlatformUnderTest(variables: Record<string, string> = {}): Promise<PlatformUnderTest> {
  const dataFolder = newDataFolder();
  const given = readSettings({ ...smallPlatform, ...variables, PORT: '0', DATA_FOLDER: dataFolder }, []);
  if (!given.read) throw new Error(given.problem);
  const start = await startPlatform(given.settings, () => undefined);
  if (!start.started) throw new Error(start.problem);
  const { port, stop } = start.platform;
  return {
    ...platformAt(port),
    dataFolder,
    async stop() {
      await stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
