import * as v from 'valibot';
import { accountStatuses, userTypes } from './accountStatuses.ts';
import { dateTime } from './dateTime.ts';
import { endpoint, passwordAttempts } from './endpoint.ts';
import { countryIso2, culture, currencyIso, gameGroupId, termsVersionId, userId } from './ids.ts';
import { balance, figure } from './minorUnits.ts';
import { openRounds } from './openRounds.ts';
import { locationHeaders, playerLocationText } from './playerLocation.ts';
import { returnToken } from './returnToken.ts';
import { maxSettledPayments, settledPayment } from './settledPayment.ts';
import { extension, lenient, tolerantList } from './tolerantSchemas.ts';
import { unknownSessionGuid } from './unknownSessionGuid.ts';

/** Error codes of the accounts service. The 15001 family ends the session; 15006 empties a list (S8). */
export const accountCodes = {
  securityTokenFailed: 15001,
  securityTokenValidationFailed: 15002,
  failedToIdentifyAccount: 15003,
  userTokenValidationFailed: 15004,
  /** A later login elsewhere closed this session. */
  sessionReplaced: 15005,
  tokenNotUsable: 15006,
  missingCredentials: 10400,
  wrongCredentials: 10401,
  tooManyAttempts: 10429,
  /** The account may not log in or play; each has its own text and help. */
  accountDeactivated: 10503,
  accountClosed: 10505,
  accountBlacklisted: 10506,
  accountSelfExcluded: 10507,
  /** The player is on a time-out. */
  accountOnBreak: 10508,
  /** The market requires verification before play. */
  verificationNeeded: 10501,
  accountUnknownStatus: 10500,
  /** Extension: the player must accept the terms before play. */
  termsNotAccepted: 10509,
  /** Extension: the action is not allowed in the player's country or region. */
  countryRestricted: 10510,
  /** Extension: play waits for a check of the player's details, by a register or a human. */
  accountUnderReview: 10520,
  /** Extension: the action needs a known location, and the player's is unknown or hidden. */
  locationUnknown: 10521,
} as const;

export const sessionEndingCodes: readonly number[] = [15001, 15002, 15003, 15004, 15005];

export { accountStatuses, userTypes };

/** Reasons why an account may neither play nor receive marketing. */
export const restrictionKinds = [
  'selfExclusion',
  'timeOut',
  'deactivated',
  'closed',
  'blacklisted',
  'underReview',
] as const;
/**
 * Extension: the current restriction, null or missing without one; `until` is null if its end is unknown or it has none.
 * A restriction that cannot be read still restricts.
 */
export const restriction = lenient(
  v.object({
    kind: lenient(v.picklist(restrictionKinds), 'deactivated'),
    until: lenient(v.nullable(dateTime), null),
    /** Extension: whether the player may ask to return from a self-exclusion whose period is over (UK20, ON4, MT4). */
    mayRequestReturn: extension(v.boolean()),
    /** Extension: when the player asked to return, and when the account opens. */
    returnRequestedAt: extension(v.nullable(dateTime)),
    opensAt: extension(v.nullable(dateTime)),
  }),
  { kind: 'deactivated', until: null },
);
export type Restriction = v.InferOutput<typeof restriction>;

/** Header, payload and signature, separated by dots (S5). */
export const userTokenText = v.pipe(v.string(), v.maxLength(4096), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/));
/** A token as a service issues it: only the service reads it. The web seals it in a token of three parts (S5). */
const issuedToken = v.pipe(v.string(), v.minLength(1), v.maxLength(4096), v.regex(/^[\x21-\x7e]+$/));
export const refreshTokenText = v.pipe(v.string(), v.minLength(8), v.maxLength(6144), v.regex(/^[\x21-\x7e]+$/));

export const tokens = v.object({
  userToken: issuedToken,
  /** More can be asked for with the user token. */
  launchTokens: lenient(tolerantList(issuedToken), []),
  refreshTokens: tolerantList(issuedToken),
});
export type Tokens = v.InferOutput<typeof tokens>;

