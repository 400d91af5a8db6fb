/**
 * Things that cause traffic, in the order of the simulation's counters.
 * - `visit`: a page loaded with an empty browser cache
 * - `navigation`: a further page, as a model
 * - `login`: the login and the player's data that follow it
 * - `lobbyMinute`, `gameMinute`: polls of a minute with a lobby or a game open
 * - `launch`: a game opened from the lobby
 */
export const trafficKinds = /** @type {const} */ ([
  'visit',
  'navigation',
  'login',
  'lobbyMinute',
  'gameMinute',
  'launch',
]);

/** @typedef {typeof trafficKinds[number]} TrafficKind */

/**
 * Assumed behaviour. Change it to the operator's own figures.
 * @typedef {object} Behaviour
 * @property {number} sessionMinutes length of a player's session
 * @property {number} launches games opened in a session
 * @property {number} gameShare share of a session with a game open, 0 to 1
 * @property {number} navigations further pages in a session
 * @property {number} visitorsPerPlayer visitors at once for each player at once
 * @property {number} visitMinutes length of a visit without login
 * @property {number} visitNavigations further pages of such a visit
 */

/** @type {Behaviour} */
export const assumedBehaviour = {
  sessionMinutes: 25,
  launches: 5,
  gameShare: 0.7,
  navigations: 6,
  visitorsPerPlayer: 0.5,
  visitMinutes: 4,
  visitNavigations: 2,
};

/**
 * Simulates players and visitors second by second: each has a random start and acts at random times, so neighbouring
 * seconds differ as they do in reality.
 * @param {object} options
 * @param {number} options.players at once
 * @param {number} options.seconds simulated time
 * @param {Behaviour} options.behaviour
 * @param {() => number} options.random 0 to 1
 * @returns {Record<TrafficKind, { mean: number, peak: number }>} events a second; `peak` is the busiest second
 */
export function simulatePlayers({ players, seconds, behaviour, random }) {
  const counters = trafficKinds.map(() => new Uint32Array(seconds));
  const [visit, navigation, login, lobbyMinute, gameMinute, launch] =
    /** @type {[Uint32Array, Uint32Array, Uint32Array, Uint32Array, Uint32Array, Uint32Array]} */ (counters);
  const sessionSeconds = behaviour.sessionMinutes * 60;
  const visitSeconds = behaviour.visitMinutes * 60;

  /** Adds one event at a random time of the session, if that time is simulated. @param {Uint32Array} counter @param {number} start @param {number} length */
  const addAtRandomTime = (counter, start, length) => addAt(counter, start + Math.floor(random() * length));
  /** @param {Uint32Array} counter @param {number} second */
  const addAt = (counter, second) => {
    if (second >= 0 && second < seconds) counter[second] = (counter[second] ?? 0) + 1;
  };

  for (let player = 0; player < players; player += 1) {
    // The first session began before the simulated time; others follow without a gap, so the number stays constant.
    for (let start = -Math.floor(random() * sessionSeconds); start < seconds; start += sessionSeconds) {
      addAt(visit, start);
      addAtRandomTime(login, start, 60);
      for (let index = 0; index < behaviour.navigations; index += 1) addAtRandomTime(navigation, start, sessionSeconds);
      for (let index = 0; index < behaviour.launches; index += 1) addAtRandomTime(launch, start, sessionSeconds);
      const offset = Math.floor(random() * 60);
      for (let minute = 0; minute < behaviour.sessionMinutes; minute += 1)
        addAt(random() < behaviour.gameShare ? gameMinute : lobbyMinute, start + minute * 60 + offset);
    }
  }
  const visitors = Math.round(players * behaviour.visitorsPerPlayer);
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    for (let start = -Math.floor(random() * visitSeconds); start < seconds; start += visitSeconds) {
      addAt(visit, start);
      for (let index = 0; index < behaviour.visitNavigations; index += 1)
        addAtRandomTime(navigation, start, visitSeconds);
      const offset = Math.floor(random() * 60);
      for (let minute = 0; minute < behaviour.visitMinutes; minute += 1)
        addAt(lobbyMinute, start + minute * 60 + offset);
    }
  }
  return /** @type {Record<TrafficKind, { mean: number, peak: number }>} */ (
    Object.fromEntries(
      trafficKinds.map((kind, index) => {
        const counter = counters[index] ?? new Uint32Array(1);
        let sum = 0;
        let peak = 0;
        for (const count of counter) {
          sum += count;
          if (count > peak) peak = count;
        }
        return [kind, { mean: sum / seconds, peak }];
      }),
    )
  );
}

/**
 * Repeatable random numbers (mulberry32), so that the page shows the same figures for the same measurements.
 * @param {number} seed
 * @returns {() => number}
 */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
