/**
 * What `npm start` says when everything runs.
 * @param {import('./describeSandbox.mjs').SandboxDescription & { port: number, platformPort: number, logFolder?: string }} facts
 * @returns {string}
 */
export function welcome({ brands, players, password, port, platformPort, logFolder }) {
  return [
    '',
    'Foyer is open. Play money only.',
    '',
    ...table(brands.map(({ name, hosts }) => [name, `http://${hosts[0]}:${port}`])),
    '',
    'For operators: send messages, move the clock, break things, watch what arrives',
    '',
    ...table([['Control room', `http://localhost:${platformPort}/control`]]),
    '',
    `Log in as one of these, all with the password ${password}`,
    '',
    ...table(players.map(({ username, about }) => [username, about])),
    '',
    `${logFolder === undefined ? '' : `Logs: ${logFolder}. `}Ctrl-C stops everything.`,
    '',
    '',
  ].join('\n');
}

/** Two columns. @param {[string, string][]} rows */
function table(rows) {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}
