import { isAbsolute } from 'node:path';
import { brands } from '@foyer/brands/brands';
import type { Brand } from '@foyer/brands/market';
import { capabilityOfService } from '@foyer/contract/capabilities';
import type { Capability } from '@foyer/contract/capabilities';
import { operatorServices } from '@foyer/contract/endpoint';
import { canonicalAddress } from '@foyer/contract/networkAddress';
import { ownValue } from '@foyer/contract/ownValue';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import type { VendorsOfBrands } from './brandVendors.ts';
import { addressVariableOf, capabilitiesOffIn } from './serviceAddresses.server.ts';

/** Environment variables that say where this process runs. */
export const deploymentEnvironment = {
  /**
   * `production` refuses to start with missing or developer's values. The package sets it; `sandbox` is for play money
   * and tests.
   */
  DEPLOYMENT: v.optional(v.picklist(['production', 'sandbox']), 'sandbox'),
  /** `on`: production may have hosts and support addresses of `brands/`, for a rehearsal without visitors. */
  REHEARSAL: v.optional(v.picklist(['on', 'off']), 'off'),
  /** JSON file with the operator's hosts, addresses and ids of brands and markets. */
  BRANDS_FILE: v.optional(v.pipe(v.string(), v.minLength(1))),
  /** `on`: the network between this process and the services is private or encrypted, so they may have `http` addresses. */
  PLAIN_HTTP_SERVICES: v.optional(v.picklist(['on', 'off']), 'off'),
};

type Variables = Readonly<Record<string, string | undefined>>;
type Rule = (variables: Variables, ownVendors: VendorsOfBrands) => string[];

const originNames = ['MEDIA_ORIGIN', 'GAMES_ORIGIN', 'CASHIER_ORIGIN', 'PORTAL_ORIGIN', 'HUB_ORIGIN'];
const capabilityOfOrigin: Readonly<Partial<Record<string, Capability>>> = {
  PORTAL_ORIGIN: 'portal',
  HUB_ORIGIN: 'realTime',
};
const flagOriginNames = ['FLAG_BASE_ORIGIN', 'FLAG_STREAM_ORIGIN', 'FLAG_EVENTS_ORIGIN'];
const vendorNames = ['TAG_MANAGER_SCRIPT', 'MESSENGER_SCRIPT', 'CONSENT_SCRIPT', 'REPLAY_SCRIPT'];

const minSecretLength = 32;
const minDistinctCharacters = 10;
/** Words of documents, tests and examples. A random secret does not contain them. */
const exampleSecret = /change-?me|example|secret-of|password|placeholder|replace|insecure|sandbox|0123456789|abcdefgh/i;
/** Names that are reserved for tests and documents (RFC 2606, RFC 6761). */
export const reservedName = /(?:^|\.)(?:localhost|test|invalid|example|example\.(?:com|net|org))\.?$/;

/**
 * Lists every missing value and every developer's value, one sentence each, beginning with the variable. Empty outside
 * of production. Contains no secret.
 * @param ownVendors vendors of brands in `BRANDS_FILE`
 */
export function productionProblems(variables: Variables, ownVendors: VendorsOfBrands = new Map()): string[] {
  if (variables['DEPLOYMENT'] !== 'production') return [];
  return rules.flatMap((rule) => rule(variables, ownVendors));
}

/** Lists hosts and support addresses of brands that only a sandbox or a rehearsal may have, one sentence each. */
export function brandProblems(
  variables: Variables,
  configured: readonly Pick<Brand, 'id' | 'hosts' | 'supportEmail'>[],
): string[] {
  if (variables['DEPLOYMENT'] !== 'production' || variables['REHEARSAL'] === 'on') return [];
  const advice = 'Name your own in BRANDS_FILE; REHEARSAL=on allows it where nobody visits.';
  return configured.flatMap(({ id, hosts, supportEmail }) => [
    ...hosts
      .filter((host) => reservedName.test(host))
      .map((host) => `The brand ${id} has the host ${host}, which is a developer's or an example's. ${advice}`),
    ...(reservedName.test(supportEmail.slice(supportEmail.lastIndexOf('@') + 1).toLowerCase())
      ? [`The brand ${id} has the support address ${supportEmail}, where nobody reads. ${advice}`]
      : []),
  ]);
}

