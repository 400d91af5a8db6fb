import { brands } from '@foyer/brands/brands';
import { demandedCapabilities } from '@foyer/brands/demandedCapabilities';
import type { Capability } from '@foyer/contract/capabilities';
import { operatorServices } from '@foyer/contract/endpoint';
import type { AnyEndpoint, OperatorService } from '@foyer/contract/endpoint';
import { negotiate } from '@foyer/contract/milestones';
import { noAdapters, startAdapters } from '../server/adapters/startAdapters.server.ts';
import type { Adapters } from '../server/adapters/startAdapters.server.ts';
import { createLog } from '../server/log.server.ts';
import { describeRedis } from '../server/redis/redisSettings.ts';
import type { CredentialsOf } from '../server/serviceCredentials.server.ts';
import { createServiceCredentials } from '../server/serviceCredentials.server.ts';
import type { Configuration } from '../services/configuration/configuration.server.ts';
import { reservedName } from '../services/configuration/deployment.server.ts';
import { addressVariableOf } from '../services/configuration/serviceAddresses.server.ts';
import { describeCredentials } from '../services/configuration/serviceCredentials.server.ts';
import { evaluationAddress, streamAddress } from '../services/flags/flagFeed.server.ts';
import {
  checkAddress,
  checkCollector,
  checkControlRoom,
  checkFile,
  checkFlags,
  checkHub,
  checkPurge,
  checkSiteCertificate,
  checkTraces,
} from './addressProbes.server.ts';
import { checkFolder, checkRedis, checkService, redisAddresses, serviceProbesFor } from './deploymentProbes.server.ts';
import { byUse, describeVendors } from './describeVendors.server.ts';
import { configurationWithProblems } from './startConfiguration.server.ts';

/**
 * Prints what the configuration means, its problems, and whether everything that it names responds. Prints no secret.
 * @returns whether all is well
 */
export async function checkDeployment(
  variables: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
  adapterHost: URL,
): Promise<boolean> {
  const { configuration, problems } = configurationWithProblems(variables);
  for (const line of configuration === null ? [] : describeConfiguration(configuration)) print(line);
  for (const problem of problems) print(`✘ ${problem}`);
  if (configuration === null) return false;
  const log = createLog('silent');
  const adapters = await startAdapters({
    path: configuration.adapters,
    host: adapterHost,
    variables,
    log,
    showsOutput: false,
  }).catch((error: Error) => {
    problems.push(error.message);
    print(`✘ ${error.message}`);
    return noAdapters;
  });
  for (const line of adapters.descriptions) print(`✔ ${line} loads`);
  const { services, others, capabilities } = probesOf(configuration, adapters);
  const [servicesReached, othersReached] = await Promise.all([
    runProbes(services),
    runProbes([...others, ...siteProbes(configuration)]),
  ]);
  // A service that does not respond says nothing about its optional calls.
  const reached = new Set(servicesReached.filter(({ isProblem }) => !isProblem).map(({ probe }) => probe.service));
  const results = [
    ...servicesReached,
    ...(await runProbes(capabilities.filter(({ service }) => reached.has(service)))),
    ...othersReached,
  ];
  await adapters.stop();
  for (const { line } of results) print(line);
  const failed = problems.length + results.filter(({ isProblem }) => isProblem).length;
  print(failed === 0 ? 'Everything is ready.' : `${failed} ${failed === 1 ? 'problem' : 'problems'}.`);
  return failed === 0;
}

async function runProbes<P extends NamedProbe>(probes: readonly P[]) {
  return Promise.all(
    probes.map(async (probe) => {
      const startedAt = performance.now();
      const result = await probe.run();
      const ms = Math.round(performance.now() - startedAt);
      const isProblem = result !== null && 'problem' in result;
      if (result === null) return { probe, isProblem, line: `✔ ${probe.name} responds (${ms} ms)` };
      return {
        probe,
        isProblem,
        line: 'note' in result ? `– ${probe.name}: ${result.note}` : `✘ ${probe.name}: ${result.problem}`,
      };
    }),
  );
}

