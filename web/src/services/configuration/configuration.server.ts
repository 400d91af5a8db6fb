import { brands } from '@foyer/brands/brands';
import { capabilities, readCapabilities } from '@foyer/contract/capabilities';
import type { Capability } from '@foyer/contract/capabilities';
import type { OperatorService } from '@foyer/contract/endpoint';
import { canonicalAddress } from '@foyer/contract/networkAddress';
import { expectationOf } from '@foyer/contract/problemOf';
import * as v from 'valibot';
import { readProxyTrust } from '../../server/clientConnection.server.ts';
import type { ProxyTrust } from '../../server/clientConnection.server.ts';
import { plainHttpRules } from '../../server/plainHttp.server.ts';
import type { PlainHttpRule } from '../../server/plainHttp.server.ts';
import type { RedisSettings } from '../../server/redis/redisSettings.ts';
import type { ReleaseFilesSettings } from '../../server/releaseFiles.server.ts';
import type { SessionSecrets } from '../../server/sessionSecrets.server.ts';
import { checkedExperiments } from '../flags/experiments.server.ts';
import type { ExperimentPlan } from '../flags/experiments.server.ts';
import { readFlags } from '../flags/flags.ts';
import type { Flags } from '../flags/flags.ts';
import { attributionEnvironment } from './attributionEnvironment.server.ts';
import type { VendorsOfBrands } from './brandVendors.ts';
import { deploymentEnvironment } from './deployment.server.ts';
import { edgeEnvironment, edgeOf } from './edge.server.ts';
import type { EdgeConfiguration } from './edge.server.ts';
import { experimentsEnvironment } from './experimentsEnvironment.server.ts';
import { flagServiceEnvironment, flagServiceOf } from './flagService.server.ts';
import type { FlagServiceSettings } from './flagService.server.ts';
import { gameFramesFile, withinOrigins } from './gameFrames.server.ts';
import type { GameFrameStyles } from './gameFrames.server.ts';
import { operationsAddressOf, operationsEnvironment } from './operationsPort.server.ts';
import type { OperationsAddress } from './operationsPort.server.ts';
import { operatorPathsEnvironment } from './operatorPathsEnvironment.server.ts';
import { publicAddressEnvironment, publicOriginsOf } from './publicAddress.server.ts';
import { redisEnvironment, redisOf } from './redis.server.ts';
import { releaseFilesEnvironment, releaseFilesOf } from './releaseFiles.server.ts';
import { capabilitiesOffIn, serviceAddressesOf, serviceEnvironment, servicesOffIn } from './serviceAddresses.server.ts';
import { credentialsEnvironment, serviceCredentialsIn } from './serviceCredentials.server.ts';
import type { ServiceCredentials } from './serviceCredentials.server.ts';
import { sessionSecrets } from './sessionSecrets.server.ts';
import { telemetryGroups } from './telemetryGroup.ts';
import type { TelemetryGroup } from './telemetryGroup.ts';
import { vendorEnvironment, vendorsOf } from './vendorScripts.server.ts';
import type { VendorScripts } from './vendorScripts.server.ts';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535));
const origin = v.pipe(v.string(), v.regex(/^https?:\/\/[a-z0-9.:[\]-]+$/i));
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  v.array(origin),
  v.minLength(1),
);
const secureOrigins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^https:\/\/[a-z0-9.:[\]-]+$/.test(text) && URL.parse(text)?.origin === text,
        'is not a list of https origins without a path, as in `https://pictures.example.com https://cdn.example.com`',
      ),
    ),
  ),
);
const serviceAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));
const milliseconds = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));
const flags = v.pipe(
  v.string(),
  v.transform(readFlags),
  v.check(
    (turned) => turned !== null,
    'names a flag or a value that does not exist; flags/flags.ts lists them, as in `languageToggle=off`',
  ),
  v.transform((turned) => turned ?? {}),
);
const capabilitiesOff = v.pipe(
  v.string(),
  v.transform(readCapabilities),
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed && 'unknown' in dataset.value)
      addIssue({
        message: `names no optional capability: ${dataset.value.unknown.join(', ')}; there are ${capabilities.join(', ')}`,
      });
  }),
  v.transform((read) => ('known' in read ? read.known : [])),
);
const proxyTrust = v.pipe(
  v.string(),
  v.transform(readProxyTrust),
  v.check(
    (trust) => trust !== null,
    'is neither a number of proxies nor a list of addresses and networks, as in `10.0.0.0/8 192.0.2.7`',
  ),
  v.transform((trust): ProxyTrust => trust ?? { hops: 0 }),
);
const listenAddress = v.pipe(
  v.string(),
  v.check(
    (text) => canonicalAddress(text) !== null,
    'is no IP address; `127.0.0.1` is this machine alone, `::` every interface',
  ),
);
const headerName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/i), v.toLowerCase());
const onOff = v.pipe(
  v.picklist(['on', 'off']),
  v.transform((value) => value === 'on'),
);

