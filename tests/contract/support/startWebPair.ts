import { afterAll, beforeAll } from 'vitest';
import { startSandboxProcess } from './sandboxProcess.ts';
import type { SandboxProcessUnderTest } from './sandboxProcess.ts';
import { openSandboxProxy } from './sandboxProxy.ts';
import type { SandboxProxy } from './sandboxProxy.ts';
import type { WebPair } from './webPair.ts';
import { startWebUnderTest } from './webUnderTest.ts';
import type { WebUnderTest } from './webUnderTest.ts';

/**
 * Starts one sandbox and one web server before the tests of a file and stops them afterwards. They serve every suite of
 * the file, because starting them takes longer than most suites. Suites run in sequence because they share the sandbox's
 * state.
 */
export function startWebPair(): () => WebPair {
  let startedSandbox: SandboxProcessUnderTest | null = null;
  let sandboxProxy: SandboxProxy | null = null;
  /** Every web server, so that all of them are stopped after a failed test. */
  const servers: WebUnderTest[] = [];
  let shared: WebPair | null = null;

  beforeAll(async () => {
    const sandbox = (startedSandbox = await startSandboxProcess({ COVERS: 'onDemand' }));
    const proxy = (sandboxProxy = await openSandboxProxy(sandbox.port));
    const startWeb: WebPair['startWeb'] = async (variables, folder) => {
      const server = await startWebUnderTest(sandbox.port, proxy.origin, variables, folder);
      servers.push(server);
      return server;
    };
    shared = {
      sandbox,
      sandboxProxy: proxy,
      web: await startWeb(),
      startWeb,
      gameId: await sandbox.playableGame(),
    };
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await sandboxProxy?.close();
    await startedSandbox?.stop();
  });

  return () => {
    if (shared === null) throw new Error('A suite ran before its servers were started.');
    return shared;
  };
}
