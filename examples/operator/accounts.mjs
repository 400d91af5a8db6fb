import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { notFound, refusal, reply } from './reply.mjs';
import { createWallet } from './wallet.mjs';

/** @typedef {import('./reply.mjs').Request} Request */
/** @typedef {import('./reply.mjs').Reply} Reply */

/**
 * @typedef {object} Session
 * @property {number} number
 * @property {string} guid
 * @property {number} startedAt
 * @property {number} actedAt last act of the player, in Unix milliseconds; polls and renewed tokens are none
 * @property {Set<string>} launchTokens
 * @property {Set<string>} refreshTokens
 */

/** The only account. It holds play money. */
export const player = { username: 'example.player', password: 'play-money-1', userId: 1 };

/** When the player accepted the terms; the node of the terms names the id. */
export const termsAttribute = { id: 10, value: '2026-01-02T00:00:00Z' };

const tokenLifetimeSeconds = 15 * 60;
const inactivityMinutes = 20;
/** A session ends this long after the player's last act: the idle time, and a minute each for the prompt and the page's report. */
export const idleMs = (inactivityMinutes + 2) * 60_000;
const maxFailures = 4;
const lockMs = 15 * 60_000;
const maxNames = 1000;
const maxLaunchTokens = 50;
const dayMs = 24 * 60 * 60_000;

const unauthorised = refusal(401, 'The token is not valid.', { code: 15_001 });
const wrongCount = refusal(400, `numLaunchTokens is a number from 1 to ${maxLaunchTokens}.`);
const missingField = refusal(400, 'User name or password missing.');

const account = {
  core: {
    userId: player.userId,
    username: player.username,
    casinoId: 1,
    registeredProductId: 1,
    currency: '£',
    currencyIsoCode: 'GBP',
  },
  personal2: { registeredCountryShortCode: 'GB', languageCode: 'en' },
  regulated: { accountStatusId: 4, areTermsAndConditionsAccepted: true, userTypeId: 0 },
  attributes: [termsAttribute],
  stats: { loginStreak: 1 },
};

/** Reminders of a player who has set none. Limits and breaks are for you to add; a market demands them. */
const protection = {
  currencyIsoCode: 'GBP',
  limits: [],
  reminderMinutes: null,
  netPosition: { week: null, month: null },
  lifetimeNetDeposits: 0,
  reviewMonths: null,
  isReviewDue: false,
  isCalm: null,
  lastBreakEndedAt: null,
  marketingToAsk: [],
  offers: {
    timeOuts: [],
    selfExclusions: [],
    excludedMayWithdraw: false,
    exclusionScheme: null,
    otherBrands: [],
    helpLine: { name: 'Example help line', url: 'https://help.example' },
    reminderMinutes: { usual: 60, choices: [60] },
    reviewMonths: null,
    isContinueNeutral: true,
    inactivityMinutes,
  },
};

const verification = {
  state: 'verified',
  steps: { identity: 'approved', address: 'approved' },
  holds: { play: false, withdraw: false },
};

/**
 * The accounts service for one account. Sessions are in memory.
 * @param {() => number} now Unix milliseconds
 */