const rules: readonly Rule[] = [
  function sessionSecret(variables) {
    const secrets = secretsOf(variables, 'SESSION_SECRET');
    if (secrets.length === 0)
      return ['SESSION_SECRET is missing: every node needs the same random text of at least 32 characters.'];
    return secrets.flatMap((secret, index) =>
      secretProblems(secrets.length === 1 ? 'SESSION_SECRET' : `SESSION_SECRET, number ${index + 1}`, secret),
    );
  },
  function webhookSecret(variables) {
    const secret = variables['WEBHOOK_SECRET'] ?? '';
    return secret === ''
      ? ['WEBHOOK_SECRET is missing: the content service signs its calls with it.']
      : secretProblems('WEBHOOK_SECRET', secret);
  },
  function edgeSecrets(variables) {
    return ['EDGE_SECRET', 'EDGE_PURGE_SECRET'].flatMap((name) =>
      secretsOf(variables, name).flatMap((secret) => secretProblems(name, secret)),
    );
  },
  function serviceAddresses(variables) {
    const isPlainAllowed = variables['PLAIN_HTTP_SERVICES'] === 'on';
    const off = capabilitiesOffIn(variables);
    const named = operatorServices.flatMap((service) => {
      const capability = capabilityOfService[service];
      return capability !== undefined && off.includes(capability) ? [] : [addressVariableOf(service)];
    });
    const given = [...named, 'PLATFORM_URL'].filter((name) => isGiven(variables, name));
    const missing = isGiven(variables, 'PLATFORM_URL') ? [] : named.filter((name) => !isGiven(variables, name));
    return [
      ...missing.map((name) => `${name} is missing: name the service's address, or one for all in PLATFORM_URL.`),
      ...given.flatMap((name) => addressProblems(name, variables[name] ?? '', { isPublic: false, isPlainAllowed })),
    ];
  },
  function origins(variables) {
    return [
      ...originNames.flatMap((name) => {
        const capability = ownValue(capabilityOfOrigin, name);
        return capability !== undefined && capabilitiesOffIn(variables).includes(capability)
          ? []
          : requiredOrigin(variables, name);
      }),
      ...(variables['FLAG_SERVICE'] === 'off'
        ? []
        : flagOriginNames.flatMap((name) => requiredOrigin(variables, name, ' FLAG_SERVICE=off does without.'))),
      ...(variables['PICTURE_ORIGINS'] ?? '')
        .split(/\s+/)
        .flatMap((text) => addressProblems('PICTURE_ORIGINS', text, { isPublic: true })),
      ...vendorNames.flatMap((name) =>
        isGiven(variables, name) ? addressProblems(name, variables[name] ?? '', { isPublic: true }) : [],
      ),
    ];
  },
  function flagEnvironment(variables, ownVendors) {
    if (variables['FLAG_SERVICE'] === 'off' || isGiven(variables, 'FLAG_ENVIRONMENT')) return [];
    const without = brands.flatMap(({ id }) => (ownVendors.get(id)?.flagEnvironment === undefined ? [id] : []));
    return without.length === 0
      ? []
      : [`FLAG_ENVIRONMENT is missing: without it flags of ${without.join(', ')} come from the sandbox's environment.`];
  },
  function vendorsOfBrands(_variables, ownVendors) {
    return [...ownVendors].flatMap(([brandId, { tagManager, consent, chat, replay }]) =>
      Object.entries({ tagManager, consent, chat, replay }).flatMap(([name, entry]) =>
        typeof entry === 'object' && entry.script !== undefined
          ? addressProblems(`BRANDS_FILE: ${brandId}.vendors.${name}.script`, entry.script, { isPublic: true })
          : [],
      ),
    );
  },
  function collector(variables) {
    const address = variables['COLLECTOR_URL'];
    if (address === undefined) return ['COLLECTOR_URL is missing: name the collector of telemetry, or set it to off.'];
    return address === 'off'
      ? []
      : addressProblems('COLLECTOR_URL', address, { isPublic: false, isPlainAllowed: true });
  },
  function publicScheme(variables) {
    return variables['PUBLIC_SCHEME'] === 'https'
      ? []
      : ['PUBLIC_SCHEME must be https: without TLS in front, sessions and payments would be readable.'];
  },
  function plainHttp(variables) {
    return variables['PLAIN_HTTP'] === 'on' ? ['PLAIN_HTTP=on serves every host without TLS; use off.'] : [];
  },
  function proxies(variables) {
    const trusted = (variables['TRUSTED_PROXIES'] ?? '').trim();
    return ['', 'none', '0'].includes(trusted)
      ? ['TRUSTED_PROXIES names no proxy: TLS ends in front of this process, and all visitors would share one address.']
      : [];
  },
  function strictHosts(variables) {
    return variables['STRICT_HOSTS'] === 'on'
      ? []
      : ['STRICT_HOSTS must be on: otherwise any host name gets the default brand.'];
  },
  function adapters(variables) {
    const place = variables['ADAPTERS'] ?? '';
    if (place !== '')
      return isAbsolute(place) ? [] : ['ADAPTERS must be an absolute path: others depend on where the process starts.'];
    const settings = Object.keys(variables).filter((name) => name.startsWith('ADAPTER_'));
    return settings.map((name) => `${name} is set and ADAPTERS is not: no adapter runs.`);
  },
  function controlRoom(variables) {
    return isGiven(variables, 'CONTROL_ROOM') && variables['CONTROL_ROOM'] !== 'off'
      ? ['CONTROL_ROOM is set: only a sandbox has one, and pages would say that they are a sandbox.']
      : [];
  },
];

