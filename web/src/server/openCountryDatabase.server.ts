import { readFile } from 'node:fs/promises';
import { BlockList, isIP } from 'node:net';
import { canonicalAddress } from '@foyer/contract/networkAddress';
import { Reader } from 'mmdb-lib';
import type { Response } from 'mmdb-lib';
import { memoize } from '../base/memoize.ts';

/** ISO country code of an IP address; null when unknown. */
export type CountryOfAddress = (address: string) => string | null;

/** Cached, because every page without a CDN country needs a look-up, which takes microseconds. */
const maxMemoizedAddresses = 2000;

/**
 * Opens the country database of the build (public domain, from the address registries; 8 MB of memory). Rejects when
 * its file cannot be read.
 */
export async function openCountryDatabase(file: string): Promise<CountryOfAddress> {
  // Private networks, which some registries list with a country.
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
  const reader = new Reader<Response & { country_code?: unknown }>(await readFile(file));
  return memoize(maxMemoizedAddresses, (address) => {
    const plain = canonicalAddress(address);
    const kind = isIP(plain ?? '');
    if (plain === null || ownNetworks.check(plain, kind === 4 ? 'ipv4' : 'ipv6')) return null;
    const country = reader.get(plain)?.country_code;
    return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null;
  });
}
