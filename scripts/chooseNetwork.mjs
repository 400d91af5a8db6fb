import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * Address at which other devices reach the site, and the brand to show there, because an address does not name a brand.
 * @typedef {{ address: string, brand: string }} Network
 */

/**
 * Returns the given address, or the first address that other devices can reach.
 * @param {string | undefined} requested value of `--host`; undefined: option absent; empty: any address
 * @param {ReturnType<typeof networkInterfaces>} [interfaces]
 * @returns {{ address: string | null } | { problem: string }}
 */
export function chooseAddress(requested, interfaces = networkInterfaces()) {
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

/**
 * @param {string | undefined} requested
 * @param {readonly { id: string }[]} brands the first one is the default
 * @returns {{ brand: string } | { problem: string }}
 */
export function chooseBrand(requested, brands) {
  const brand = brands.find(({ id }) => requested === undefined || id === requested)?.id;
  return brand === undefined
    ? { problem: `Unknown brand ${requested}: use --brand with one of ${brands.map(({ id }) => id).join(', ')}.` }
    : { brand };
}

/**
 * Network settings of the command line; null without `--host`.
 * @param {{ host?: string | undefined, brand?: string | undefined }} options
 * @param {readonly { id: string }[]} brands
 * @returns {{ network: Network | null } | { problem: string }}
 */
export function chooseNetwork(options, brands) {
  const chosen = chooseAddress(options.host);
  if ('problem' in chosen) return chosen;
  const shown = chooseBrand(options.brand, brands);
  if ('problem' in shown) return shown;
  return { network: chosen.address === null ? null : { address: chosen.address, brand: shown.brand } };
}

/** @param {string} address @param {number} port */
export const originAt = (address, port) => `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;

/** Address to listen at so that local host names and the network address both work. @param {string} address */
export const wildcardAddress = (address) => (isIPv6(address) ? '::' : '0.0.0.0');
