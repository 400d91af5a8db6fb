/**
 * Things that cause traffic, in the order of a session.
 * - `visit`: a page loaded with an empty browser cache
 * - `navigation`: a further page, as a model
 * - `login`: the login and the player's data that follow it
 * - `lobbyMinute`, `gameMinute`: polls of a minute with a lobby or a game open
 * - `launch`: a game opened from the lobby
 */
export const trafficKinds = ['visit', 'navigation', 'login', 'lobbyMinute', 'launch', 'gameMinute'] as const;
export type TrafficKind = (typeof trafficKinds)[number];

/** Assumed behaviour. Change it to the operator's own figures. */
export const assumedBehaviour = {
  /** Length of a player's session. */
  sessionMinutes: 25,
  /** Games opened in a session. */
  launches: 5,
  /** Share of a session with a game open, 0 to 1. */
  gameShare: 0.7,
  /** Further pages in a session. */
  navigations: 6,
  /** Visitors at once for each player at once. */
  visitorsPerPlayer: 0.5,
  /** Length of a visit without login. */
  visitMinutes: 4,
  /** Further pages of such a visit. */
  visitNavigations: 2,
};

/** Standard deviations by which the busiest of 600 random seconds exceeds the mean. */
const busiestSecond = 3.1;

/**
 * Events in the busiest second of ten minutes, with `players` at once. People act independently, so the events of a second
 * have a Poisson distribution.
 */
export function trafficOf(players: number, behaviour: typeof assumedBehaviour): Record<TrafficKind, number> {
  const visitors = players * behaviour.visitorsPerPlayer;
  const sessions = players / (behaviour.sessionMinutes * 60);
  const visits = visitors / (behaviour.visitMinutes * 60);
  const mean: Record<TrafficKind, number> = {
    visit: sessions + visits,
    navigation: sessions * behaviour.navigations + visits * behaviour.visitNavigations,
    login: sessions,
    lobbyMinute: (players * (1 - behaviour.gameShare) + visitors) / 60,
    launch: sessions * behaviour.launches,
    gameMinute: (players * behaviour.gameShare) / 60,
  };
  return Object.fromEntries(
    trafficKinds.map((kind) => [kind, mean[kind] + busiestSecond * Math.sqrt(mean[kind])]),
  ) as Record<TrafficKind, number>;
}
