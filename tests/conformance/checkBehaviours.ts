import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { decideLocation } from '@foyer/brands/locationRules';
import * as accounts from '@foyer/contract/accounts';
import type { LoginSuccess } from '@foyer/contract/accounts';
import { launch } from '@foyer/contract/gameLaunch';
import { gamesList } from '@foyer/contract/games';
import { locationHeader, readLocation } from '@foyer/contract/playerLocation';
import { register } from '@foyer/contract/registration';
import * as v from 'valibot';
import { variations } from '../../sandbox/src/services/registration/likeNamedPersons.ts';
import { registrationRequest } from '../contract/support/registrationRequest.ts';
import { loginRequest } from '../contract/support/sandboxCalls.ts';
import type { ConformanceOptions } from './conformanceOptions.ts';
import { serviceClient } from './serviceClient.ts';
import type { ServiceClient } from './serviceClient.ts';

/** What services do, beyond the shape of single responses. */
export const behaviours = {
  personMatching: 'an excluded person under another spelling gets no account that can play',
  idleSessions: 'a session and its tokens open nothing after the idle time of the market',
  idleCashier: 'a cashier session books nothing after the idle time of the market',
  termsVersions: 'an acceptance of terms counts for the version that it names',
  locationRefusal: 'a launch is refused where the market does not allow play, and spends no token',
} as const;
export type BehaviourName = keyof typeof behaviours;

export interface CheckedBehaviour {
  name: BehaviourName;
  outcome: 'fits' | 'differs' | 'skipped';
  /** Why the behaviour was not tried. */
  reason: string;
  /** What the service does instead, and what to change. Contains no value of a response. */
  findings: readonly string[];
}

type Result = { notTried: string } | { findings: readonly string[] };
type Deps = ConformanceOptions & { client: ServiceClient };

const personFile = v.object({
  firstName: v.string(),
  lastName: v.string(),
  dateOfBirth: v.string(),
  email: v.string(),
  mobile: v.string(),
  country: v.string(),
  postcode: v.string(),
  addressLine1: v.string(),
});

/** A second registration of each excluded person. */
const triedVariations = [
  'the same details',
  'no accents',
  'a trailing hyphen',
  'capital letters',
  'a middle initial',
  'Cyrillic letters',
  'exchanged names',
  'a moved house with new mail and phone',
] as const;

/** Places of which some allow play in a market, and others do not. */
const places = ['GB', 'CA-ON', 'IE', 'FR', 'US', 'AQ'];

/** Tries the behaviours one after another, and returns why another one was not tried. */
export async function checkBehaviours(options: ConformanceOptions): Promise<CheckedBehaviour[]> {
  const deps = { ...options, client: serviceClient(options) };
  const checks: Readonly<Record<BehaviourName, (given: Deps) => Promise<Result>>> = {
    personMatching,
    idleSessions,
    idleCashier: async () => ({
      notTried: 'the contract has no call that opens a cashier session; show it by a test of the cashier',
    }),
    termsVersions,
    locationRefusal,
  };
  const checked: CheckedBehaviour[] = [];
  for (const name of Object.keys(behaviours) as BehaviourName[]) {
    const result = await checks[name](deps);
    checked.push(
      'notTried' in result
        ? { name, outcome: 'skipped', reason: result.notTried, findings: [] }
        : { name, outcome: result.findings.length === 0 ? 'fits' : 'differs', reason: '', findings: result.findings },
    );
  }
  return checked;
}

/** Logs in beside other sessions of the player. A sentence says why it could not. */
async function logIn({ client, player, bases }: Deps): Promise<LoginSuccess | string> {
  if (player === null || bases.accounts === undefined)
    return 'it needs a player who could log in (--username, --accounts)';
  const body = loginRequest(player, { closeExistingSessions: false });
  const { value } = await client.call(accounts.login, { body });
  return value !== undefined && 'tokens' in value ? value : 'the player could not log in';
}

const logOut = async ({ client }: Deps, { tokens: { userToken } }: LoginSuccess): Promise<void> => {
  await client.call(accounts.logout, { body: { userId: userToken, reason: 1 } }, userToken);
};

