import { readFile } from 'node:fs/promises';
import { BlockList, isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { canonicalAddress } from '@foyer/contract/networkAddress';
import { Reader } from 'mmdb-lib';
import type { Response } from 'mmdb-lib';
import { memoize } from '../base/memoize.ts';

/** Two letters of the country an internet address belongs to; null for one that nobody is known to have. */
export type CountryOfAddress = (address: string) => string | null;

const file = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';
/** Looking up takes microseconds, but every page without a country from the CDN passes here. */
const maxMemoizedAddresses = 2000;

/**
 * The embedded database of countries (public domain, from the address registries; 8 MB of memory).
 * Rejects when its file cannot be read.
 */
export async function openCountryDatabase(): Promise<CountryOfAddress> {
  // Some registries list them, as if whoever runs a network at home lived there.
  const ownNetworks = new BlockList();
  for (const [network, bits] of [
    ['10.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['100.64.0.0', 10],
  ] as const)
    ownNetworks.addSubnet(network, bits);
  for (const [network, bits] of [
    ['fc00::', 7],
    ['fe80::', 10],
  ] as const)
    ownNetworks.addSubnet(network, bits, 'ipv6');
  const reader = new Reader<Response & { country_code?: unknown }>(
    await readFile(fileURLToPath(import.meta.resolve(file))),
  );
  return memoize(maxMemoizedAddresses, (address) => {
    const plain = canonicalAddress(address);
    const kind = isIP(plain ?? '');
    if (plain === null || ownNetworks.check(plain, kind === 4 ? 'ipv4' : 'ipv6')) return null;
    const country = reader.get(plain)?.country_code;
    return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null;
  });
}