/** ISO 3166-1 reserves it for users: no country has it. */
const unknownCountry = 'ZZ';

/** A player's account as pages use it. */
export const account = v.object({
  core: v.object({
    userId,
    username: v.string(),
    casinoId: lenient(v.number(), 0),
    registeredProductId: lenient(v.number(), 0),
    /** Symbol or short name as shown to the player, for example `£`. */
    currency: lenient(v.string(), ''),
    currencyIsoCode: currencyIso,
    /**
     * Extension: id of the market whose rules and regulator the account has. Without it, `casinoId` and
     * `registeredCountryShortCode` tell it.
     */
    marketId: extension(v.pipe(v.string(), v.maxLength(40))),
  }),
  personal2: lenient(
    v.object({
      registeredCountryShortCode: lenient(countryIso2, unknownCountry),
      languageCode: lenient(v.string(), ''),
    }),
    { registeredCountryShortCode: unknownCountry, languageCode: '' },
  ),
  regulated: lenient(
    v.object({
      /** -1 unknown, 0 migrated, 1 provisional, 2 dispatched, 3 deactivated, 4 active, 5 closed, 6 blacklisted, 7 self-excluded. */
      accountStatusId: lenient(v.picklist(Object.values(accountStatuses)), accountStatuses.unknown),
      /** Without it the service alone decides: it refuses a launch before the terms are accepted. */
      areTermsAndConditionsAccepted: lenient(v.boolean(), true),
      /** 0 real, 1 guest. */
      userTypeId: lenient(v.picklist(Object.values(userTypes)), userTypes.real),
      restriction: v.nullish(restriction),
      /** Version of the terms that the player accepted last, as the content names it (`version` of `termsAndConditions`). */
      acceptedTermsVersion: extension(termsVersionId),
    }),
    {
      accountStatusId: accountStatuses.unknown,
      areTermsAndConditionsAccepted: true,
      userTypeId: userTypes.real,
    },
  ),
  attributes: lenient(tolerantList(v.object({ id: v.number(), value: v.string() })), []),
  stats: lenient(v.object({ loginStreak: lenient(v.number(), 0) }), { loginStreak: 0 }),
});
export type Account = v.InferOutput<typeof account>;

const sessionCore = v.object({
  sessionProductId: lenient(v.number(), 0),
  sessionId: lenient(v.number(), 0),
  /** Without it, other sessions of the player cannot learn that this one began (AU-14). */
  sessionGuid: lenient(v.pipe(v.string(), v.uuid()), unknownSessionGuid),
  sessionStartTime: lenient(dateTime, () => new Date().toISOString()),
});
const unknownCore = (): v.InferOutput<typeof sessionCore> => ({
  sessionProductId: 0,
  sessionId: 0,
  sessionGuid: unknownSessionGuid,
  sessionStartTime: new Date().toISOString(),
});
const session = lenient(v.object({ core: lenient(sessionCore, unknownCore) }), () => ({ core: unknownCore() }));
export type AccountSession = v.InferOutput<typeof session>;

export const loginRequest = v.object({
  credentials: v.object({
    username: v.pipe(v.string(), v.maxLength(100)),
    password: v.pipe(v.string(), v.maxLength(200)),
    passwordType: v.literal('Password'),
  }),
  numLaunchTokens: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  closeExistingSessions: v.boolean(),
  identifiers: v.object({ ipAddress: v.pipe(v.string(), v.maxLength(45)) }),
  firstPartyBlackBox: v.pipe(v.string(), v.maxLength(8192)),
  thirdPartyBlackBox: v.pipe(v.string(), v.maxLength(8192)),
  sessionProductId: v.optional(v.number()),
  sessionProductIds: v.optional(v.array(v.number())),
});
export type LoginRequest = v.InferOutput<typeof loginRequest>;

const loginSuccess = v.object({ tokens, account, session });
export type LoginSuccess = v.InferOutput<typeof loginSuccess>;

