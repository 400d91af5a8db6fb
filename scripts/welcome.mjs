/**
 * What `npm start` says when everything runs.
 * @param {import('./describeSandbox.mjs').SandboxDescription & { port: number, logFolder?: string }} facts
 * @returns {string}
 */
export function welcome({ brands, players, port, logFolder }) {
  const addresses = brands.map(({ name, hosts }) => [name, `http://${hosts[0]}:${port}`]);
  const passwords = new Set(players.map(({ password }) => password));
  const shared = passwords.size === 1 ? [...passwords][0] : undefined;
  const rows = players.map(({ username, password, about }) => [username, ...(shared === undefined ? [password] : []), about]);
  return [
    '',
    'Foyer is open. Play money only.',
    '',
    ...table(addresses),
    '',
    shared === undefined ? 'Demo players (name, password):' : `Demo players, all with the password ${shared}`,
    '',
    ...table(rows),
    '',
    `${logFolder === undefined ? '' : `Logs: ${logFolder}. `}Ctrl-C stops everything.`,
    '',
    '',
  ].join('\n');
}

/** @param {(string | undefined)[][]} rows */
function table(rows) {
  /** @type {number[]} */
  const widths = [];
  for (const row of rows) for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell?.length ?? 0);
  return rows.map((row) => `  ${row.map((cell = '', column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
