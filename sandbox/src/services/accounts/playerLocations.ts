import type { LocationAction, LocationDecision } from '@foyer/brands/locationRules';
import { decideLocation, stricterDecision } from '@foyer/brands/locationRules';
import type { Market } from '@foyer/brands/market';
import { restOfWorldRules } from '@foyer/brands/market';
import { accountCodes } from '@foyer/contract/accounts';
import type { PlayerLocation } from '@foyer/contract/playerLocation';
import { locationOfEdge, locationText, readLocation, unknownLocation } from '@foyer/contract/playerLocation';
import { change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { refuse } from '../../kernel/route.ts';
import type { Refusal } from '../../kernel/route.ts';
import type { Obstacle } from './accountStatus.ts';
import { marketOf } from './players.ts';
import type { Player } from './players.ts';

/**
 * The last reported location of each session, and where the location provider saw its address last; times are Unix
 * milliseconds. The number of a question grows with each one.
 */
export const playerLocationsSchema = `
CREATE TABLE IF NOT EXISTS session_location (
  session_id INTEGER PRIMARY KEY,
  location TEXT NOT NULL,
  reported_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS session_location_by_provider (
  session_id INTEGER PRIMARY KEY,
  location TEXT NOT NULL,
  question INTEGER NOT NULL
) STRICT;
`;

type Account = Pick<Player, 'brand' | 'market_id' | 'product_id' | 'country'>;

/** A call of a player: the session, if there is one, and the location that came with the call; null without one. */
export interface LocatedCall {
  sessionId: number | null;
  location: PlayerLocation | null;
}

export interface PlayerLocations {
  /** Stores where the front end sees the player of a session. */
  report(sessionId: number, location: PlayerLocation): void;
  /**
   * Asks the location provider about the address of a session. Its answer counts until the next one: while it does not
   * answer, what it said last still holds, and else the reported location alone. Never rejects.
   */
  locate(sessionId: number, ipAddress: string): Promise<void>;
  /**
   * Decides by the location of the call, else by the last one that was reported for the session, and by what the location
   * provider said. Where they contradict each other, the stricter decision counts.
   */
  decide(account: Account, action: LocationAction, call: LocatedCall): LocationDecision;
  /** Where the services see the player of a call: where the provider does, if it knows. */
  locationOf(account: Account, call: LocatedCall): PlayerLocation;
}

/**
 * @param unreportedLocation of a call and a session that no front end and no edge located. `home`: the player counts as
 *   at home, as on an engineer's machine, which has no edge; the region of the home country counts as known too
 * @param isCountryRestricted whether the product's terms forbid play in a country (MK-11)
 */
export function createPlayerLocations(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  {
    unreportedLocation,
    isCountryRestricted,
    locateAddress,
  }: {
    unreportedLocation: 'home' | 'unknown';
    isCountryRestricted: (productId: number, countryIso2: string) => boolean;
    /** Where a location provider sees an address; null without an answer. Never rejects. */
    locateAddress?: (ipAddress: string) => Promise<PlayerLocation | null>;
  },
): PlayerLocations {
  const reportedFor = (sessionId: number): PlayerLocation | null => {
    const row = firstRow<{ location: string }>(
      database,
      'SELECT location FROM session_location WHERE session_id = ?',
      sessionId,
    );
    return row ? readLocation(row.location) : null;
  };

  /** Where the provider saw the session last; null if it does not know. */
  const providedFor = (sessionId: number | null): PlayerLocation | null => {
    if (sessionId === null) return null;
    const row = firstRow<{ location: string }>(
      database,
      'SELECT location FROM session_location_by_provider WHERE session_id = ?',
      sessionId,
    );
    const location = row ? readLocation(row.location) : unknownLocation;
    return !location.known && location.reason === 'unknown' ? null : location;
  };

  let lastQuestion: number | undefined;
  function nextQuestion(): number {
    lastQuestion ??=
      firstRow<{ last: number | null }>(database, 'SELECT max(question) AS last FROM session_location_by_provider')
        ?.last ?? 0;
    lastQuestion += 1;
    return lastQuestion;
  }

  function seenLocation(account: Account, { sessionId, location }: LocatedCall): PlayerLocation {
    const seen = location ?? (sessionId === null ? null : reportedFor(sessionId));
    if (unreportedLocation === 'unknown') return seen ?? unknownLocation;
    const home = homeOf(account);
    const lacksRegion =
      seen?.known === true && seen.regionCode === null && home.known && seen.countryIso2 === home.countryIso2;
    return seen === null || lacksRegion ? home : seen;
  }

  function locationOf(account: Account, call: LocatedCall): PlayerLocation {
    const [seen, provided] = [seenLocation(account, call), providedFor(call.sessionId)];
    const lacksRegion =
      provided?.known === true &&
      provided.regionCode === null &&
      seen.known &&
      seen.countryIso2 === provided.countryIso2;
    return provided === null || lacksRegion ? seen : provided;
  }

  return {
    report: (sessionId, location) =>
      void change(
        database,
        `INSERT INTO session_location (session_id, location, reported_at) VALUES (?, ?, ?)
         ON CONFLICT (session_id) DO UPDATE SET location = excluded.location, reported_at = excluded.reported_at`,
        sessionId,
        locationText(location),
        clock.now(),
      ),
    async locate(sessionId, ipAddress) {
      const question = nextQuestion();
      const location = (await locateAddress?.(ipAddress)) ?? null;
      if (location === null) return;
      // An answer that was overtaken by the one to a later question is old.
      change(
        database,
        `INSERT INTO session_location_by_provider (session_id, location, question) VALUES (?, ?, ?)
         ON CONFLICT (session_id) DO UPDATE SET location = excluded.location, question = excluded.question
          WHERE excluded.question > question`,
        sessionId,
        locationText(location),
        question,
      );
    },
    locationOf,
    decide(account, action, call) {
      const { rules } = marketOf(account.brand, account.market_id) ?? { rules: restOfWorldRules };
      const decideAt = (location: PlayerLocation): LocationDecision =>
        location.known && forbidsPlay.includes(action) && isCountryRestricted(account.product_id, location.countryIso2)
          ? 'countryRestricted'
          : decideLocation(rules.location, action, location);
      return stricterDecision(decideAt(seenLocation(account, call)), decideAt(locationOf(account, call)));
    },
  };
}

/** Actions that make no sense where the terms forbid play. */
const forbidsPlay: readonly LocationAction[] = ['play', 'deposit', 'register'];

/** Country and region of an account's market; the player's own country where the market has none. */
function homeOf({ brand, market_id, country }: Account): PlayerLocation {
  const market: Market | undefined = marketOf(brand, market_id);
  return {
    known: true,
    countryIso2: market?.countryIso2Code ?? country,
    regionCode: market?.rules.registration.region?.code ?? null,
  };
}

/** Headers that the CDN sets before the games and the cashier origin. */
export function locationOfFrameCall(header: (name: string) => string | undefined): PlayerLocation | null {
  return locationOfEdge(header('cf-ipcountry'), header('cf-region-code'));
}

const messages = {
  countryRestricted: 'This is not allowed in the country or region you are in.',
  locationUnknown: 'This needs a known location. Turn off VPN and proxy services and try again.',
} as const;

/** The obstacle of a refusing decision, with its code; null if the action is allowed. */
export function locationObstacle(decision: LocationDecision): Obstacle | null {
  return decision === 'allowed' ? null : { code: accountCodes[decision], message: messages[decision] };
}

/** A refusal with status 403; null if the action is allowed. */
export function locationRefusal(decision: LocationDecision): Refusal | null {
  const obstacle = locationObstacle(decision);
  return obstacle && refuse(403, obstacle.message, obstacle.code);
}