/** UK20, ON4, MT3: registers variants of an excluded person. */
async function personMatching(deps: Deps): Promise<Result> {
  const { client, bases, excludedPersonFile, withSideEffects, capabilitiesOff, market, place } = deps;
  if (capabilitiesOff.includes('registration')) return { notTried: 'registration is off (CAPABILITIES_OFF)' };
  if (bases.accounts === undefined) return { notTried: 'no base address (--accounts)' };
  if (excludedPersonFile === null)
    return { notTried: 'it needs a file with the details of an excluded person (--excluded-person)' };
  if (!withSideEffects) return { notTried: 'it opens accounts (use --with-side-effects)' };
  const read = v.safeParse(personFile, readJsonFile(excludedPersonFile));
  if (!read.success)
    return { notTried: `the file of --excluded-person needs ${Object.keys(personFile.entries).join(', ')}` };
  const excluded = read.output;
  const home = market.id === 'uk' || market.id === 'ca' ? market.id : 'row';

  async function open(details: Partial<typeof excluded>): Promise<'opened' | 'held' | 'refused' | 'unclear'> {
    const unique = {
      email: `conformance.${randomUUID()}@example.net`,
      mobile: `+44 7400 ${String(randomInt(1_000_000)).padStart(6, '0')}`,
    };
    const request = registrationRequest(home, { ...details, ...unique });
    const body = {
      ...request,
      productId: place.productId,
      marketId: market.id,
      ipAddress: `198.51.100.${randomInt(1, 255)}`,
    };
    const { status, value } = await client.call(register, { body });
    if (value?.opened === false) return value.because === 'notOpened' ? 'refused' : 'unclear';
    if (value === undefined || status !== 200) return 'unclear';
    const entered = await client.call(accounts.login, { body: loginRequest(request.details) });
    if (entered.value === undefined) return 'unclear';
    if (!('tokens' in entered.value)) return 'held';
    await logOut(deps, entered.value);
    return entered.value.account.regulated.restriction ? 'held' : 'opened';
  }

  if ((await open({})) !== 'opened')
    return { notTried: 'the service opens no account of an unknown person, so a refusal would say nothing' };
  const findings: string[] = [];
  for (const name of triedVariations) {
    const result = await open({ ...excluded, ...variations[name]?.(excluded) });
    if (result === 'opened')
      findings.push(
        `An excluded person opened an account that can play, with ${name}. Refuse it, or hold play for a human.`,
      );
    if (result === 'unclear')
      findings.push(
        `The registration of an excluded person with ${name} was neither opened nor refused. Respond as described.`,
      );
  }
  return { findings };
}

/** Moves the services' clock by milliseconds. Returns whether it moved. */
async function moveClock(clock: string, move: number): Promise<boolean> {
  const response = await fetch(clock, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ move }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  return response?.ok === true;
}

/** ON13: uses tokens after the idle time. */
async function idleSessions(deps: Deps): Promise<Result> {
  const { client, clock, market, place } = deps;
  const { inactivityMinutes } = market.rules.saferGambling;
  if (inactivityMinutes === null) return { notTried: 'the market has no idle time' };
  if (clock === null)
    return { notTried: `it needs a clock of the services that can be moved by ${inactivityMinutes} minutes (--clock)` };
  const entered = await logIn(deps);
  if (typeof entered === 'string') return { notTried: entered };
  const { userToken, launchTokens, refreshTokens } = entered.tokens;
  const gameId = await playableGame(deps);
  // The prompt before the end may take some minutes.
  const idleMs = (inactivityMinutes + 10) * 60_000;
  if (!(await moveClock(clock, idleMs))) return { notTried: 'the clock of --clock did not move' };
  try {
    const statuses = {
      details: (await client.call(accounts.details, {}, userToken)).status,
      refreshLaunchTokens: (
        await client.call(accounts.refreshLaunchTokens, { body: { numLaunchTokens: 1 } }, userToken)
      ).status,
      refreshToken: (
        await client.call(accounts.refreshToken, {
          body: { numLaunchTokens: 1, refreshToken: refreshTokens[0] ?? 'none-of-them' },
        })
      ).status,
      ...(gameId !== null && {
        launch: (
          await client.call(
            launch,
            { params: { gameId }, body: { productId: place.productId, isMobile: false, isROW: market.isRow } },
            launchTokens[0],
          )
        ).status,
      }),
    };
    return {
      findings: Object.entries(statuses)
        .filter(([, status]) => status !== 401)
        .map(
          ([name, status]) =>
            `\`${name}\` had status ${status} after ${inactivityMinutes} minutes without an act of the player. Refuse it with 401.`,
        ),
    };
  } finally {
    await moveClock(clock, -idleMs);
  }
}

