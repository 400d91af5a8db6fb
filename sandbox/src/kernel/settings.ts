import { resolve } from 'node:path';
import { brands } from '@foyer/brands/brands';
import { canonicalAddress } from '@foyer/contract/networkAddress';
import * as v from 'valibot';

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(min), v.maxValue(max));
const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));
const originText = v.pipe(
  webAddress,
  v.check((text) => new URL(text).origin === text, 'an origin has no path'),
);
const list = <Item extends v.GenericSchema<string, string>>(item: Item) =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
    v.array(item),
  );

const defaultWebOrigins = brands.flatMap(({ hosts }) => hosts.map((host) => `http://${host}:3000`)).join(',');

const environment = v.object({
  /** 0 takes any free port. */
  PORT: v.optional(wholeNumber(0, 65_535), '4000'),
  /**
   * Listening address; by default only this machine. Anyone who can reach it has access to the control room and to all
   * players.
   */
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => canonicalAddress(text) !== null),
    ),
    '127.0.0.1',
  ),
  /**
   * Address of this machine for other devices: games, cashier, pictures and other parts use the ports after PORT there.
   * The services and the control room stay on HOST.
   */
  PAGE_HOST: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => canonicalAddress(text) !== null),
    ),
  ),
  /** Port of a proxy on this machine that ends TLS for the sandbox's `*.localhost` names, which are `https` then. */
  TLS_PROXY_PORT: v.optional(wholeNumber(1, 65_535)),
  DATA_FOLDER: v.optional(
    v.pipe(
      v.string(),
      v.minLength(1),
      v.transform((path) => resolve(path)),
    ),
    '.data',
  ),
  /** Origins of the web front end, comma-separated. */
  WEB_ORIGINS: v.optional(list(originText), defaultWebOrigins),
  /** `background` also renders unrequested covers one after another; `onDemand` renders only requested ones. */
  COVERS: v.optional(v.picklist(['background', 'onDemand']), 'background'),
  /** Folder of the content files. Defaults to the content of the repository. */
  CONTENT_FOLDER: v.optional(
    v.pipe(
      v.string(),
      v.minLength(1),
      v.transform((path) => resolve(path)),
    ),
  ),
  /** Whether simulated players play in the background, so that jackpots and winners change. */
  SIMULATED_PLAYERS: v.optional(v.picklist(['on', 'off']), 'on'),
  /** Whether games have weekly maintenance and live tables close. */
  GAME_SCHEDULES: v.optional(v.picklist(['on', 'off']), 'on'),
  /**
   * Location of a player whom no edge and no front end located: `home` counts as the country and region of the account's
   * market, because an engineer's machine has no edge; `unknown` is what real services assume.
   */
  UNREPORTED_LOCATION: v.optional(v.picklist(['home', 'unknown']), 'home'),
  /**
   * Identity provider whose access tokens count as user tokens, if they are for `urn:foyer:sandbox`; `sub` is the player's
   * user name, `sid` the login.
   */
  IDENTITY_ISSUER: v.optional(webAddress),
  CATALOGUE_SIZE: v.optional(wholeNumber(1, 10_000), '600'),
  /** Addresses that are notified of published content, comma-separated. */
  CONTENT_WEBHOOKS: v.optional(list(webAddress), ''),
  WEBHOOK_SECRET: v.optional(v.string(), ''),
});

export interface Settings {
  port: number;
  host: string;
  /** Null if only this machine can reach the sandbox. */
  pageHost: string | null;
  /** Null without a proxy that ends TLS. */
  tlsPort: number | null;
  dataFolder: string;
  webOrigins: readonly string[];
  catalogueSize: number;
  covers: 'background' | 'onDemand';
  /** Null for the content of the repository. */
  contentFolder: string | null;
  contentWebhooks: { urls: readonly string[]; secret: string };
  simulatedPlayers: 'on' | 'off';
  gameSchedules: 'on' | 'off';
  unreportedLocation: 'home' | 'unknown';
  /** Null without an identity provider. */
  identityIssuer: string | null;
  /** Start with an empty database. */
  reset: boolean;
}

/** Reads settings from the environment and the command line. Errors name the variable, never its value. */
export function readSettings(
  variables: Readonly<Record<string, string | undefined>>,
  words: readonly string[],
): { read: true; settings: Settings } | { read: false; problem: string } {
  const unknown = words.find((word) => word !== '--reset');
  if (unknown !== undefined)
    return { read: false, problem: `The sandbox takes --reset and nothing else, not ${unknown}.` };
  const given = v.safeParse(environment, variables);
  if (!given.success) {
    const names = [...new Set(given.issues.map((issue) => v.getDotPath(issue)?.split('.')[0] ?? '?'))];
    return {
      read: false,
      problem: `The environment variable ${names.join(' and ')} has no usable value; correct it or leave it out.`,
    };
  }
  const {
    PORT,
    HOST,
    PAGE_HOST,
    TLS_PROXY_PORT,
    DATA_FOLDER,
    WEB_ORIGINS,
    CATALOGUE_SIZE,
    COVERS,
    SIMULATED_PLAYERS,
    GAME_SCHEDULES,
    UNREPORTED_LOCATION,
    IDENTITY_ISSUER,
    CONTENT_FOLDER,
    CONTENT_WEBHOOKS,
    WEBHOOK_SECRET,
  } = given.output;
  if (CONTENT_WEBHOOKS.length > 0 && WEBHOOK_SECRET === '') {
    return { read: false, problem: 'CONTENT_WEBHOOKS needs a WEBHOOK_SECRET; set both or neither.' };
  }
  return {
    read: true,
    settings: {
      port: PORT,
      host: HOST,
      pageHost: PAGE_HOST ?? null,
      tlsPort: TLS_PROXY_PORT ?? null,
      dataFolder: DATA_FOLDER,
      webOrigins: WEB_ORIGINS,
      catalogueSize: CATALOGUE_SIZE,
      covers: COVERS,
      simulatedPlayers: SIMULATED_PLAYERS,
      gameSchedules: GAME_SCHEDULES,
      unreportedLocation: UNREPORTED_LOCATION,
      identityIssuer: IDENTITY_ISSUER ?? null,
      contentFolder: CONTENT_FOLDER ?? null,
      contentWebhooks: { urls: CONTENT_WEBHOOKS, secret: WEBHOOK_SECRET },
      reset: words.includes('--reset'),
    },
  };
}
