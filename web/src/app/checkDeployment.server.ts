import { brands } from '@foyer/brands/brands';
import { describeRedis } from '../server/redis/redisSettings.ts';
import type { Configuration } from '../services/configuration/configuration.server.ts';
import { reservedName } from '../services/configuration/deployment.server.ts';
import { evaluationAddress, streamAddress } from '../services/flags/flagFeed.server.ts';
import {
  checkAddress,
  checkCollector,
  checkFile,
  checkFlags,
  checkHub,
  checkPurge,
  checkSiteCertificate,
  checkTraces,
} from './addressProbes.server.ts';
import { checkFolder, checkRedis, checkService, redisAddresses, serviceProbesFor } from './deploymentProbes.server.ts';
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
  const results = await Promise.all([
    ...probesOf(configuration).map(async ({ name, run }) => {
      const startedAt = performance.now();
      const problem = await run();
      const ms = Math.round(performance.now() - startedAt);
      return { problem, line: problem === null ? `✔ ${name} responds (${ms} ms)` : `✘ ${name}: ${problem}` };
    }),
    ...siteHosts(configuration).map(async (host) => {
      const { problem, isUnknown = false } = await checkSiteCertificate(host);
      if (isUnknown)
        return { problem: null, line: `– TLS certificate of ${host} is not checked from here: ${problem}` };
      return {
        problem,
        line: problem === null ? `✔ TLS certificate of ${host} is valid` : `✘ site ${host}: ${problem}`,
      };
    }),
  ]);
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

/** Hosts of brands that visitors reach over TLS. */
function siteHosts({ publicScheme }: Configuration): string[] {
  return publicScheme === 'http' ? [] : brands.flatMap(({ hosts }) => hosts.filter((host) => !reservedName.test(host)));
}

interface NamedProbe {
  name: string;
  run: () => Promise<string | null>;
}

type AddressCheck = (address: string) => Promise<string | null>;

function probesOf(configuration: Configuration): NamedProbe[] {
  const { upstreams, collectorUrl, tracesUrl, redis, redisTimeoutMs, releaseFiles, edge } = configuration;
  const brand = brands.find(({ id }) => id === configuration.defaultBrand);
  const origins: Record<string, string | null> = {
    media: configuration.mediaOrigin,
    'games’ frames': configuration.gamesOrigin,
    cashier: configuration.cashierOrigin,
    'account portal': configuration.portalOrigin,
    'control room': configuration.controlRoom,
    'release files': releaseFiles.url,
  };
  return [
    ...(brand === undefined ? [] : serviceProbesFor(brand)).map((probe) => ({
      name: `service ${probe.service} at ${printable(upstreams[probe.service])}`,
      run: () => checkService(upstreams, probe),
    })),
    ...Object.entries(origins).flatMap(([name, address]) => addressProbe(name, address, checkAddress)),
    ...configuration.pictureOrigins.flatMap((address) => addressProbe('pictures', address, checkAddress)),
    ...addressProbe('real-time hub', configuration.brokerHubUrl, checkHub),
    ...flagProbes(configuration),
    ...addressProbe('collector', collectorUrl, checkCollector),
    ...addressProbe('traces', tracesUrl, checkTraces),
    ...vendorAddresses(configuration).flatMap((address) => addressProbe('vendor script', address, checkFile)),
    ...(edge.purge?.urls ?? []).flatMap((address) =>
      addressProbe('edge', address, () => checkPurge(address, edge.purge?.secret ?? '')),
    ),
    ...(releaseFiles.folder === null ? [] : [folderProbe(releaseFiles.folder)]),
    ...(redis === null ? [] : [redis, ...redisAddresses(redis)]).map((settings) => ({
      name: `Redis ${describeRedis(settings)}`,
      run: () => checkRedis(settings, redisTimeoutMs),
    })),
  ];
}

const addressProbe = (name: string, address: string | null, check: AddressCheck): NamedProbe[] =>
  address === null ? [] : [{ name: `${name} at ${printable(address)}`, run: () => check(address) }];

/** Nodes and browsers may reach the flag service at different addresses. */
function flagProbes({ flagService, defaultBrand }: Configuration): NamedProbe[] {
  if (flagService === null) return [];
  const { browser, streamUrl, evaluationUrl } = flagService;
  const probe = (name: string, bases: readonly string[], addressOf: typeof streamAddress) =>
    [...new Set(bases)].map((base) => ({
      name: `${name} at ${printable(base)}`,
      run: () => checkFlags(addressOf(base, browser.environmentId, defaultBrand)),
    }));
  return [
    ...probe('flags', [browser.baseUrl, evaluationUrl], evaluationAddress),
    ...probe('stream of flags', [browser.streamUrl, streamUrl], streamAddress),
    ...addressProbe('flag events', browser.eventsUrl, checkAddress),
  ];
}

function vendorAddresses({ vendors }: Configuration): string[] {
  const scripts = brands.flatMap(({ id }) => [
    vendors.tagManagerOf(id),
    vendors.messengerOf(id),
    vendors.consentOf(id),
  ]);
  return [...new Set(scripts.flatMap((vendor) => (vendor === null ? [] : [vendor.script])))];
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
