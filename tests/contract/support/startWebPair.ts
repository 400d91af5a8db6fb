import { afterAll, beforeAll } from 'vitest';
import { startPlatformProcess } from './platformProcess.ts';
import type { PlatformProcessUnderTest } from './platformProcess.ts';
import { openPlatformProxy } from './platformProxy.ts';
import type { PlatformProxy } from './platformProxy.ts';
import type { WebPair } from './webPair.ts';
import { startWebUnderTest } from './webUnderTest.ts';
import type { WebUnderTest } from './webUnderTest.ts';

/**
 * Starts one sandbox and one web server before the tests of a file and stops them afterwards. They serve every suite of
 * the file, because starting them takes longer than most suites. Suites run in sequence because they share the sandbox's
 * state.
 */
export function startWebPair(): () => WebPair {
  let platform: PlatformProcessUnderTest | null = null;
  let platformProxy: PlatformProxy | null = null;
  /** Every web server, so that all of them are stopped after a failed test. */
  const servers: WebUnderTest[] = [];
  let shared: WebPair | null = null;

  beforeAll(async () => {
    const sandbox = (platform = await startPlatformProcess({ COVERS: 'onDemand' }));
    const proxy = (platformProxy = await openPlatformProxy(sandbox.port));
    const startWeb: WebPair['startWeb'] = async (variables, folder) => {
      const server = await startWebUnderTest(sandbox.port, proxy.origin, variables, folder);
      servers.push(server);
      return server;
    };
    shared = {
      platform: sandbox,
      platformProxy: proxy,
      web: await startWeb(),
      startWeb,
      gameId: await sandbox.playableGame(),
    };
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await platformProxy?.close();
    await platform?.stop();
  });

  return () => {
    if (shared === null) throw new Error('A suite ran before its servers were started.');
    return shared;
  };
}
