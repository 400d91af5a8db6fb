import { brands } from '@foyer/brands/brands';
import { sandboxFlagEnvironment } from '@foyer/contract/flags';
import { canonicalAddress } from '@foyer/contract/networkAddress';
import * as v from 'valibot';
import { readFlags } from '../flags/flags.ts';
import type { Flags, FlagService } from '../flags/flags.ts';
import { telemetryGroups } from '../telemetry/telemetryGroup.ts';
import type { TelemetryGroup } from '../telemetry/telemetryGroup.ts';
import { readProxyTrust } from './clientConnection.server.ts';
import type { ProxyTrust } from './clientConnection.server.ts';
import { plainHttpRules } from './plainHttp.server.ts';
import type { PlainHttpRule } from './plainHttp.server.ts';
import { vendorEnvironment, vendorsOf } from './vendorScripts.server.ts';
import type { VendorScripts } from './vendorScripts.server.ts';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535));
const origin = v.pipe(v.string(), v.regex(/^https?:\/\/[a-z0-9.:[\]-]+$/i));
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

/** Every variable of the environment that the web server reads, with its default. */
const environment = v.object({
  /** 0 takes any free port. */
  PORT: v.optional(port, '3000'),
  /** Address of the interface to listen on: by default this machine alone, `::` or `0.0.0.0` for every interface. */
  HOST: v.optional(listenAddress, '127.0.0.1'),
  /** Base of the operator's services; in the sandbox all of them stand behind one address. */
  PLATFORM_URL: v.optional(origin, 'http://127.0.0.1:4000'),
  ACCOUNTS_URL: v.optional(v.string()),
  GAMES_URL: v.optional(v.string()),
  CONTENT_URL: v.optional(v.string()),
  MILESTONES_URL: v.optional(v.string()),
  BROKER_URL: v.optional(v.string()),
  PROMOTIONS_URL: v.optional(v.string()),
  CAMPAIGNS_URL: v.optional(v.string()),
  CHAT_URL: v.optional(v.string()),
  /** Where pictures come from, as the browser sees it. */
  MEDIA_ORIGIN: v.optional(origin, 'http://media.localhost:4000'),
  /** Where games in frames come from; a launch address of another origin is refused. */
  GAMES_ORIGIN: v.optional(origin, 'http://games.localhost:4000'),
  /** Where the cashier in its frame comes from. */
  CASHIER_ORIGIN: v.optional(origin, 'http://cashier.localhost:4000'),
  /** Where the account portal is, in windows of its own (HI-02). */
  PORTAL_ORIGIN: v.optional(origin, 'http://portal.localhost:4000'),
  /** The control room of the sandbox: with one, pages say that they are a sandbox's. By default beside games of this very machine; in front of real services there is none. */
  CONTROL_ROOM: v.optional(serviceAddress),
  /** Where the real-time hub takes sockets, as the browser sees it; one elsewhere is never connected to. By default the sandbox's. */
  HUB_ORIGIN: v.optional(origin),
  /** Where the broker takes sockets of pages that could not negotiate (RT-02); at the same origin. */
  BROKER_HUB_PATH: v.optional(v.pipe(v.string(), v.startsWith('/')), '/broker/hub'),
  /** Where what browsers measure is passed on to; `off`: nothing is measured. */
  COLLECTOR_URL: v.optional(v.union([v.literal('off'), serviceAddress])),
  /** Consent that measuring needs, because it keeps a session's name in the browser: a group, or `necessary` where the operator's lawyers say so. */
  TELEMETRY_GROUP: v.optional(v.picklist(telemetryGroups), 'C0002'),
  /** `on`: sessions of who consented are recorded, without words and inputs (TE-05). */
  REPLAY: v.optional(onOff, 'off'),
  /** Where spans of this server go, in the JSON form of OTLP over HTTP; without it none are made. */
  TRACES_URL: v.optional(serviceAddress),
  /** Port of `/metrics`, apart from the visitors' port; 0 takes any free one. Without it there is none. */
  METRICS_PORT: v.optional(port),
  /** Who can reach `/metrics`: by default this machine alone. */
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  WEBHOOK_SECRET: v.optional(v.string(), ''),
  /** Shared tier of the caches; without it each process keeps its own. */
  REDIS_URL: v.optional(v.pipe(v.string(), v.url())),
  DEFAULT_BRAND: v.optional(
    v.pipe(v.string(), v.check(isBrand, `names no brand; there are ${brands.map(({ id }) => id).join(', ')}`)),
    'regency',
  ),
  /** `on`: an unknown host is answered with 421 instead of the default brand. */
  STRICT_HOSTS: v.optional(onOff, 'off'),
  /** Proxies whose headers are believed: how many stand in front, or a list of their addresses and networks. */
  TRUSTED_PROXIES: v.optional(proxyTrust, 'none'),
  /** Header in which they name the visitor: a chain (`x-forwarded-for`, `forwarded`) or a CDN's header with one address. */
  CLIENT_ADDRESS_HEADER: v.optional(headerName, 'x-forwarded-for'),
  /** Header in which the CDN names the visitor's country, two letters. */
  COUNTRY_HEADER: v.optional(v.string(), 'cf-ipcountry'),
  /** How visitors reach the site: `https` where TLS ends in front of this process. */
  PUBLIC_SCHEME: v.optional(v.picklist(['http', 'https']), 'http'),
  /** Host names answered over plain HTTP: `localhost` names of this machine alone, `on` every one, `off` none. A request counts as plain unless a trusted proxy says `https`. */
  PLAIN_HTTP: v.optional(v.picklist(plainHttpRules), 'localhost'),
  /** Time a connection has to send all headers of a request, and the whole request. */
  HEADERS_TIMEOUT_MS: v.optional(milliseconds, '8000'),
  REQUEST_TIMEOUT_MS: v.optional(milliseconds, '9000'),
  /** Time without any byte of a response being read after which its connection is closed; six times as long where a few are read. */
  WRITE_TIMEOUT_MS: v.optional(v.pipe(milliseconds, v.minValue(100)), '10000'),
  /** Time between readiness saying no and the port closing: as long as a balancer needs to notice. */
  DRAIN_NOTICE_MS: v.optional(milliseconds, '300'),
  /** Flags that are turned whatever the flag service says, for example `gameCardJackpotTicker=off`. */
  FLAGS: v.optional(flags, ''),
  /** `off`: no flag service is asked; flags have their defaults and what FLAGS turns. */
  FLAG_SERVICE: v.optional(onOff, 'on'),
  /** The vendor's client-side id. */
  FLAG_ENVIRONMENT: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), sandboxFlagEnvironment),
  /** Where browsers ask for goals, hear of changes and send what they measured; by default the sandbox for all three. */
  FLAG_BASE_ORIGIN: v.optional(origin),
  FLAG_STREAM_ORIGIN: v.optional(origin),
  FLAG_EVENTS_ORIGIN: v.optional(origin),
  MULTIPLE_SESSIONS: v.optional(onOff, 'off'),
  /** `off`: the services' tokens lie in session storage as they are, and are good without the cookie (decision 12). */
  SESSION_BINDING: v.optional(onOff, 'on'),
  /** What tokens and remembered names are sealed with; the same for all processes. Without it a restart logs everybody out. */
  SESSION_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  ...vendorEnvironment,
  /** First part of every analytics event's name (AN-02). */
  EVENT_PREFIX: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]{0,19}$/i)), 'foyer'),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug']), 'warn'),
});

