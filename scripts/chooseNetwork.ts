import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * Address at which other devices reach the site, and the brand to show there, because an address does not name a brand.
 */
export interface Network {
  address: string;
  brand: string;
}

/**
 * Returns the given address, or the first address that other devices can reach.
 * @param requested value of `--host`; undefined: option absent; empty: any address
 */
export function chooseAddress(
  requested: string | undefined,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): { address: string | null } | { problem: string } {
  if (requested === undefined) return { address: null };
  const all = Object.values(interfaces).flatMap((addresses) => addresses ?? []);
  const own = all.map(({ address }) => address);
  if (requested !== '')
    return own.includes(requested)
      ? { address: requested }
      : {
          problem: `${requested} is not an address of this machine: use --host with one of ${own.join(', ')}, or without a value to choose automatically.`,
        };
  const found = all.find(
    ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
  );
  return found
    ? { address: found.address }
    : { problem: 'This machine is not connected to a network: connect it, or start without --host.' };
}

/** @param brands the first one is the default */
export function chooseBrand(
  requested: string | undefined,
  brands: readonly { id: string }[],
): { brand: string } | { problem: string } {
  const brand = brands.find(({ id }) => requested === undefined || id === requested)?.id;
  return brand === undefined
    ? { problem: `Unknown brand ${requested}: use --brand with one of ${brands.map(({ id }) => id).join(', ')}.` }
    : { brand };
}

/** Network settings of the command line; null without `--host`. */
export function chooseNetwork(
  options: { host?: string | undefined; brand?: string | undefined },
  brands: readonly { id: string }[],
): { network: Network | null } | { problem: string } {
  if (options.brand !== undefined && options.host === undefined)
    return {
      problem:
        '--brand says which brand answers at the address of --host; give both. Without --host each brand has a name of its own.',
    };
  const chosen = chooseAddress(options.host);
  if ('problem' in chosen) return chosen;
  const shown = chooseBrand(options.brand, brands);
  if ('problem' in shown) return shown;
  return { network: chosen.address === null ? null : { address: chosen.address, brand: shown.brand } };
}

export const originAt = (address: string, port: number) =>
  `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;

/** Address to listen at so that local host names and the network address both work. */
export const wildcardAddress = (address: string) => (isIPv6(address) ? '::' : '0.0.0.0');