/** UK28, ON16, MT7: sends an acceptance of a version that does not exist. */
async function termsVersions(deps: Deps): Promise<Result> {
  const { client, withSideEffects } = deps;
  if (!withSideEffects) return { notTried: 'it sends acceptances of terms (use --with-side-effects)' };
  const entered = await logIn(deps);
  if (typeof entered === 'string') return { notTried: entered };
  const { userToken } = entered.tokens;
  const versionNow = async () => {
    const { value } = await client.call(accounts.details, {}, userToken);
    return value !== undefined && 'account' in value ? value.account.regulated.acceptedTermsVersion : undefined;
  };
  const accept = (version: string) =>
    client.call(accounts.acceptTermsAndConditions, { query: { version, culture: 'en' } }, userToken);
  try {
    const before = await versionNow();
    if (before === undefined)
      return { notTried: 'optional, not there: `details` names no `acceptedTermsVersion` of the player' };
    const unknownVersion = `conformance-${randomInt(1_000_000)}`;
    await accept(unknownVersion);
    const afterUnknown = await versionNow();
    const { status } = await accept(before);
    const findings: string[] = [];
    if (afterUnknown === unknownVersion)
      findings.push('An acceptance of a version that does not exist was stored. Refuse it with 409.');
    else if (afterUnknown !== before)
      findings.push('An acceptance of a version that does not exist changed the accepted version. Leave it as it was.');
    if (status !== 200 || (await versionNow()) !== before)
      findings.push('The accepted version did not stay when the player accepted it again. Return 200 and keep it.');
    return { findings };
  } finally {
    await logOut(deps, entered);
  }
}

async function playableGame({ client, place }: Deps): Promise<string | null> {
  const { value } = await client.call(gamesList, { query: { productId: String(place.productId) } });
  const game = value?.data.find(({ Properties }) => Properties.isAvailable);
  return game === undefined ? null : String(game.GameGroupId);
}

/** Launches a game at a place where the market does not allow play, and with the same token at home. */
async function locationRefusal(deps: Deps): Promise<Result> {
  const { client, capabilitiesOff, market, place } = deps;
  if (capabilitiesOff.includes('location')) return { notTried: 'location is off (CAPABILITIES_OFF)' };
  const decisionAt = (text: string) => decideLocation(market.rules.location, 'play', readLocation(text));
  const forbidden = places.find((text) => decisionAt(text) === 'countryRestricted');
  const home = places.find((text) => decisionAt(text) === 'allowed');
  if (forbidden === undefined || home === undefined)
    return { notTried: 'the market allows play at every place that the check knows' };
  const gameId = await playableGame(deps);
  if (gameId === null) return { notTried: 'it needs a game in the list of games (--games)' };
  const entered = await logIn(deps);
  if (typeof entered === 'string') return { notTried: entered };
  const bearer = entered.tokens.launchTokens[0];
  if (bearer === undefined) return { notTried: 'it needs an unused launch token' };
  const body = { productId: place.productId, isMobile: false, isROW: market.isRow };
  const launchAt = async (text: string) =>
    (await client.call(launch, { params: { gameId }, headers: { [locationHeader]: text }, body }, bearer)).status;
  try {
    const abroad = await launchAt(forbidden);
    if (abroad === 200)
      return {
        findings: [
          `\`launch\` opened a game at ${forbidden}, where the market does not allow play. Refuse it with 403.`,
        ],
      };
    if (abroad !== 403) return { notTried: `\`launch\` had status ${abroad} instead of a refusal for the place` };
    const athome = await launchAt(home);
    return {
      findings:
        athome === 401 ? ['A launch that was refused for its place spent the launch token. Keep the token.'] : [],
    };
  } finally {
    await logOut(deps, entered);
  }
}

function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
