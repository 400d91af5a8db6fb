import { createServer, request as send } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brands } from '@foyer/brands/brands';
import { freePort } from '../../scripts/ports.ts';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { startSandbox, startWeb } from '../../scripts/startPair.ts';
import type { RunningProcess } from '../../scripts/startProcess.ts';
import { temporaryData } from '../../scripts/temporaryData.ts';
import { makeSecondRelease } from './secondRelease.ts';
import type { StackAddress } from './stack.ts';

/** Nodes of two releases behind a balancer, with one sandbox. */
export interface TwoReleases extends StackAddress {
  /** Release id of the second one. */
  readonly nextRelease: string;
  /**
   * Chooses the node of each request. Initially all requests reach the old release. Headers of the request may be
   * changed.
   */
  route(choose: (request: IncomingMessage) => 'old' | 'next'): void;
  stop(): Promise<void>;
}

/** @param sharesFiles whether both releases publish their files in one folder */
export async function startTwoReleases({ sharesFiles }: { sharesFiles: boolean }): Promise<TwoReleases> {
  const [webPort, sandboxPort, oldPort, nextPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const data = temporaryData();
  const second = makeSecondRelease(join(projectRoot, 'web/dist'));
  const running: RunningProcess[] = [];
  const listening = async (process_: RunningProcess) => {
    running.unshift(process_);
    const facts = await process_.ready;
    if (facts === null)
      throw new Error(`${process_.name} did not start:\n${(await process_.ended).lastLines.join('\n')}`);
    return facts;
  };
  const plan = {
    webPort,
    sandboxPort,
    hosts: brands.flatMap(({ hosts }) => [...hosts]),
    dataFolder: data.folder,
    sandboxEnv: { COVERS: 'onDemand', SIMULATED_PLAYERS: 'off' },
    webEnv: sharesFiles ? { RELEASE_FILES_FOLDER: join(data.folder, 'release-files') } : {},
  };
  const sandbox = await listening(startSandbox(plan, 'tests'));
  await listening(startWeb({ ...plan, webPort: oldPort }, 'tests', sandbox));
  const server = join(second.folder, 'server/server.js');
  await listening(startWeb({ ...plan, webPort: nextPort, webArgs: [server] }, 'tests', sandbox));

  let choose: Parameters<TwoReleases['route']>[0] = () => 'old';
  const balancer = createServer((request, response) => {
    const port = choose(request) === 'old' ? oldPort : nextPort;
    const { method = 'GET', url: path = '/', headers } = request;
    const upstream = send({ host: '127.0.0.1', port, method, path, headers }, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => balancer.listen(webPort, '127.0.0.1', resolve));
  return {
    webPort,
    sandboxPort,
    nextRelease: second.release,
    route: (next) => (choose = next),
    async stop() {
      balancer.closeAllConnections();
      balancer.close();
      for (const process_ of running) await process_.stop();
      second.remove();
      data.remove();
    },
  };
}
