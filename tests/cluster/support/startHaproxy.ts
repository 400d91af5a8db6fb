import { join } from 'node:path';
import { freePort } from '../../../scripts/ports.ts';
import { projectRoot } from '../../../scripts/projectRoot.mjs';
import { createHttpClient } from '../../contract/support/httpClient.ts';
import { startProgram } from './startProgram.ts';
import type { RunningProgram } from './startProgram.ts';

export interface Balancer extends RunningProgram {
  readonly port: number;
  /** Port of health, statistics and Prometheus metrics. */
  readonly operationsPort: number;
  /** Names of the nodes that receive requests at present. */
  nodesInUse(): Promise<string[]>;
}

/** Starts HAProxy with the configuration of `deploy/haproxy` in front of three web nodes. */
export async function startHaproxy(webPorts: readonly [number, number, number]): Promise<Balancer> {
  const [port, operationsPort] = [await freePort(), await freePort()];
  const [first, second, third] = webPorts;
  const program = await startProgram({
    command: 'haproxy',
    args: ['-f', join(projectRoot, 'deploy/haproxy/haproxy.cfg')],
    env: {
      BALANCER_BIND: `127.0.0.1:${port}`,
      BALANCER_STATS_BIND: `127.0.0.1:${operationsPort}`,
      WEB_1: `127.0.0.1:${first}`,
      WEB_2: `127.0.0.1:${second}`,
      WEB_3: `127.0.0.1:${third}`,
    },
    port,
  });
  const operations = createHttpClient(operationsPort);
  return {
    ...program,
    port,
    operationsPort,
    async nodesInUse() {
      const { text } = await operations.request({ path: '/stats;csv' });
      return text
        .split('\n')
        .map((line) => line.split(','))
        .filter(([backend, name]) => backend === 'pages' && name?.startsWith('web'))
        .filter((columns) => columns[17]?.startsWith('UP') === true)
        .map(([, name]) => name ?? '');
    },
    async end(signal) {
      operations.close();
      await program.end(signal);
    },
  };
}
