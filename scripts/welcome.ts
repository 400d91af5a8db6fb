import { renderUnicodeCompact } from 'uqr';
import { originAt } from './chooseNetwork.ts';
import type { Network } from './chooseNetwork.ts';
import type { SandboxDescription } from './describeSandbox.ts';

/** Message that `npm start` prints when everything runs. */
export function welcome({
  brands,
  players,
  password,
  port,
  sandboxPort,
  network,
  logFolder,
}: SandboxDescription & {
  port: number;
  sandboxPort: number;
  network: Network | null;
  logFolder?: string | undefined;
}): string {
  return [
    '',
    'Foyer is open. Play money only.',
    '',
    ...table(brands.map(({ name, hosts }) => [name, `http://${hosts[0]}:${port}`])),
    ...(network ? onOtherDevices(network, brands, port) : []),
    '',
    'For operators: send messages, change the clock, cause faults, watch events',
    '',
    ...table([['Control room', `http://localhost:${sandboxPort}/control`]]),
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

function onOtherDevices({ address, brand }: Network, brands: SandboxDescription['brands'], port: number) {
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

/** Formats rows as two aligned columns. */
function table(rows: [string, string][]) {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}
