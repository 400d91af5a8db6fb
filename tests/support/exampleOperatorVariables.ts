import { connectSettings } from '../../scripts/connect/connectSettings.ts';

/** What the command line says of the example operator at a port of this machine. */
export const exampleOperatorOptions = (port: number) => ({
  accounts: `http://127.0.0.1:${port}/accounts`,
  games: `http://127.0.0.1:${port}/games`,
  content: `http://127.0.0.1:${port}/content`,
  'games-origin': `http://games.localhost:${port}`,
});

/** Variables of a web server in front of the example operator, which lacks everything optional. */
export function exampleOperatorVariables(port: number): Record<string, string> {
  const variables = connectSettings(exampleOperatorOptions(port));
  if (typeof variables === 'string') throw new Error(variables);
  return {
    ...variables,
    CAPABILITIES_OFF:
      'winners jackpots liveTables favourites recentlyPlayed recalls blog portal registration attribution passwordReset passwordChange exclusionReturn location locationProvider',
  };
}
