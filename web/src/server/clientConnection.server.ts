import type { IncomingMessage } from 'node:http';
import { canonicalAddress } from '@foyer/contract/networkAddress';
import forwardedParse from 'forwarded-parse';
import ipaddr from 'ipaddr.js';

type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** Which connections come from proxies whose headers are believed. `hops: 0`: none. */
export type ProxyTrust = { hops: number } | { networks: readonly Network[] };

/** How a visitor reached the site, as far as it can be believed. */
export interface ClientConnection {
  /** Canonical IP address; empty where the connection is already gone. */
  address: string;
  /** The visitor's own connection was encrypted. */
  isTls: boolean;
  /** The connection comes from a trusted proxy. */
  isProxied: boolean;
}

export type ClientConnectionOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => ClientConnection;

interface ProxySettings {
  trustedProxies: ProxyTrust;
  /** Lower case. `x-forwarded-for` and `forwarded` hold a chain of addresses; any other header one address. */
  clientAddressHeader: string;
}

/** Proxies that a chain is followed through. Real chains have two or three. */
export const maxProxies = 32;

/**
 * The networks in a list such as `10.0.0.0/8 2001:db8::/32 192.0.2.7`, or the number of proxies, or `none`.
 * Null for anything else.
 */
export function readProxyTrust(text: string): ProxyTrust | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === 'none') return { hops: 0 };
  if (/^\d{1,2}$/.test(trimmed)) return Number(trimmed) <= maxProxies ? { hops: Number(trimmed) } : null;
  const networks = trimmed.split(/[\s,]+/).map(networkOf);
  return networks.every((network) => network !== null) ? { networks } : null;
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
 * Finds the visitor behind trusted proxies. A header counts only when the connection comes from a trusted proxy; its
 * chain is read from the right, where the nearest proxy writes, and ends at the first address that no trusted proxy
 * vouches for. What stands further left is the sender's own invention.
 */
export function createClientConnectionOf({ trustedProxies, clientAddressHeader }: ProxySettings): ClientConnectionOf {
  const isTrusted = (address: string, hop: number): boolean =>
    'hops' in trustedProxies ? hop < trustedProxies.hops : isInOneOf(address, trustedProxies.networks);

  return ({ headers, socket }) => {
    const peer = canonicalAddress((socket.remoteAddress ?? '').split('%', 1)[0] ?? '') ?? '';
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
      const next = addressIn(hops.at(-1 - depth) ?? '');
      // A proxy that does not say who called it: nobody further left can be believed.
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

/** The last entries of a comma-separated header, cut from the right: an attacker's long beginning is never looked at. */
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
  // Two values of a header that holds one address were not both written by the proxy.
  return name === 'x-forwarded-for' ? listed(header) : header === '' || header.includes(',') ? [] : [header.trim()];
}

/** The elements of `Forwarded` (RFC 7239), nearest proxy last; none where the header cannot be read. */
function forwardedElements(header: string): Record<string, string>[] {
  if (header === '') return [];
  try {
    return forwardedParse(header);
  } catch {
    return [];
  }
}

/** Longest entry: an IPv6 address in brackets with its port. */
const maxEntryLength = 53;

/** The address in an entry of a chain, which may carry a port; null for `unknown`, names that hide an address, and nonsense. */
function addressIn(entry: string): string | null {
  if (entry.length > maxEntryLength) return null;
  const bracketed = /^\[([^\]]{1,45})\](?::\d{1,5})?$/.exec(entry);
  if (bracketed !== null) return bracketed[1]?.includes(':') === true ? canonicalAddress(bracketed[1]) : null;
  return canonicalAddress(entry) ?? canonicalAddress(/^([\d.]{7,15}):\d{1,5}$/.exec(entry)?.[1] ?? '');
}