/** Plain sentences about what operators most often set wrong. */
export function describeConfiguration(configuration: Configuration): string[] {
  const { trustedProxies, sessionSecrets, redis, operations, releaseFiles, capabilitiesOff, servicesOff } =
    configuration;
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
    capabilitiesOff.length === 0
      ? 'Every optional capability is on.'
      : `Capabilities that are off: ${capabilitiesOff.join(', ')}.`,
    ...describeVendors(configuration),
    ...describeCredentials(configuration.serviceCredentials),
    ...(servicesOff.length === 0 ? [] : [`Services that are off: ${servicesOff.join(', ')}.`]),
    sharedFiles
      ? 'Files of earlier releases stay available.'
      : 'Files of earlier releases are not available: pages of an older release lose their scripts.',
  ];
}

/** Certificates of the brands' hosts that visitors reach over TLS. A private network may hide them from this machine. */
function siteProbes({ publicScheme }: Configuration): NamedProbe[] {
  const hosts =
    publicScheme === 'http'
      ? []
      : brands.flatMap(({ hosts: names }) => names.filter((name) => !reservedName.test(name)));
  return hosts.map((host) => ({
    name: `site ${host}`,
    async run() {
      const { problem, isUnknown = false } = await checkSiteCertificate(host);
      return isUnknown && problem !== null
        ? { note: `its TLS certificate is not checked from here: ${problem}` }
        : problemOf(problem);
    },
  }));
}

/** A problem, or a note about something that the site does without; null when all is well. */
type ProbeResult = { problem: string } | { note: string } | null;

interface NamedProbe {
  name: string;
  run: () => Promise<ProbeResult>;
}

type AddressCheck = (address: string) => Promise<string | null>;

const serviceOffNote = (service: OperatorService) => ({
  note: `off, not checked (${addressVariableOf(service)}=off).`,
});
const offNote = { note: 'off, not checked (CAPABILITIES_OFF).' };
const problemOf = (problem: string | null): ProbeResult => (problem === null ? null : { problem });

/** A missing call is a problem only if the rules of a market demand its capability. */
function missingResult(capability: Capability, { name }: AnyEndpoint): ProbeResult {
  if (name === negotiate.name) return { note: 'not there; pages connect to the broker’s hub. Is the address right?' };
  const [demand] = demandedCapabilities([capability], brands);
  return demand === undefined
    ? { note: `optional, not there. Is the address right? CAPABILITIES_OFF=${capability} switches it off.` }
    : { problem: `the call is not there. ${demand}` };
}

function probesOf(configuration: Configuration, adapters: Adapters) {
  const {
    upstreams,
    servicesOff,
    capabilitiesOff,
    collectorUrl,
    tracesUrl,
    redis,
    redisTimeoutMs,
    releaseFiles,
    edge,
  } = configuration;
  const credentialsOf = createServiceCredentials(configuration.serviceCredentials.of, createLog('silent'));
  const { headersOf } = configuration.serviceCredentials;
  const isOff = (capability: Capability | null) => capability !== null && capabilitiesOff.includes(capability);
  const brand = brands.find(({ id }) => id === configuration.defaultBrand);
  const probes = (brand === undefined ? [] : serviceProbesFor(brand)).map((probe) => ({
    service: probe.service,
    isOfService: probe.isOfService,
    name: [
      probe.isOfService ? `service ${probe.service}` : (probe.capability ?? probe.endpoint.name),
      ...(servicesOff.includes(probe.service) ? [] : [`at ${printable(upstreams[probe.service])}`]),
    ].join(' '),
    async run() {
      if (servicesOff.includes(probe.service)) return serviceOffNote(probe.service);
      if (isOff(probe.capability)) return offNote;
      const result = await checkService(upstreams, probe, adapters, credentialsOf);
      return result !== null && 'missing' in result ? missingResult(result.missing, probe.endpoint) : result;
    },
  }));
  const origins: Record<string, string | null> = {
    media: configuration.mediaOrigin,
    'account portal': isOff('portal') ? null : configuration.portalOrigin,
    'release files': releaseFiles.url,
  };
  const others: NamedProbe[] = [
    ...tokenProbes(configuration, credentialsOf),
    ...Object.entries(origins).flatMap(([name, address]) => addressProbe(name, address, checkAddress)),
    ...addressProbe('control room', configuration.controlRoom, checkControlRoom),
    ...configuration.gamesOrigins.flatMap((address) => addressProbe('games’ frames', address, checkAddress)),
    ...configuration.cashierOrigins.flatMap((address) => addressProbe('cashier', address, checkAddress)),
    ...configuration.pictureOrigins.flatMap((address) => addressProbe('pictures', address, checkAddress)),
    ...addressProbe('real-time hub', isOff('realTime') ? null : configuration.brokerHubUrl, checkHub),
    ...flagProbes(configuration),
    ...addressProbe('collector', collectorUrl, (address) => checkCollector(address, headersOf('collector'))),
    ...addressProbe('traces', tracesUrl, (address) => checkTraces(address, headersOf('traces'))),
    ...vendorProbes(configuration),
    ...(edge.purge?.urls ?? []).flatMap((address) =>
      addressProbe('edge', address, () => checkPurge(address, edge.purge?.secret ?? '')),
    ),
    ...(releaseFiles.folder === null ? [] : [folderProbe(releaseFiles.folder)]),
    ...(redis === null ? [] : [redis, ...redisAddresses(redis)]).map((settings) => ({
      name: `Redis ${describeRedis(settings)}`,
      run: async () => problemOf(await checkRedis(settings, redisTimeoutMs)),
    })),
  ];
  return {
    services: probes.filter(({ isOfService }) => isOfService),
    capabilities: probes.filter(({ isOfService }) => !isOfService),
    others,
  };
}

