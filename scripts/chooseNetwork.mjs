import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * Address at which other devices reach the site, and the brand that it shows, because an address does not name a brand.
 * @typedef {{ address: string, brand: string }} Network
 */

/**
 * The address that was asked for, or without one the first that other devices can reach.
 * @param {string | undefined} asked undefined: nobody asked for one; empty: any
 * @param {ReturnType<typeof networkInterfaces>} [interfaces]
 * @returns {{ address: string | null } | { problem: string }}
 */
export function chooseAddress(asked, interfaces = networkInterfaces()) {
  if (asked === undefined) return { address: null };
  const all = Object.values(interfaces).flatMap((addresses) => addresses ?? []);
  const own = all.map(({ address }) => address);
  if (asked !== '')
    return own.includes(asked)
      ? { address: asked }
      : {
          problem: `${asked} is no address of this machine: give --host one of ${own.join(', ')}, or none to let it be found.`,
        };
  const found = all.find(
    ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
  );
  return found
    ? { address: found.address }
    : { problem: 'This machine is in no network: connect it to one, or start without --host.' };
}

/**
 * @param {string | undefined} asked
 * @param {readonly { id: string }[]} brands the first one answers unless another is asked for
 * @returns {{ brand: string } | { problem: string }}
 */
export function chooseBrand(asked, brands) {
  const brand = brands.find(({ id }) => asked === undefined || id === asked)?.id;
  return brand === undefined
    ? { problem: `There is no brand ${asked}: give --brand one of ${brands.map(({ id }) => id).join(', ')}.` }
    : { brand };
}

/**
 * The network that the command line asks for; null without `--host`.
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

/** What a process listens at so that this machine's own names and the address both reach it. @param {string} address */
export const everyInterface = (address) => (isIPv6(address) ? '::' : '0.0.0.0');
