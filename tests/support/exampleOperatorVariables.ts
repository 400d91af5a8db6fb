/** Variables of a web server in front of the example operator at a port of this machine. It lacks everything optional. */
export function exampleOperatorVariables(port: number): Record<string, string> {
  const origin = (name: string) => `http://${name}.localhost:${port}`;
  return {
    ACCOUNTS_URL: `http://127.0.0.1:${port}/accounts`,
    GAMES_URL: `http://127.0.0.1:${port}/games`,
    CONTENT_URL: `http://127.0.0.1:${port}/content`,
    MILESTONES_URL: 'off',
    BROKER_URL: 'off',
    PROMOTIONS_URL: 'off',
    CAMPAIGNS_URL: 'off',
    CHAT_URL: 'off',
    MEDIA_ORIGIN: origin('media'),
    GAMES_ORIGIN: origin('games'),
    CASHIER_ORIGIN: origin('cashier'),
    PORTAL_ORIGIN: origin('portal'),
    HUB_ORIGIN: 'off',
    FLAG_SERVICE: 'off',
    COLLECTOR_URL: 'off',
    CAPABILITIES_OFF:
      'winners jackpots liveTables favourites recentlyPlayed recalls blog registration passwordReset passwordChange exclusionReturn location locationProvider',
  };
}
