import type { IncomingMessage } from 'node:http';
import { canonicalAddress } from '@foyer/contract/networkAddress';
import forwardedParse from 'forwarded-parse';
import ipaddr from 'ipaddr.js';
import { memoize } from '../base/memoize.ts';

type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** Which proxies are trusted. `hops: 0`: none. */
export type ProxyTrust = { hops: number } | { networks: readonly Network[] };

/** Trustworthy facts about the visitor's connection. */
export interface ClientConnection {
  /** Canonical IP address; empty when the connection is closed. */
  address: string;
  /** The visitor's own connection uses TLS. */
  isTls: boolean;
  /** The connection comes from a trusted proxy. */
  isProxied: boolean;
}

export type ClientConnectionOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => ClientConnection;

interface ProxySettings {
  trustedProxies: ProxyTrust;
  /** In lower case. `x-forwarded-for` and `forwarded` contain a chain of addresses, any other header one address. */
  clientAddressHeader: string;
}

const maxKnownAddresses = 500;
/** Maximum number of proxies in a chain. Real chains have two or three. */
export const maxProxies = 32;

/**
 * Parses a list of networks such as `10.0.0.0/8 2001:db8::/32 192.0.2.7`, a number of proxies, or `none`. Null for
 * anything else.
 */
export function readProxyTrust(text: string): ProxyTrust | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === 'none') return { hops: 0 };
  if (/^\d{1,2}$/.test(trimmed)) return Number(trimmed) <= maxProxies ? { hops: Number(trimmed) } : null;
  const networks = trimmed.split(/[\s,]+/).map(networkOf);
  return networks.every((network) => network !== null) ? { networks } : null;
}

export function trustsNoProxy(trust: ProxyTrust): boolean {
  return 'hops' in trust && trust.hops === 0;
}

function networkOf(text: string): Network | null {
  const [given = '', bits, ...rest] = text.split('/');
  const address = canonicalAddress(given);
  if (address === null || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null;
  const parsed = ipaddr.parse(address);
  const max = parsed.kind() === 'ipv4' ? 32 : 128;
  const prefix = bits === undefined ? max : Number(bits);
  return prefix <= max ? [parsed, prefix] : null;
}

/**
 * Determines the client behind trusted proxies. Reads a header only from a trusted proxy, from right to left, and stops
 * at the first address that is not a trusted proxy. Entries further left may be forged.
 */
export function createClientConnectionOf({ trustedProxies, clientAddressHeader }: ProxySettings): ClientConnectionOf {
  // Requests of a connection and of a visitor repeat their addresses, and parsing one takes longer than all else here.
  const peerOf = memoize(maxKnownAddresses, (text) => canonicalAddress(text.split('%', 1)[0] ?? '') ?? '');
  const entryOf = memoize(maxKnownAddresses, addressIn);
  const isInNetworks = memoize(
    maxKnownAddresses,
    (address) => 'networks' in trustedProxies && isInOneOf(address, trustedProxies.networks),
  );
  const isTrusted = (address: string, hop: number): boolean =>
    'hops' in trustedProxies ? hop < trustedProxies.hops : isInNetworks(address);

  return ({ headers, socket }) => {
    const peer = peerOf(socket.remoteAddress ?? '');
    const isEncrypted = 'encrypted' in socket && socket.encrypted === true;
    if (!isTrusted(peer, 0)) return { address: peer, isTls: isEncrypted, isProxied: false };
    const header = textOf(headers[clientAddressHeader]);
    const elements = clientAddressHeader === 'forwarded' ? forwardedElements(header) : null;
    const hops =
      elements === null
        ? hopsOf(clientAddressHeader, header)
        : elements.map(({ for: node }) => node ?? '').slice(-maxProxies);
    let address = peer;
    let depth = 0;
    while (depth < hops.length && isTrusted(address, depth)) {
      const next = entryOf(hops.at(-1 - depth) ?? '');
      // A trusted proxy did not report its client, so stop here.
      if (next === null) break;
      address = next;
      depth += 1;
    }
    const schemes =
      elements === null ? listed(textOf(headers['x-forwarded-proto'])) : elements.map(({ proto }) => proto ?? '');
    const scheme = schemes.at(-Math.max(1, depth)) ?? schemes[0] ?? '';
    return { address, isTls: scheme.toLowerCase() === 'https', isProxied: true };
  };
}

function isInOneOf(address: string, networks: readonly Network[]): boolean {
  if (address === '') return false;
  const parsed = ipaddr.parse(address);
  return networks.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits));
}

function textOf(header: string | string[] | undefined): string {
  return Array.isArray(header) ? header.join(',') : (header ?? '');
}

/** Last entries of a comma-separated header, read from the right, so that a long forged prefix costs nothing. */
function listed(header: string): string[] {
  const entries: string[] = [];
  let end = header.length;
  while (entries.length < maxProxies) {
    const start = end === 0 ? -1 : header.lastIndexOf(',', end - 1);
    entries.unshift(header.slice(start + 1, end).trim());
    if (start === -1) break;
    end = start;
  }
  return entries.length === 1 && entries[0] === '' ? [] : entries;
}

function hopsOf(name: string, header: string): string[] {
  // A header for one address with two values cannot be the proxy's own.
  return name === 'x-forwarded-for' ? listed(header) : header === '' || header.includes(',') ? [] : [header.trim()];
}

/** Elements of `Forwarded` (RFC 7239), nearest proxy last; empty when invalid. */
function forwardedElements(header: string): Record<string, string>[] {
  if (header === '') return [];
  try {
    return forwardedParse(header);
  } catch {
    return [];
  }
}

/** Maximum length of an entry: an IPv6 address in brackets with its port. */
const maxEntryLength = 53;

/** Address of a chain entry, without port; null for `unknown`, obfuscated names and invalid entries. */
function addressIn(entry: string): string | null {
  if (entry.length > maxEntryLength) return null;
  const bracketed = /^\[([^\]]{1,45})\](?::\d{1,5})?$/.exec(entry);
  if (bracketed !== null) return bracketed[1]?.includes(':') === true ? canonicalAddress(bracketed[1]) : null;
  return canonicalAddress(entry) ?? canonicalAddress(/^([\d.]{7,15}):\d{1,5}$/.exec(entry)?.[1] ?? '');
}