const isBrand = (name: string): boolean => brands.some(({ id }) => id === name);

/** Every environment variable of the web server, with its default. */
const environment = v.object({
  ...deploymentEnvironment,
  /** 0 selects a free port. */
  PORT: v.optional(port, '3000'),
  /** Address to listen on: by default this machine only; `::` or `0.0.0.0` for every interface. */
  HOST: v.optional(listenAddress, '127.0.0.1'),
  /** Base address of the operator's services; in the sandbox one address for all of them. */
  PLATFORM_URL: v.optional(origin, 'http://127.0.0.1:4000'),
  ...serviceEnvironment,
  ...credentialsEnvironment,
  /** Origin of pictures, as seen by the browser. */
  MEDIA_ORIGIN: v.optional(origin, 'http://media.localhost:4000'),
  /** Further origins of pictures in content. Pages show no other pictures. */
  PICTURE_ORIGINS: v.optional(secureOrigins, ''),
  /** Origins of games in iframes; launch addresses on other origins are refused. */
  GAMES_ORIGIN: v.optional(origins, 'http://games.localhost:4000'),
  /** JSON file with frame styles of suppliers' games. */
  GAME_FRAMES_FILE: v.optional(gameFramesFile),
  /** Origins of the cashier in its iframe: the first has the cashier, and the frame may go on to the others. */
  CASHIER_ORIGIN: v.optional(origins, 'http://cashier.localhost:4000'),
  /** Origin of the account portal, which opens in separate windows (HI-02). */
  PORTAL_ORIGIN: v.optional(origin, 'http://portal.localhost:4000'),
  ...operatorPathsEnvironment,
  /**
   * Address of the sandbox's control room; with it, pages are marked as a sandbox's. Default: set when games come from
   * this machine and accounts have no address of their own, else none. `off`: none.
   */
  CONTROL_ROOM: v.optional(v.union([v.literal('off'), serviceAddress])),
  /**
   * Origin of the real-time hub, as seen by the browser; pages connect to no other. Default: the sandbox's. `off`: no
   * real-time connection.
   */
  HUB_ORIGIN: v.optional(v.union([v.literal('off'), origin])),
  /** Path of the broker's hub for pages that could not negotiate (RT-02), on the same origin. */
  BROKER_HUB_PATH: v.optional(v.pipe(v.string(), v.startsWith('/')), '/broker/hub'),
  /** Address that receives browser telemetry; `off` disables telemetry. */
  COLLECTOR_URL: v.optional(v.union([v.literal('off'), serviceAddress])),
  /**
   * Consent for telemetry, which stores a session name in the browser: a group, or `necessary` if the operator's
   * lawyers decide so.
   */
  TELEMETRY_GROUP: v.optional(v.picklist(telemetryGroups), 'C0002'),
  /** Endpoint for this server's spans (OTLP over HTTP, JSON); without it tracing is off. */
  TRACES_URL: v.optional(serviceAddress),
  ...operationsEnvironment,
  WEBHOOK_SECRET: v.optional(v.string(), ''),
  /** Capabilities that the operator's services do not have, for example `winners chat`. */
  CAPABILITIES_OFF: v.optional(capabilitiesOff, ''),
  /** File or folder of adapters, which respond in place of calls of the services; see docs/adapters.md. */
  ADAPTERS: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** `on`: players log in at an identity provider, by calls that an adapter or the accounts service has. */
  EXTERNAL_LOGIN: v.optional(onOff, 'off'),
  ...attributionEnvironment,
  ...redisEnvironment,
  /** Time that a page or a call waits for Redis. */
  REDIS_TIMEOUT_MS: v.optional(milliseconds, '250'),
  DEFAULT_BRAND: v.optional(
    v.pipe(v.string(), v.check(isBrand, `names no brand; there are ${brands.map(({ id }) => id).join(', ')}`)),
    'regency',
  ),
  /** `on`: responds with 421 to an unknown host instead of using the default brand. */
  STRICT_HOSTS: v.optional(onOff, 'off'),
  /** The proxies whose headers count: how many stand in front of the server, or their addresses and networks. */
  TRUSTED_PROXIES: v.optional(proxyTrust, 'none'),
  /** Header with the client's address: a chain (`x-forwarded-for`, `forwarded`) or a CDN's header with one address. */
  CLIENT_ADDRESS_HEADER: v.optional(headerName, 'x-forwarded-for'),
  /** Header in which the CDN names the visitor's country, two letters. */
  COUNTRY_HEADER: v.optional(v.string(), 'cf-ipcountry'),
  /** Header in which the CDN names the region of that country, the second part of ISO 3166-2. */
  REGION_HEADER: v.optional(headerName, 'cf-region-code'),
  ...publicAddressEnvironment,
  /**
   * Hosts that are served over plain HTTP: `localhost` names only, `on` for all, `off` for none. A request counts as
   * plain unless a trusted proxy reports `https`.
   */
  PLAIN_HTTP: v.optional(v.picklist(plainHttpRules), 'localhost'),
  /** Time limits for receiving all headers of a request, and the whole request. */
  HEADERS_TIMEOUT_MS: v.optional(milliseconds, '8000'),
  REQUEST_TIMEOUT_MS: v.optional(milliseconds, '9000'),
  /**
   * Time without any byte of a response read after which the connection is closed; six times as long when some bytes
   * are read.
   */
  WRITE_TIMEOUT_MS: v.optional(v.pipe(milliseconds, v.minValue(100)), '10000'),
  /** Time between failing readiness and closing the port, so that the load balancer notices. */
  DRAIN_NOTICE_MS: v.optional(milliseconds, '300'),
  /** Flag overrides, for example `gameCardJackpotTicker=off`. */
  FLAGS: v.optional(flags, ''),
  ...experimentsEnvironment,
  ...flagServiceEnvironment,
  MULTIPLE_SESSIONS: v.optional(onOff, 'off'),
  /** `off`: tokens are stored unsealed and work without the cookie (decision 12). */
  SESSION_BINDING: v.optional(onOff, 'on'),
  /** Keys for sealing tokens and saved usernames; see `sessionSecrets.server.ts`. */
  SESSION_SECRET: v.optional(sessionSecrets),
  ...releaseFilesEnvironment,
  ...edgeEnvironment,
  ...vendorEnvironment,
  /** First part of every analytics event name (AN-02). */
  EVENT_PREFIX: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]{0,19}$/i)), 'foyer'),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug']), 'warn'),
});