/** A refused login may also come with status 200 and a code. */
const loginRefusal = v.object({
  code: v.number(),
  message: v.optional(v.string(), ''),
  /** When the account may be used again, if known: the end of a break. */
  until: extension(dateTime),
  restriction: v.nullish(restriction),
  /** For a self-excluded player: opens only the calls of exclusion.ts. */
  returnToken: extension(returnToken),
  ...passwordAttempts,
});

/**
 * Opens a session. A user token has three parts separated by dots, of which the second is JSON in base64url with the
 * field `exp` (JWT): the web server renews the session before that time. A launch token and a refresh token are valid
 * once.
 */
export const login = endpoint({
  name: 'login',
  service: 'accounts',
  method: 'POST',
  path: '/login',
  headers: locationHeaders,
  body: loginRequest,
  response: v.union([loginSuccess, loginRefusal]),
  errors: {
    400: 'username or password missing',
    401: 'username and password do not match, or the account is locked after too many attempts',
    403: 'a login is not allowed where the player is',
    429: 'too many attempts from this address',
  },
});

/**
 * Reasons of a logout (S7). All but `requested` are extensions: for a service that refuses them the web server repeats the
 * call with `requested`.
 */
export const logoutReasons = {
  /** The player requested it. */
  requested: 1,
  /** The page logged out a player who did nothing for the market's time. */
  inactivity: 2,
  /** A call such as a break had ended the session before. */
  ended: 3,
} as const;

/** Ends the session of a user token. */
export const logout = endpoint({
  name: 'logout',
  service: 'accounts',
  method: 'POST',
  path: '/logout',
  auth: 'userToken',
  body: v.object({
    /** The user token (S7). */
    userId: userTokenText,
    /** 1 requested by the player; extensions: 2 inactivity, 3 the session had ended before. */
    reason: v.picklist(Object.values(logoutReasons)),
  }),
  response: lenient(v.object({ closed: lenient(v.boolean(), true) }), { closed: true }),
  errors: { 401: 'the token is not a valid user token' },
});

/** The account of a player, and the session. */
export const details = endpoint({
  name: 'details',
  service: 'accounts',
  method: 'GET',
  path: '/details',
  auth: 'userToken',
  response: v.object({ account, session }),
  errors: { 401: 'token refused, with a code of the 15001 family', 403: 'the account may not be used' },
});

const viaUserToken = {
  service: 'accounts',
  method: 'POST',
  auth: 'userTokenInBody',
  body: v.object({ userToken: userTokenText }),
  response: details.response,
  errors: details.errors,
  repeatable: true,
} as const;

/** Same as `details`, for callers that cannot send a bearer token, such as the start of a wrapped app. */
export const detailsViaUserToken = endpoint({
  ...viaUserToken,
  name: 'detailsViaUserToken',
  path: '/detailsViaUserToken',
});
/** Same as `detailsViaUserToken`, at its older address. */
export const detailsViaUserTokenLegacy = endpoint({
  ...viaUserToken,
  name: 'detailsViaUserTokenLegacy',
  path: '/legacy/detailsViaUserToken',
});

/**
 * Accepts the current terms. Extension: `version` and `culture` name the version and the language that the player read;
 * the service records both, and refuses a version that does not apply if the player still has to accept the one that
 * does. The response's account has `areTermsAndConditionsAccepted`, and the time in the attributes that the terms name
 * (`lastUpdatedDateId`, `lastUpdatedDateIdMalta`). Idempotent.
 */
export const acceptTermsAndConditions = endpoint({
  name: 'acceptTermsAndConditions',
  service: 'accounts',
  method: 'POST',
  path: '/details/acceptTermsAndConditions',
  auth: 'userToken',
  query: v.object({ version: v.optional(termsVersionId), culture: v.optional(culture) }),
  response: v.object({ account }),
  errors: { ...details.errors, 409: 'another version of the terms applies now' },
  repeatable: true,
});