/** Authorization servers that give tokens for calls to services. */
function tokenProbes({ serviceCredentials, servicesOff }: Configuration, credentialsOf: CredentialsOf): NamedProbe[] {
  return operatorServices.flatMap((service) => {
    const client = serviceCredentials.of(service)?.client ?? null;
    if (client === null || servicesOff.includes(service)) return [];
    return [
      {
        name: `token for ${service} at ${printable(client.tokenUrl)}`,
        run: async () =>
          (await credentialsOf(service)
            ?.headers()
            .then(
              () => null,
              ({ problem }: { problem?: string }) => ({
                problem: `gives no token (${problem ?? 'unknown reason'}); are address, client and secret right?`,
              }),
            )) ?? null,
      },
    ];
  });
}

const addressProbe = (name: string, address: string | null, check: AddressCheck): NamedProbe[] =>
  address === null
    ? []
    : [{ name: `${name} at ${printable(address)}`, run: async () => problemOf(await check(address)) }];

/** Nodes and browsers may reach the flag service at different addresses. */
function flagProbes({ flagService }: Configuration): NamedProbe[] {
  if (flagService === null) return [];
  const { browser, environmentOf, streamUrl, evaluationUrl } = flagService;
  const probe = (name: string, bases: readonly string[], addressOf: typeof streamAddress) =>
    [...new Set(bases)].flatMap((base) =>
      byUse(environmentOf).map(({ use: environmentId, brandIds, brandNames }) => ({
        name: `${name}${brandNames} at ${printable(base)}`,
        run: async () => problemOf(await checkFlags(addressOf(base, environmentId, brandIds[0] ?? ''))),
      })),
    );
  return [
    ...probe('flags', [browser.baseUrl, evaluationUrl], evaluationAddress),
    ...probe('stream of flags', [browser.streamUrl, streamUrl], streamAddress),
    ...addressProbe('flag events', browser.eventsUrl, checkAddress),
  ];
}

function vendorProbes({ vendors }: Configuration): NamedProbe[] {
  const scripts: Record<string, (brandId: string) => string | null> = {
    'tag manager': (brandId) => vendors.tagManagerOf(brandId)?.script ?? null,
    'consent vendor': (brandId) => vendors.consentOf(brandId)?.script ?? null,
    'chat vendor': (brandId) => vendors.messengerOf(brandId)?.script ?? null,
    'recorder of sessions': (brandId) => vendors.policyOf(brandId).replay?.script ?? null,
  };
  return Object.entries(scripts).flatMap(([name, scriptOf]) =>
    byUse(scriptOf).flatMap(({ use, brandNames }) => addressProbe(`${name}${brandNames}`, use, checkFile)),
  );
}

const folderProbe = (folder: string): NamedProbe => ({
  name: `folder of release files ${folder}`,
  run: async () => problemOf(await checkFolder(folder)),
});

/** Without user, password and query, which may be secret. */
function printable(address: string): string {
  const { origin, pathname } = new URL(address);
  return pathname === '/' ? origin : origin + pathname;
}
