import { describeSandbox } from '../describeSandbox.ts';
import { freePort } from '../ports.ts';
import { startPair } from '../startPair.ts';
import { temporaryData } from '../temporaryData.ts';

/**
 * Runs a sandbox with `games` games and a web front end while `work` runs.
 * @template T
 * @param {number} games
 * @param {(pair: { pid: number, port: number, platformPort: number, hosts: string[], webhookSecret: string }) =>
 * Promise<T>} work
 * @param {{ web?: Record<string, string>, platform?: Record<string, string> }} [env] added to the processes'
 * environment
 * @returns {Promise<T>}
 */
export async function withRunningPair(games, work, env = {}) {
  const { brands } = describeSandbox();
  const hosts = brands.flatMap((brand) => brand.hosts);
  const data = temporaryData();
  const [port, platformPort] = [await freePort(), await freePort()];
  const webhookSecret = 'bench';
  const pair = startPair({
    webPort: port,
    platformPort,
    hosts,
    dataFolder: data.folder,
    webhookSecret,
    platformEnv: { CATALOGUE_SIZE: String(games), COVERS: 'onDemand', SIMULATED_PLAYERS: 'off', ...env.platform },
    ...(env.web && { webEnv: env.web }),
  });
  try {
    const failure = await pair.started;
    if (failure !== null) throw new Error(`${failure.problem}\n${failure.lastLines.join('\n')}`);
    return await work({ pid: pair.webPid() ?? 0, port, platformPort, hosts, webhookSecret });
  } finally {
    await pair.stop();
    data.remove();
  }
}
