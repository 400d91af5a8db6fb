import ipaddr from 'ipaddr.js';

/** Maximum length of an address: an IPv6 address that ends in an IPv4 one. */
const maxAddressLength = 45;

/**
 * Returns the canonical spelling of an IP address: IPv4 in four decimal parts, IPv6 in lower case and shortened, an
 * IPv4-mapped IPv6 address as IPv4. Null for anything else: names, ports, zones, octal and hexadecimal IPv4.
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
 * Returns what a rate limit counts as one caller: an IPv4 address, or the 64-bit network of an IPv6 address, because
 * one subscriber has all 2^64 addresses of it. Other text is returned unchanged.
 */
export function addressGroup(text: string): string {
  const address = canonicalAddress(text);
  if (address === null) return text.slice(0, maxAddressLength);
  const parsed = ipaddr.parse(address);
  if (parsed.kind() === 'ipv4') return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64`;
}
