import * as v from 'valibot';
import { flagsWith, readFlags } from '../flags/flags.ts';
import type { Flags } from '../flags/flags.ts';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535));
const origin = v.pipe(v.string(), v.regex(/^https?:\/\/[a-z0-9.:[\]-]+$/i));
const milliseconds = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));
const flags = v.pipe(
  v.string(),
  v.transform(readFlags),
  v.check((turned) => turned !== null, 'names a flag or a value that does not exist; flags/flags.ts lists them, as in `languageToggle=off`'),
  v.transform((turned) => flagsWith(turned ?? {})),
);
const onOff = v.pipe(v.picklist(['on', 'off']), v.transform((value) => value === 'on'));

/** Every variable of the environment that the web server reads, with its default. */
const environment = v.object({
  /** 0 takes any free port. */
  PORT: v.optional(port, '3000'),
  /** Base of the operator's services; in the sandbox all three stand behind one address. */
  PLATFORM_URL: v.optional(origin, 'http://127.0.0.1:4000'),
  ACCOUNTS_URL: v.optional(v.string()),
  GAMES_URL: v.optional(v.string()),
  CONTENT_URL: v.optional(v.string()),
  /** Where pictures come from, as the browser sees it. */
  MEDIA_ORIGIN: v.optional(origin, 'http://media.localhost:4000'),
  /** Where games in frames come from; a launch address of another origin is refused. */
  GAMES_ORIGIN: v.optional(origin, 'http://games.localhost:4000'),
  WEBHOOK_SECRET: v.optional(v.string(), ''),
  /** Shared tier of the caches; without it each process keeps its own. */
  REDIS_URL: v.optional(v.pipe(v.string(), v.url())),
  DEFAULT_BRAND: v.optional(v.string(), 'regency'),
  /** `on`: an unknown host is answered with 421 instead of the default brand. */
  STRICT_HOSTS: v.optional(onOff, 'off'),
  /** Header in which the CDN names the visitor's country, two letters. */
  COUNTRY_HEADER: v.optional(v.string(), 'cf-ipcountry'),
  /** How visitors reach the site: `https` where TLS ends in front of this process. */
  PUBLIC_SCHEME: v.optional(v.picklist(['http', 'https']), 'http'),
  /** Time a connection has to send all headers of a request, and the whole request. */
  HEADERS_TIMEOUT_MS: v.optional(milliseconds, '8000'),
  REQUEST_TIMEOUT_MS: v.optional(milliseconds, '9000'),
  /** Time between readiness saying no and the port closing: as long as a balancer needs to notice. */
  DRAIN_NOTICE_MS: v.optional(milliseconds, '300'),
  /** Flags turned away from their defaults, for example `gameCardJackpotTicker=off`. */
  FLAGS: v.optional(flags, ''),
  MULTIPLE_SESSIONS: v.optional(onOff, 'off'),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug']), 'warn'),
});

export interface Configuration {
  port: number;
  upstreams: { accounts: string; games: string; content: string };
  mediaOrigin: string;
  gamesOrigin: string;
  webhookSecret: string;
  redisUrl: string | null;
  defaultBrand: string;
  strictHosts: boolean;
  countryHeader: string;
  publicScheme: 'http' | 'https';
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  drainNoticeMs: number;
  flags: Flags;
  allowMultipleSessions: boolean;
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
  return {
    port: e.PORT,
    upstreams: {
      accounts: e.ACCOUNTS_URL ?? `${e.PLATFORM_URL}/accounts`,
      games: e.GAMES_URL ?? `${e.PLATFORM_URL}/games`,
      content: e.CONTENT_URL ?? `${e.PLATFORM_URL}/content`,
    },
    mediaOrigin: e.MEDIA_ORIGIN,
    gamesOrigin: e.GAMES_ORIGIN,
    webhookSecret: e.WEBHOOK_SECRET,
    redisUrl: e.REDIS_URL ?? null,
    defaultBrand: e.DEFAULT_BRAND,
    strictHosts: e.STRICT_HOSTS,
    countryHeader: e.COUNTRY_HEADER.toLowerCase(),
    publicScheme: e.PUBLIC_SCHEME,
    headersTimeoutMs: e.HEADERS_TIMEOUT_MS,
    requestTimeoutMs: e.REQUEST_TIMEOUT_MS,
    drainNoticeMs: e.DRAIN_NOTICE_MS,
    flags: e.FLAGS,
    allowMultipleSessions: e.MULTIPLE_SESSIONS,
    logLevel: e.LOG_LEVEL,
  };
}
