import ipaddr from 'ipaddr.js';

/** Longest text of an address: an IPv6 address that ends in an IPv4 one. */
const maxAddressLength = 45;

/**
 * The one spelling of an IP address: IPv4 in four decimal parts, IPv6 in lower case and shortened, an IPv4 address that
 * is mapped into IPv6 as IPv4. Null for anything else: names, ports, zones, octal and hexadecimal IPv4.
 */
export function canonicalAddress(text: string): string | null {
  if (text.length > maxAddressLength) return null;
  if (
    !ipaddr.IPv4.isValidFourPartDecimal(text) &&
    !(text.includes(':') && !text.includes('%') && ipaddr.IPv6.isValid(text))
  )
    return null;
  return ipaddr.process(text).toString();
}

/**
 * What a limit counts as one caller: an IPv4 address, or the 64 bits of an IPv6 address that name a network, because one
 * subscriber has all 2^64 addresses behind them. Text that is no address stands for itself.
 */
export function addressGroup(text: string): string {
  const address = canonicalAddress(text);
  if (address === null) return text.slice(0, maxAddressLength);
  const parsed = ipaddr.parse(address);
  if (parsed.kind() === 'ipv4') return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64`;
}
