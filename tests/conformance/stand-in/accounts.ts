import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { gameHistory, moneyHistory, protection, verification } from './protection.ts';
import type { Reply, Request } from './reply.ts';
import { notFound } from './reply.ts';

/** The only account. It holds play money. */
export const player = { username: 'stand.in', password: 'play-money-1', userId: 1, balance: 100_000 };

/** When the player accepted the terms; the node of the terms names the id. */
export const termsAttribute = { id: 10, value: '2026-01-02T00:00:00Z' };

const tokenLifetimeSeconds = 15 * 60;
/** A session ends this long after the player's last act: the idle time, and a minute each for the prompt and the page's report. */
export const idleMs = (protection.offers.inactivityMinutes + 2) * 60_000;

interface Session {
  number: number;
  guid: string;
  startedAt: number;
  /** Last act of the player, in Unix milliseconds. Polls and renewed tokens are none. */
  actedAt: number;
  launchTokens: Set<string>;
  refreshTokens: Set<string>;
}

const unauthorised: Reply = { status: 401, body: { code: 15_001, message: 'The token is not valid.' } };
const maxFailures = 4;
const lockMs = 15 * 60_000;
const maxLaunchTokens = 50;
const wrongCount: Reply = {
  status: 400,
  body: { message: `numLaunchTokens is a number from 1 to ${maxLaunchTokens}.` },
};
const missingField: Reply = { status: 400, body: { message: 'User name or password missing.' } };

/** The accounts service for one account. Sessions are in memory. */
export function createAccounts(now: () => number) {
  const secret = randomBytes(32);
  const sessions = new Map<string, Session>();
  const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  /** A token of three parts (JWT), because the web server reads when it expires. */
  const userTokenOf = ({ guid }: Session) => {
    const iat = Math.floor(now() / 1000);
    const claims = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ sub: String(player.userId), sid: guid, iat, exp: iat + tokenLifetimeSeconds })}`;
    return `${claims}.${signatureOf(claims)}`;
  };

  const isOpen = (session: Session | undefined): session is Session =>
    session !== undefined && now() - session.actedAt < idleMs;
  const openSessions = () => [...sessions.values()].filter(isOpen);

  /** The session of a valid user token. */
  const sessionOf = (token: string): Session | null => {
    const [head, claims, signature = ''] = token.split('.');
    const expected = Buffer.from(signatureOf(`${head}.${claims}`));
    const given = Buffer.from(signature);
    if (claims === undefined || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const { sid, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string; exp: number };
    const session = sessions.get(sid);
    return exp * 1000 > now() && isOpen(session) ? session : null;
  };

  const addLaunchTokens = (session: Session, count: unknown) => {
    const added = Array.from({ length: Number(count) }, () => randomBytes(16).toString('hex'));
    for (const token of added) session.launchTokens.add(token);
    return added;
  };

  const tokensFor = (session: Session, count: unknown) => {
    const refreshToken = randomBytes(16).toString('hex');
    session.refreshTokens.add(refreshToken);
    return {
      userToken: userTokenOf(session),
      launchTokens: addLaunchTokens(session, count),
      refreshTokens: [refreshToken],
    };
  };

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

  const detailsOf = ({ number, guid, startedAt }: Session) => ({
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

  /** Failures of each name that was tried, whether or not an account has it. */
  const failures = new Map<string, { count: number; lastAt: number }>();
  const failuresOf = (username: string) => {
    const found = failures.get(username);
    return found !== undefined && now() - found.lastAt < lockMs ? found : { count: 0, lastAt: 0 };
  };
  /** 10429 says that the name is locked, also for the right password; 10401 that name and password do not match. */
  const refuseLogin = (username: string, code: 10_401 | 10_429): Reply => {
    const { count, lastAt } = failuresOf(username);
    const lockedSeconds = count < maxFailures ? 0 : Math.ceil((lastAt + lockMs - now()) / 1000);
    return {
      status: 401,
      body: { code, message: 'Wrong user name or password.', attemptsLeft: maxFailures - count, lockedSeconds },
    };
  };

  const login = (body: Request['body']): Reply => {
    const { username, password } = (body['credentials'] ?? {}) as Record<string, unknown>;
    if (typeof username !== 'string' || typeof password !== 'string' || username === '' || password === '')
      return missingField;
    const { count } = failuresOf(username);
    if (count >= maxFailures) return refuseLogin(username, 10_429);
    if (username !== player.username || password !== player.password) {
      failures.set(username, { count: count + 1, lastAt: now() });
      return refuseLogin(username, 10_401);
    }
    failures.delete(username);
    if (body['closeExistingSessions'] === true) sessions.clear();
    const session: Session = {
      number: sessions.size + 1,
      guid: randomUUID(),
      startedAt: now(),
      actedAt: now(),
      launchTokens: new Set(),
      refreshTokens: new Set(),
    };
    sessions.set(session.guid, session);
    return { status: 200, body: { tokens: tokensFor(session, body['numLaunchTokens']), ...detailsOf(session) } };
  };

  const refresh = ({ refreshToken, numLaunchTokens }: Request['body']): Reply => {
    const session = openSessions().find(({ refreshTokens }) => refreshTokens.delete(String(refreshToken)));
    return session === undefined
      ? unauthorised
      : { status: 200, body: { tokens: tokensFor(session, numLaunchTokens) } };
  };

  return {
    /** Whether a launch token was valid; it is spent now. */
    spendLaunchToken(token: string): boolean {
      const session = openSessions().find(({ launchTokens }) => launchTokens.delete(token));
      if (session !== undefined) session.actedAt = now();
      return session !== undefined;
    },
    isPlayer: (userToken: string) => sessionOf(userToken) !== null,
    respond({ method, path, query, body, bearer }: Request): Reply {
      const call = `${method} ${path}`;
      const { numLaunchTokens: count = 1 } = body;
      if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > maxLaunchTokens) return wrongCount;
      if (call === 'POST /login') return login(body);
      if (call === 'POST /refreshToken') return refresh(body);
      const responses: Readonly<Record<string, (session: Session) => unknown>> = {
        'GET /details': detailsOf,
        'POST /detailsViaUserToken': detailsOf,
        'POST /legacy/detailsViaUserToken': detailsOf,
        'POST /details/acceptTermsAndConditions': () => ({ account }),
        'GET /protection': () => protection,
        'GET /history/games': () => gameHistory,
        'GET /history/money': () => moneyHistory,
        'GET /verification': () => verification,
        'GET /sessionSummary': (session) => {
          const { startedAt } = session;
          const idleSeconds = query.get('idleSeconds');
          if (idleSeconds !== null) session.actedAt = Math.max(session.actedAt, now() - Number(idleSeconds) * 1000);
          return {
            sessionStartTime: new Date(startedAt).toISOString(),
            elapsedSeconds: Math.floor((now() - startedAt) / 1000),
            currencyIsoCode: 'GBP',
            balances: [{ type: 0, amount: player.balance }],
            netPosition: 0,
            staked: 0,
            won: 0,
            netPositionToday: 0,
          };
        },
        'POST /refreshLaunchTokens': (session) => ({
          launchTokens: addLaunchTokens(session, body['numLaunchTokens']),
        }),
        'POST /logout': ({ guid }) => ({ closed: sessions.delete(guid) }),
      };
      const respond = responses[call];
      if (respond === undefined) return notFound;
      const session = sessionOf(call.endsWith('/detailsViaUserToken') ? String(body['userToken']) : bearer);
      return session === null ? unauthorised : { status: 200, body: respond(session) };
    },
  };
}
