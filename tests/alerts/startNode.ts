import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/ports.ts';
import { temporaryData } from '../../scripts/temporaryData.ts';
import { startSandboxProcess } from '../contract/support/sandboxProcess.ts';
import type { SandboxProcessUnderTest } from '../contract/support/sandboxProcess.ts';
import { startWebUnderTest } from '../contract/support/webUnderTest.ts';
import type { WebUnderTest } from '../contract/support/webUnderTest.ts';
import { movableClock } from '../support/movableClock.ts';

/** A node in front of a sandbox. */
export interface NodeUnderOutage {
  readonly sandbox: SandboxProcessUnderTest;
  readonly web: WebUnderTest;
  readonly operationsPort: number;
  readonly folder: string;
  /** Moves the clock of the node ahead of that of the services. */
  moveClock(aheadMs: number): void;
  /** Replaces the node by one with other variables at the same ports. */
  restart(variables: Record<string, string>): Promise<void>;
  /** Writes the log of the node to `web.log` in the folder. */
  writeLog(): void;
}

/** Starts a node, which ends with the stack. */
export async function startNode(
  ends: AsyncDisposableStack,
  variables: Record<string, string>,
): Promise<NodeUnderOutage> {
  const data = temporaryData();
  ends.defer(data.remove);
  const clock = movableClock(data.folder);
  const sandbox = await startSandboxProcess({ COVERS: 'onDemand' });
  ends.defer(async () => void (await sandbox.stop()));
  const [port, operationsPort] = [await freePort(), await freePort()];
  const start = (more: Record<string, string>) =>
    startWebUnderTest(sandbox.port, sandbox.origin, {
      PORT: String(port),
      OPERATIONS_PORT: String(operationsPort),
      TRUSTED_PROXIES: '127.0.0.0/8',
      LOG_LEVEL: 'warn',
      ...clock.variables,
      ...more,
    });
  let web = await start(variables);
  ends.defer(async () => void (await web.stop()));
  return {
    sandbox,
    get web() {
      return web;
    },
    operationsPort,
    folder: data.folder,
    moveClock: clock.moveClock,
    async restart(more) {
      await web.stop();
      web = await start({ ...variables, ...more });
    },
    writeLog: () => writeFileSync(join(data.folder, 'web.log'), web.log().join('\n')),
  };
}