const isGiven = (variables: Variables, name: string): boolean => (variables[name] ?? '') !== '';

/** Newest first; several while one is changed. */
const secretsOf = (variables: Variables, name: string): string[] =>
  (variables[name] ?? '').split(/\s+/).filter(Boolean);

function requiredOrigin(variables: Variables, name: string, otherwise = ''): string[] {
  return isGiven(variables, name)
    ? (variables[name] ?? '').split(/[\s,]+/).flatMap((text) => addressProblems(name, text, { isPublic: true }))
    : [`${name} is missing: browsers need the operator's origin.${otherwise}`];
}

function secretProblems(name: string, secret: string): string[] {
  if (exampleSecret.test(secret)) return [`${name} is an example value; use random text.`];
  if (secret.length < minSecretLength) return [`${name} has ${secret.length} characters; at least 32 are needed.`];
  return new Set(secret).size < minDistinctCharacters ? [`${name} repeats few characters; use random text.`] : [];
}

/** `isPublic`: visitors' browsers use the address too. */
function addressProblems(
  name: string,
  text: string,
  { isPublic, isPlainAllowed = false }: { isPublic: boolean; isPlainAllowed?: boolean },
): string[] {
  // The configuration's schema reports what is no address.
  if (!URL.canParse(text)) return [];
  const { hostname, protocol } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  const range = canonicalAddress(host) === null ? null : ipaddr.parse(host).range();
  if (reservedName.test(host) || range === 'loopback' || range === 'unspecified')
    return [`${name} names ${host}, which is a developer's or an example's host.`];
  if (isPublic && range !== null && range !== 'unicast') return [`${name} names ${host}, which visitors cannot reach.`];
  return protocol === 'https:' || isPlainAllowed
    ? []
    : [`${name} uses plain HTTP.${isPublic ? '' : ' PLAIN_HTTP_SERVICES=on allows it inside a private network.'}`];
}
