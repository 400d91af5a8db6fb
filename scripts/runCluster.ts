import { join } from 'node:path';
import { startCluster } from '../tests/cluster/support/startCluster.ts';
import { writePackage } from './package/writePackage.ts';
import { choosePorts, portProblem } from './ports.ts';
import { createProgress } from './progress.mjs';
import { projectRoot } from './projectRoot.mjs';
import { stopSignal } from './stopSignal.ts';

/** Rehearses a deployment until Ctrl-C. */
export async function main(): Promise<number> {
  const stopped = stopSignal();
  const progress = createProgress();
  const ports = choosePorts({}, process.env);
  const problem = 'problem' in ports ? ports.problem : await portProblem(ports);
  if (problem !== null || 'problem' in ports) {
    process.stderr.write(`${problem}\n`);
    return 1;
  }
  const release = join(projectRoot, 'package');
  progress.begin('Writing the package');
  await writePackage(release);
  progress.done('Package written');
  progress.begin('Starting edge, balancer, three nodes, Redis and sandbox');
  const cluster = await startCluster({
    release,
    port: ports.web,
    sandboxPort: ports.sandbox,
    recordsServiceCalls: false,
    sandboxEnv: { CATALOGUE_SIZE: '600', SIMULATED_PLAYERS: 'on' },
  });
  progress.done('Started');
  process.stdout.write(`
Casino            http://regency.localhost:${ports.web}  (play money; the sandbox is its operator)
Control room      http://localhost:${ports.sandbox}/control
Edge              Varnish, process ${cluster.edge.pid}, with deploy/edge/varnish
Balancer          HAProxy, process ${cluster.balancer.pid}, with deploy/haproxy/haproxy.cfg
Nodes             ${cluster.nodes.map((node) => `port ${node.port}, process ${node.pid()}`).join('\n                  ')}
Redis sentinels   ports ${cluster.redis.sentinelPorts.join(', ')}

Kill a node by its process id, and use the casino meanwhile. Ctrl-C stops everything.
`);
  await stopped;
  progress.begin('Stopping');
  await cluster.stop();
  progress.done('Stopped');
  return 0;
}
