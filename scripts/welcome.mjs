import { renderUnicodeCompact } from 'uqr';
import { originAt } from './chooseNetwork.mjs';

/**
 * Message that `npm start` prints when everything runs.
 * @param {import('./describeSandbox.mjs').SandboxDescription & { port: number, platformPort: number, network:
 * import('./chooseNetwork.mjs').Network | null, logFolder?: string }} facts
 * @returns {string}
 */
export function welcome({ brands, players, password, port, platformPort, network, logFolder }) {
  return [
    '',
    'Foyer is open. Play money only.',
    '',
    ...table(brands.map(({ name, hosts }) => [name, `http://${hosts[0]}:${port}`])),
    ...(network ? onOtherDevices(network, brands, port) : []),
    '',
    'For operators: send messages, change the clock, cause faults, watch events',
    '',
    ...table([['Control room', `http://localhost:${platformPort}/control`]]),
    '',
    `Log in as one of these players; the password is ${password}`,
    '',
    ...table(players.map(({ username, about }) => [username, about])),
    '',
    `${logFolder === undefined ? '' : `Logs: ${logFolder}. `}Ctrl-C stops everything.`,
    '',
    '',
  ].join('\n');
}

/**
 * @param {import('./chooseNetwork.mjs').Network} network
 * @param {import('./describeSandbox.mjs').SandboxDescription['brands']} brands
 * @param {number} port
 */
function onOtherDevices({ address, brand }, brands, port) {
  const origin = originAt(address, port);
  return [
    '',
    `On phones and other devices in this network: ${brands.find(({ id }) => id === brand)?.name ?? brand}`,
    '',
    `  ${origin}`,
    '',
    ...renderUnicodeCompact(origin)
      .split('\n')
      .map((row) => `  ${row}`),
    '',
    'Everyone in this network can open it and log in. The control room is available on this machine only.',
  ];
}

/** Formats rows as two aligned columns. @param {[string, string][]} rows */
function table(rows) {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}
