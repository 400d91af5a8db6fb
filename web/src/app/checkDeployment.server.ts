import { brands } from '@foyer/brands/brands';
import { describeRedis } from '../server/redis/redisSettings.ts';
import type { Configuration } from '../services/configuration/configuration.server.ts';
import { checkAddress, checkFolder, checkRedis, checkService, serviceProbesFor } from './deploymentProbes.server.ts';
import { configurationWithProblems } from './startConfiguration.server.ts';

/**
 * Prints what the configuration means, its problems, and whether everything that it names responds. Prints no secret.
 * @returns whether all is well
 */
export async function checkDeployment(
  variables: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
): Promise<boolean> {
  const { configuration, problems } = configurationWithProblems(variables);
  for (const line of configuration === null ? [] : describeConfiguration(configuration)) print(line);
  for (const problem of problems) print(`✘ ${problem}`);
  if (configuration === null) return false;
  const results = await Promise.all(
    probesOf(configuration).map(async ({ name, run }) => {
      const startedAt = performance.now();
      const problem = await run();
      const ms = Math.round(performance.now() - startedAt);
      return { problem, line: problem === null ? `✔ ${name} responds (${ms} ms)` : `✘ ${name}: ${problem}` };
    }),
  );
  for (const { line } of results) print(line);
  const failed = problems.length + results.filter(({ problem }) => problem !== null).length;
  print(failed === 0 ? 'Everything is ready.' : `${failed} ${failed === 1 ? 'problem' : 'problems'}.`);
  return failed === 0;
}

/** Plain sentences about what operators most often set wrong. */
export function describeConfiguration(configuration: Configuration): string[] {
  const { trustedProxies, sessionSecrets, redis, operations, releaseFiles } = configuration;
  const hosts = brands.map(({ id, hosts: names }) => `${id} at ${names.join(', ')}`).join('; ');
  const proxies =
    'hops' in trustedProxies
      ? trustedProxies.hops === 0
        ? 'No proxy is trusted: the address of a connection is the visitor’s.'
        : `The last ${trustedProxies.hops} proxies are trusted, whoever connects.`
      : `${trustedProxies.networks.length} networks of proxies are trusted.`;
  const sharedFiles = releaseFiles.folder !== null || releaseFiles.url !== null;
  return [
    `This is a ${configuration.deployment} deployment. It listens on ${configuration.host}, port ${configuration.port}.`,
    `Brands: ${hosts}. Other hosts ${configuration.strictHosts ? 'are refused with 421' : `get ${configuration.defaultBrand}`}.`,
    `Visitors use ${configuration.publicScheme}. ${proxies} Visitors’ addresses come from ${configuration.clientAddressHeader}, countries from ${configuration.countryHeader}.`,
    sessionSecrets === null
      ? 'Sessions end when this process ends, and other nodes do not know them: SESSION_SECRET is not set.'
      : 'Sessions survive a restart and are known to all nodes with the same SESSION_SECRET.',
    redis === null
      ? 'Nodes share nothing: each has its own page cache and limits, and the content webhook must reach each.'
      : 'Nodes share pages, purges and limits in Redis.',
    operations === null
      ? 'Metrics are off; health checks are on the public port.'
      : `Metrics and health checks are on ${operations.host}, port ${operations.port}.`,
    sharedFiles
      ? 'Files of earlier releases stay available.'
      : 'Files of earlier releases are not available: pages of an older release lose their scripts.',
  ];
}

interface NamedProbe {
  name: string;
  run: () => Promise<string | null>;
}

function probesOf(configuration: Configuration): NamedProbe[] {
  const { upstreams, flagService, collectorUrl, tracesUrl, redis, releaseFiles } = configuration;
  const addresses: [string, string | null][] = [
    ['media', configuration.mediaOrigin],
    ['games’ frames', configuration.gamesOrigin],
    ['cashier', configuration.cashierOrigin],
    ['account portal', configuration.portalOrigin],
    ['real-time hub', configuration.hubOrigin],
    ['flags', flagService?.browser.baseUrl ?? null],
    ['stream of flags', flagService?.browser.streamUrl ?? null],
    ['flag events', flagService?.browser.eventsUrl ?? null],
    ['collector', collectorUrl],
    ['traces', tracesUrl],
    ['release files', releaseFiles.url],
  ];
  const brand = brands.find(({ id }) => id === configuration.defaultBrand);
  return [
    ...(brand === undefined ? [] : serviceProbesFor(brand)).map((probe) => ({
      name: `service ${probe.service} at ${printable(upstreams[probe.service])}`,
      run: () => checkService(upstreams, probe),
    })),
    ...addresses.flatMap(([name, address]) =>
      address === null ? [] : [{ name: `${name} at ${printable(address)}`, run: () => checkAddress(address) }],
    ),
    ...(releaseFiles.folder === null ? [] : [folderProbe(releaseFiles.folder)]),
    ...(redis === null
      ? []
      : [{ name: `Redis ${describeRedis(redis)}`, run: () => checkRedis(redis, configuration.redisTimeoutMs) }]),
  ];
}

const folderProbe = (folder: string): NamedProbe => ({
  name: `folder of release files ${folder}`,
  run: () => checkFolder(folder),
});

/** Without user, password and query, which may be secret. */
function printable(address: string): string {
  const { origin, pathname } = new URL(address);
  return pathname === '/' ? origin : origin + pathname;
}