export interface Configuration {
  port: number;
  host: string;
  upstreams: {
    accounts: string;
    games: string;
    content: string;
    milestones: string;
    broker: string;
    promotions: string;
    campaigns: string;
    chat: string;
  };
  mediaOrigin: string;
  gamesOrigin: string;
  cashierOrigin: string;
  portalOrigin: string;
  controlRoom: string | null;
  hubOrigin: string;
  brokerHubUrl: string;
  /** Null: nothing is measured. */
  collectorUrl: string | null;
  telemetryGroup: TelemetryGroup;
  replay: boolean;
  tracesUrl: string | null;
  metrics: { port: number; host: string } | null;
  webhookSecret: string;
  redisUrl: string | null;
  defaultBrand: string;
  strictHosts: boolean;
  trustedProxies: ProxyTrust;
  clientAddressHeader: string;
  countryHeader: string;
  publicScheme: 'http' | 'https';
  plainHttp: PlainHttpRule;
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  writeTimeoutMs: number;
  drainNoticeMs: number;
  /** What is turned for this process; everything else the flag service says. */
  flags: Partial<Flags>;
  flagService: { browser: FlagService; streamUrl: string; evaluationUrl: string } | null;
  allowMultipleSessions: boolean;
  sessionBinding: boolean;
  sessionSecret: string | null;
  eventPrefix: string;
  /** Scripts of vendors: the tag manager, and those that take the place of what is built in. */
  vendors: VendorScripts;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/** @throws when a variable is unreadable; the message names it and what it should look like. */
export function readConfiguration(variables: Record<string, string | undefined>): Configuration {
  const read = v.safeParse(environment, variables);
  if (!read.success) {
    const issue = read.issues[0];
    throw new Error(`The variable ${v.getDotPath(issue) ?? ''} cannot be read: ${issue.message}`);
  }
  const e = read.output;
  const hubOrigin = e.HUB_ORIGIN ?? sandboxOrigin(e.PLATFORM_URL, 'hub');
  return {
    port: e.PORT,
    host: e.HOST,
    upstreams: {
      accounts: e.ACCOUNTS_URL ?? `${e.PLATFORM_URL}/accounts`,
      games: e.GAMES_URL ?? `${e.PLATFORM_URL}/games`,
      content: e.CONTENT_URL ?? `${e.PLATFORM_URL}/content`,
      milestones: e.MILESTONES_URL ?? `${e.PLATFORM_URL}/milestones`,
      broker: e.BROKER_URL ?? `${e.PLATFORM_URL}/broker`,
      promotions: e.PROMOTIONS_URL ?? `${e.PLATFORM_URL}/promotions`,
      campaigns: e.CAMPAIGNS_URL ?? `${e.PLATFORM_URL}/campaigns`,
      chat: e.CHAT_URL ?? `${e.PLATFORM_URL}/chat`,
    },
    mediaOrigin: e.MEDIA_ORIGIN,
    gamesOrigin: e.GAMES_ORIGIN,
    cashierOrigin: e.CASHIER_ORIGIN,
    portalOrigin: e.PORTAL_ORIGIN,
    controlRoom: e.CONTROL_ROOM ?? controlRoomBeside(e.GAMES_ORIGIN),
    hubOrigin,
    brokerHubUrl: hubOrigin + e.BROKER_HUB_PATH,
    collectorUrl: e.COLLECTOR_URL === 'off' ? null : (e.COLLECTOR_URL ?? `${e.PLATFORM_URL}/collector`),
    telemetryGroup: e.TELEMETRY_GROUP,
    replay: e.REPLAY,
    tracesUrl: e.TRACES_URL ?? null,
    metrics: e.METRICS_PORT === undefined ? null : { port: e.METRICS_PORT, host: e.METRICS_HOST },
    webhookSecret: e.WEBHOOK_SECRET,
    redisUrl: e.REDIS_URL ?? null,
    defaultBrand: e.DEFAULT_BRAND,
    strictHosts: e.STRICT_HOSTS,
    trustedProxies: e.TRUSTED_PROXIES,
    clientAddressHeader: e.CLIENT_ADDRESS_HEADER,
    countryHeader: e.COUNTRY_HEADER.toLowerCase(),
    publicScheme: e.PUBLIC_SCHEME,
    plainHttp: e.PLAIN_HTTP,
    headersTimeoutMs: e.HEADERS_TIMEOUT_MS,
    requestTimeoutMs: e.REQUEST_TIMEOUT_MS,
    writeTimeoutMs: e.WRITE_TIMEOUT_MS,
    drainNoticeMs: e.DRAIN_NOTICE_MS,
    flags: e.FLAGS,
    flagService: e.FLAG_SERVICE ? flagServiceOf(e) : null,
    allowMultipleSessions: e.MULTIPLE_SESSIONS,
    sessionBinding: e.SESSION_BINDING,
    sessionSecret: e.SESSION_SECRET ?? null,
    eventPrefix: e.EVENT_PREFIX,
    vendors: vendorsOf(e),
    logLevel: e.LOG_LEVEL,
  };
}

/** Games that come from this very machine are the sandbox's. */
function controlRoomBeside(gamesOrigin: string): string | null {
  const { protocol, hostname, port: gamesPort } = new URL(gamesOrigin);
  return hostname === 'localhost' || hostname.endsWith('.localhost')
    ? `${protocol}//localhost${gamesPort === '' ? '' : `:${gamesPort}`}/control`
    : null;
}

/** Parts of the sandbox have names of their own at the same port. */
function sandboxOrigin(platformUrl: string, name: 'hub' | 'flags'): string {
  const { port: platformPort } = new URL(platformUrl);
  return `http://${name}.localhost${platformPort === '' ? '' : `:${platformPort}`}`;
}

/** Browsers and this process reach a vendor at the same addresses, and the sandbox at two. */
function flagServiceOf(e: v.InferOutput<typeof environment>): Configuration['flagService'] {
  const sandbox = sandboxOrigin(e.PLATFORM_URL, 'flags');
  const baseUrl = e.FLAG_BASE_ORIGIN ?? sandbox;
  const streamUrl = e.FLAG_STREAM_ORIGIN ?? sandbox;
  const own = (address: string) => (address === sandbox ? `${e.PLATFORM_URL}/flags` : address);
  return {
    browser: {
      environmentId: e.FLAG_ENVIRONMENT,
      baseUrl,
      streamUrl,
      eventsUrl: e.FLAG_EVENTS_ORIGIN ?? sandbox,
      pinned: e.FLAGS,
    },
    streamUrl: own(streamUrl),
    evaluationUrl: own(baseUrl),
  };
}