export function createAccounts(now) {
  const wallet = createWallet(now);
  const secret = randomBytes(32);
  /** @type {Map<string, Session>} */
  const sessions = new Map();
  const signatureOf = (/** @type {string} */ text) => createHmac('sha256', secret).update(text).digest('base64url');
  const encoded = (/** @type {object} */ value) => Buffer.from(JSON.stringify(value)).toString('base64url');

  /**
   * A token of three parts (JWT), because the web server reads when it expires.
   * @param {Session} session
   */
  const userTokenOf = ({ guid }) => {
    const iat = Math.floor(now() / 1000);
    const claims = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ sub: String(player.userId), sid: guid, iat, exp: iat + tokenLifetimeSeconds })}`;
    return `${claims}.${signatureOf(claims)}`;
  };

  const isOpen = (/** @type {Session} */ { actedAt }) => now() - actedAt < idleMs;
  const openSessions = () => [...sessions.values()].filter(isOpen);

  /**
   * The session of a valid user token.
   * @param {string} token
   * @returns {Session | null}
   */
  const sessionOf = (token) => {
    const [head, claims, signature = ''] = token.split('.');
    const expected = Buffer.from(signatureOf(`${head}.${claims}`));
    const given = Buffer.from(signature);
    if (claims === undefined || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const { sid, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const session = sessions.get(sid);
    return session !== undefined && exp * 1000 > now() && isOpen(session) ? session : null;
  };

  /**
   * @param {Session} session
   * @param {unknown} count
   */
  const addLaunchTokens = (session, count) => {
    const added = Array.from({ length: Number(count) }, () => randomBytes(16).toString('hex'));
    for (const token of added) session.launchTokens.add(token);
    return added;
  };

  /**
   * @param {Session} session
   * @param {unknown} count
   */
  const tokensFor = (session, count) => {
    const refreshToken = randomBytes(16).toString('hex');
    session.refreshTokens.add(refreshToken);
    return {
      userToken: userTokenOf(session),
      launchTokens: addLaunchTokens(session, count),
      refreshTokens: [refreshToken],
    };
  };

  const detailsOf = (/** @type {Session} */ { number, guid, startedAt }) => ({
    account,
    session: {
      core: {
        sessionProductId: 1,
        sessionId: number,
        sessionGuid: guid,
        sessionStartTime: new Date(startedAt).toISOString(),
      },
    },
  });

  /**
   * Failures of each name that was tried, whether or not an account has it.
   * @type {Map<string, { count: number, lastAt: number }>}
   */
  const failures = new Map();
  const failuresOf = (/** @type {string} */ username) => {
    const found = failures.get(username);
    return found !== undefined && now() - found.lastAt < lockMs ? found : { count: 0, lastAt: 0 };
  };

  /**
   * 10429 says that the name is locked, also for the right password; 10401 that name and password do not match.
   * @param {string} username
   * @param {10401 | 10429} code
   */
  const refuseLogin = (username, code) => {
    const { count, lastAt } = failuresOf(username);
    const lockedSeconds = count < maxFailures ? 0 : Math.ceil((lastAt + lockMs - now()) / 1000);
    return refusal(401, 'Wrong user name or password.', { code, attemptsLeft: maxFailures - count, lockedSeconds });
  };

  /**
   * @param {Request['body']} body
   * @returns {Reply}
   */
  const login = (body) => {
    const { username, password } = /** @type {Record<string, unknown>} */ (body['credentials'] ?? {});
    if (typeof username !== 'string' || typeof password !== 'string' || username === '' || password === '')
      return missingField;
    const { count } = failuresOf(username);
    if (count >= maxFailures) return refuseLogin(username, 10_429);
    if (username !== player.username || password !== player.password) {
      if (failures.size >= maxNames) failures.clear();
      failures.set(username, { count: count + 1, lastAt: now() });
      return refuseLogin(username, 10_401);
    }
    failures.delete(username);
    if (body['closeExistingSessions'] === true) sessions.clear();
    const session = {
      number: sessions.size + 1,
      guid: randomUUID(),
      startedAt: now(),
      actedAt: now(),
      launchTokens: new Set(),
      refreshTokens: new Set(),
    };
    sessions.set(session.guid, session);
    return reply({ tokens: tokensFor(session, body['numLaunchTokens']), ...detailsOf(session) });
  };

  /**
   * @param {Request['body']} body
   * @returns {Reply}
   */
  const refresh = ({ refreshToken, numLaunchTokens }) => {
    const session = openSessions().find(({ refreshTokens }) => refreshTokens.delete(String(refreshToken)));
    return session === undefined ? unauthorised : reply({ tokens: tokensFor(session, numLaunchTokens) });
  };

  /**
   * @param {Session} session
   * @param {URLSearchParams} query
   */
  const summaryOf = (session, query) => {
    const { startedAt } = session;
    const idleSeconds = query.get('idleSeconds');
    if (idleSeconds !== null) session.actedAt = Math.max(session.actedAt, now() - Number(idleSeconds) * 1000);
    const { staked, won, rounds } = wallet.totals(startedAt, now() + 1);
    const today = wallet.totals(now() - (now() % dayMs), now() + 1);
    return {
      sessionStartTime: new Date(startedAt).toISOString(),
      elapsedSeconds: Math.floor((now() - startedAt) / 1000),
      currencyIsoCode: 'GBP',
      balances: [{ type: 0, amount: wallet.balance() }],
      netPosition: won - staked,
      staked,
      won,
      rounds,
      netPositionToday: today.won - today.staked,
    };
  };

  /** @type {Readonly<Record<string, (session: Session, request: Request) => unknown>>} */
  const responses = {
    'GET /details': detailsOf,
    'POST /detailsViaUserToken': detailsOf,
    'POST /legacy/detailsViaUserToken': detailsOf,
    'POST /details/acceptTermsAndConditions': () => ({ account }),
    'GET /protection': () => protection,
    'GET /history/games': (_session, { query }) => wallet.gameHistory(query),
    'GET /history/money': () => wallet.moneyHistory,
    'GET /verification': () => verification,
    'GET /sessionSummary': (session, { query }) => summaryOf(session, query),
    'POST /refreshLaunchTokens': (session, { body }) => ({
      launchTokens: addLaunchTokens(session, body['numLaunchTokens']),
    }),
    'POST /logout': ({ guid }) => ({ closed: sessions.delete(guid) }),
  };

  return {
    wallet,
    /**
     * The session of a launch token, which is spent now; null if it is not valid.
     * @param {string} token
     */
    spendLaunchToken(token) {
      const session = openSessions().find(({ launchTokens }) => launchTokens.delete(token));
      if (session !== undefined) session.actedAt = now();
      return session?.guid ?? null;
    },
    /**
     * Whether a session is still open; a round is an act of the player.
     * @param {string} guid
     */
    act(guid) {
      const session = sessions.get(guid);
      if (session === undefined || !isOpen(session)) return false;
      session.actedAt = now();
      return true;
    },
    isPlayer: (/** @type {string} */ userToken) => sessionOf(userToken) !== null,
    /**
     * @param {Request} request
     * @returns {Reply}
     */
    respond(request) {
      const { method, path, body, bearer } = request;
      const call = `${method} ${path}`;
      const { numLaunchTokens: count = 1 } = body;
      if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > maxLaunchTokens) return wrongCount;
      if (call === 'POST /login') return login(body);
      if (call === 'POST /refreshToken') return refresh(body);
      // Nobody is on this register: no account can be opened here, and nobody plays for money.
      if (call === 'POST /exclusion-register/check') return reply({ result: 'notListed', until: null });
      const round = /^GET \/history\/games\/([\w-]{1,64})$/.exec(call)?.[1];
      const respond = round === undefined ? responses[call] : () => wallet.gameRound(round);
      if (respond === undefined) return notFound;
      const session = sessionOf(call.endsWith('/detailsViaUserToken') ? String(body['userToken']) : bearer);
      if (session === null) return unauthorised;
      const value = respond(session, request);
      return value === null ? notFound : reply(value);
    },
  };
}