/**
 * A service that has answered a call with this key repeats its answer for two minutes, because the first one may have
 * got lost. A service that does not know the header refuses the token at the second call.
 */
const repeatKey = v.object({
  'idempotency-key': v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))),
});

/** Issues further launch tokens. */
export const refreshLaunchTokens = endpoint({
  name: 'refreshLaunchTokens',
  service: 'accounts',
  method: 'POST',
  path: '/refreshLaunchTokens',
  auth: 'userToken',
  headers: repeatKey,
  body: v.object({ numLaunchTokens: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)) }),
  response: v.object({ launchTokens: tolerantList(issuedToken) }),
  errors: { 401: 'token refused' },
});

/** Exchanges a refresh token for a new set of tokens. */
export const refreshToken = endpoint({
  name: 'refreshToken',
  service: 'accounts',
  method: 'POST',
  path: '/refreshToken',
  headers: repeatKey,
  body: v.object({
    numLaunchTokens: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
    refreshToken: refreshTokenText,
  }),
  response: v.object({ tokens }),
  errors: { 401: 'the refresh token is unknown, expired or was used before; the whole family is revoked then' },
});

/** Maximum number of listed open rounds. */
export const maxOpenRounds = 20;

/** Balance, time and net position of the session, and what changed since the last call. */
export const sessionSummary = endpoint({
  name: 'sessionSummary',
  service: 'accounts',
  method: 'GET',
  path: '/sessionSummary',
  auth: 'userToken',
  query: v.object({
    /**
     * Extension: whole seconds since the player's last act in any tab, so that a page that only polls does not keep the
     * session open (ON13). A service ignores what it does not know.
     */
    idleSeconds: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/))),
  }),
  response: v.object({
    sessionStartTime: lenient(dateTime, () => new Date().toISOString()),
    /** Whole seconds since the session began, by the service's clock. */
    elapsedSeconds: v.pipe(v.number(), v.integer(), v.minValue(0)),
    currencyIsoCode: currencyIso,
    balances: tolerantList(balance),
    /** Winnings less stakes of the rounds that began in this session; negative for a loss. */
    netPosition: figure,
    staked: figure,
    won: figure,
    /** Number of rounds with a stake since the session began. */
    rounds: extension(v.pipe(v.number(), v.integer(), v.minValue(0))),
    /** Winnings less stakes of the rounds that began since midnight UTC. */
    netPositionToday: figure,
    /**
     * Extension: play since the player was last away for longer than the market's idle time, over logins, devices and
     * brands. The reality check counts from here (UK6).
     */
    realityCheck: extension(
      v.object({
        startedAt: dateTime,
        staked: figure,
        won: figure,
        rounds: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
    ),
    /** Whether the player has ever made a deposit. */
    hasDeposited: extension(v.boolean()),
    /** Payments that settled since the player's previous session ended, newest first. */
    settledPayments: extension(tolerantList(settledPayment, maxSettledPayments)),
    /** Current restriction, including one that began during the session. */
    restriction: v.nullish(restriction),
    /** All open rounds of the player, in any session. */
    openRounds: extension(openRounds),
    /** Games with a round that waits for the player's next move, newest first (GM-08). */
    gamesWithOpenRound: extension(tolerantList(gameGroupId, maxOpenRounds)),
  }),
  errors: { 401: 'token refused' },
});
export type SessionSummary = v.InferOutput<typeof sessionSummary.response>;

/**
 * Extension: tells the accounts service where the front end sees the player of a session, at a login and each minute of
 * play, and returns where the service sees the player itself. The stricter one of both decides.
 */
export const reportLocation = endpoint({
  name: 'reportLocation',
  service: 'accounts',
  method: 'POST',
  path: '/location',
  auth: 'userToken',
  body: v.object({ location: playerLocationText, ipAddress: v.pipe(v.string(), v.maxLength(45)) }),
  response: v.object({ location: lenient(playerLocationText, 'unknown') }),
  errors: { 401: 'token refused' },
  repeatable: true,
});