export interface Configuration {
  deployment: 'production' | 'sandbox';
  port: number;
  host: string;
  upstreams: Record<OperatorService, string>;
  /** Credentials for calls to services. Never print them. */
  serviceCredentials: ServiceCredentials;
  /** Services that the operator does not have; none of their calls is made. */
  servicesOff: readonly OperatorService[];
  /** Capabilities without which the product works; pages, polls and calls leave them out. */
  capabilitiesOff: readonly Capability[];
  /** File or folder of adapters; null without. */
  adapters: string | null;
  externalLogin: boolean;
  /** Names of query parameters that say what led a visitor here; none without the capability. */
  attributionParameters: readonly string[];
  mediaOrigin: string;
  pictureOrigins: readonly string[];
  gamesOrigins: readonly string[];
  gameFrames: GameFrameStyles;
  /** At least one. */
  cashierOrigins: readonly string[];
  portalOrigin: string;
  operatorPaths: { cashier: string; portal: string };
  controlRoom: string | null;
  hubOrigin: string;
  brokerHubUrl: string;
  /** Null disables telemetry. */
  collectorUrl: string | null;
  telemetryGroup: TelemetryGroup;
  tracesUrl: string | null;
  operations: OperationsAddress;
  webhookSecret: string;
  /** Null: each process has its own caches and limits. */
  redis: RedisSettings | null;
  redisTimeoutMs: number;
  defaultBrand: string;
  strictHosts: boolean;
  trustedProxies: ProxyTrust;
  clientAddressHeader: string;
  countryHeader: string;
  regionHeader: string;
  publicScheme: 'http' | 'https';
  /** Origin of a host as visitors see it, with a port if it has one. */
  publicOriginOf: (host: string) => string;
  /** Cookies are `Secure`. False for a sandbox over plain HTTP only (decision 27). */
  secureCookies: boolean;
  plainHttp: PlainHttpRule;
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  writeTimeoutMs: number;
  drainNoticeMs: number;
  /** Flag overrides for this process. All other flags come from the flag service. */
  flags: Partial<Flags>;
  /** Flags that differ by share of visitors; null without experiments. */
  experiments: ExperimentPlan | null;
  flagService: FlagServiceSettings | null;
  allowMultipleSessions: boolean;
  sessionBinding: boolean;
  /** Newest first; null selects a random one, which only this process knows. */
  sessionSecrets: SessionSecrets | null;
  releaseFiles: ReleaseFilesSettings;
  eventPrefix: string;
  edge: EdgeConfiguration;
  /** Vendor scripts: the tag manager, and replacements for built-in components. */
  vendors: VendorScripts;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/**
 * @param ownVendors vendors of brands in `BRANDS_FILE`
 * @throws when variables are invalid; the message names each and the expected format
 */
export function readConfiguration(
  variables: Readonly<Record<string, string | undefined>>,
  ownVendors: VendorsOfBrands = new Map(),
): Configuration {
  const read = v.safeParse(environment, variables);
  if (!read.success) {
    const sentences = read.issues.map(
      (issue) => `The variable ${v.getDotPath(issue)?.split('.')[0] ?? ''} cannot be read: ${expectationOf(issue)}`,
    );
    throw new Error(sentences.join('\n'));
  }
  const e = read.output;
  const off = capabilitiesOffIn(variables);
  // Badges on tiles show jackpots.
  const pinnedFlags = { ...e.FLAGS, ...(off.includes('jackpots') && { gameCardJackpotTicker: false }) };
  const hubOrigin =
    e.HUB_ORIGIN === undefined || e.HUB_ORIGIN === 'off' ? sandboxOrigin(e.PLATFORM_URL, 'hub') : e.HUB_ORIGIN;
  return {
    deployment: e.DEPLOYMENT,
    port: e.PORT,
    host: e.HOST,
    upstreams: serviceAddressesOf(e, e.PLATFORM_URL),
    serviceCredentials: serviceCredentialsIn(variables),
    servicesOff: servicesOffIn(variables),
    capabilitiesOff: off,
    adapters: e.ADAPTERS ?? null,
    externalLogin: e.EXTERNAL_LOGIN,
    attributionParameters: off.includes('attribution') ? [] : e.ATTRIBUTION_PARAMETERS,
    mediaOrigin: e.MEDIA_ORIGIN,
    pictureOrigins: e.PICTURE_ORIGINS,
    gamesOrigins: e.GAMES_ORIGIN,
    gameFrames: withinOrigins(e.GAME_FRAMES_FILE, e.GAMES_ORIGIN),
    cashierOrigins: e.CASHIER_ORIGIN,
    portalOrigin: e.PORTAL_ORIGIN,
    operatorPaths: { cashier: e.CASHIER_PATH, portal: e.PORTAL_PATH },
    controlRoom: controlRoomOf(e),
    hubOrigin,
    brokerHubUrl: hubOrigin + e.BROKER_HUB_PATH,
    collectorUrl: e.COLLECTOR_URL === 'off' ? null : (e.COLLECTOR_URL ?? `${e.PLATFORM_URL}/collector`),
    telemetryGroup: e.TELEMETRY_GROUP,
    tracesUrl: e.TRACES_URL ?? null,
    operations: operationsAddressOf(e),
    webhookSecret: e.WEBHOOK_SECRET,
    redis: redisOf(e),
    redisTimeoutMs: e.REDIS_TIMEOUT_MS,
    defaultBrand: e.DEFAULT_BRAND,
    strictHosts: e.STRICT_HOSTS,
    trustedProxies: e.TRUSTED_PROXIES,
    clientAddressHeader: e.CLIENT_ADDRESS_HEADER,
    countryHeader: e.COUNTRY_HEADER.toLowerCase(),
    regionHeader: e.REGION_HEADER,
    publicScheme: e.PUBLIC_SCHEME,
    publicOriginOf: publicOriginsOf(e),
    secureCookies: e.DEPLOYMENT === 'production' || e.PUBLIC_SCHEME === 'https',
    plainHttp: e.PLAIN_HTTP,
    headersTimeoutMs: e.HEADERS_TIMEOUT_MS,
    requestTimeoutMs: e.REQUEST_TIMEOUT_MS,
    writeTimeoutMs: e.WRITE_TIMEOUT_MS,
    drainNoticeMs: e.DRAIN_NOTICE_MS,
    flags: pinnedFlags,
    experiments: checkedExperiments(e.EXPERIMENTS, pinnedFlags),
    flagService: flagServiceOf(e, {
      sandbox: sandboxOrigin(e.PLATFORM_URL, 'flags'),
      overrides: pinnedFlags,
      ownVendors,
    }),
    allowMultipleSessions: e.MULTIPLE_SESSIONS,
    sessionBinding: e.SESSION_BINDING,
    sessionSecrets: e.SESSION_SECRET ?? null,
    releaseFiles: releaseFilesOf(e),
    eventPrefix: e.EVENT_PREFIX,
    edge: edgeOf(e),
    vendors: vendorsOf(e, ownVendors, e.COLLECTOR_URL !== 'off'),
    logLevel: e.LOG_LEVEL,
  };
}

/** Games on this machine's own host names belong to the sandbox, unless the accounts are those of an operator. */
function controlRoomOf({
  CONTROL_ROOM: given,
  ACCOUNTS_URL: accountsUrl,
  GAMES_ORIGIN: [gamesOrigin = ''],
}: v.InferOutput<typeof environment>): string | null {
  if (given !== undefined) return given === 'off' ? null : given;
  if (accountsUrl !== undefined) return null;
  const { protocol, hostname, port: gamesPort } = new URL(gamesOrigin);
  return hostname === 'localhost' || hostname.endsWith('.localhost')
    ? `${protocol}//localhost${gamesPort === '' ? '' : `:${gamesPort}`}/control`
    : null;
}

/** Sandbox services have host names of their own on the same port. */
function sandboxOrigin(platformUrl: string, name: 'hub' | 'flags'): string {
  const { port: platformPort } = new URL(platformUrl);
  return `http://${name}.localhost${platformPort === '' ? '' : `:${platformPort}`}`;
}
