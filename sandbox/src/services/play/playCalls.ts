import type { LocationDecision } from '@foyer/brands/locationRules';
import { culture as cultures, type Culture } from '@foyer/contract/ids';
import { parseInput } from '@foyer/contract/parseInput';
import { gameLook } from '@foyer/games/artwork/game-look/gameLook';
import { shownArt } from '@foyer/games/artwork/game-look/shownArt';
import type { PlayedGame } from '@foyer/games/catalogue/playedGame';
import { minimumRoundMsOf, maxStakeOf, playRulesFor } from '@foyer/games/engines/playMarket';
import { stakeCapRule } from '@foyer/games/engines/stakeCapRule';
import {
  moveRequest,
  roundRequest,
  seenRequest,
  sessionRequest,
  type FreeSpinsLeft,
  type HistoryResponse,
  type PlayRefusal,
  type SessionResponse,
} from '@foyer/games/play/playApi';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { LocatedCall } from '../accounts/playerLocations.ts';
import { locationOfFrameCall } from '../accounts/playerLocations.ts';
import { createPlayedRounds } from './createPlayedRounds.ts';
import { findGameSession, openGameSession, type GameSession } from './gameSessions.ts';
import type { Rounds, RoundsDeps, StakeObstacle, StepResult } from './rounds.ts';

/** Maximum size of a body, in bytes: enough for a bet on every field of a roulette table. */
const maxBodyBytes = 16_384;

const statuses: Readonly<Record<PlayRefusal['reason'], 400 | 401 | 403 | 404 | 409 | 410 | 429>> = {
  malformed: 400,
  unknownStake: 400,
  launchTokenRefused: 401,
  sessionEnded: 401,
  playedElsewhere: 401,
  unknownGame: 404,
  unknownRound: 404,
  unknownMove: 409,
  insufficientFunds: 409,
  roundOpen: 409,
  otherGameOpen: 409,
  noFreeSpins: 409,
  tooEarly: 429,
  lossLimit: 409,
  timeLimit: 409,
  onBreak: 409,
  stakeCap: 409,
  gameRecalled: 410,
  countryRestricted: 403,
  locationUnknown: 403,
};

function refuse(context: Context, refusal: PlayRefusal): Response {
  if (refusal.retryAfterMs !== undefined) context.header('retry-after', String(Math.ceil(refusal.retryAfterMs / 1000)));
  return context.json(refusal, statuses[refusal.reason]);
}

/** Parses the body, or returns undefined. */
async function parseBody<S extends v.GenericSchema>(
  context: Context,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  let body: unknown;
  try {
    body = await context.req.json();
  } catch {
    return undefined;
  }
  const parsed = parseInput(schema, body);
  return parsed.success ? parsed.output : undefined;
}

/** Serves the calls of a game frame. Every response is `no-store`; every response outside 2xx is a `PlayRefusal`. */
export function playCalls(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  {
    accounts,
    wallet,
    rounds,
    played,
    freeSpins,
    ageOf,
    isWithdrawn,
    playAt,
  }: Pick<RoundsDeps, 'wallet' | 'freeSpins' | 'ageOf' | 'isWithdrawn'> & {
    accounts: Pick<Accounts, 'spendLaunchToken' | 'isSessionOpen' | 'recordActivity'>;
    rounds: Rounds;
    played: (gameGroupId: number) => PlayedGame | undefined;
    /** Decides whether a player may play where the call comes from. Defaults to allowed everywhere. */
    playAt?: (userId: number, call: LocatedCall) => LocationDecision;
  },
): Hono {
  const app = new Hono();
  const { totals } = createPlayedRounds({ database });
  for (const path of ['/session', '/rounds', '/rounds/*', '/history']) {
    app.use(path, async (context, next) => {
      await next();
      context.header('cache-control', 'no-store');
      context.header('x-content-type-options', 'nosniff');
    });
    app.use(
      path,
      bodyLimit({ maxSize: maxBodyBytes, onError: (context) => context.json({ reason: 'malformed' }, 413) }),
    );
  }

  function stakeObstacle(
    context: Context,
    { userId, accountSessionId: sessionId }: Pick<GameSession, 'userId' | 'accountSessionId'>,
  ): StakeObstacle | null {
    const location = locationOfFrameCall((name) => context.req.header(name));
    const decision = playAt?.(userId, { sessionId, location }) ?? 'allowed';
    return decision === 'allowed' ? null : decision;
  }

  function freeSpinsLeft(session: GameSession): { freeSpins?: FreeSpinsLeft } {
    const turn = freeSpins?.next(session);
    return turn ? { freeSpins: { left: turn.left, stake: turn.stake } } : {};
  }

  type Found = { found: true; bearer: string; session: GameSession; game: PlayedGame };
  /** Finds the session of the bearer token, with its game. */
  function sessionOf(context: Context): Found | { found: false; reason: 'sessionEnded' | 'playedElsewhere' } {
    const bearer = /^Bearer ([\w-]{22})$/.exec(context.req.header('authorization') ?? '')?.[1];
    if (bearer === undefined) return { found: false, reason: 'sessionEnded' };
    const search = findGameSession(database, accounts, bearer);
    if (!search.found) return search;
    // Each call of a game follows an act of its player.
    accounts.recordActivity(search.session.accountSessionId);
    const game = played(search.session.gameGroupId);
    return game ? { ...search, bearer, game } : { found: false, reason: 'sessionEnded' };
  }

  function sessionResponse(
    sessionId: string,
    session: GameSession,
    { game, engine, modelId }: PlayedGame,
    culture: Culture,
  ): SessionResponse {
    rounds.settleAbandoned(session.userId);
    const rules = playRulesFor(session);
    const max = maxStakeOf(rules, engine.kind, ageOf?.(session.userId) ?? null);
    return {
      sessionId,
      gameId: session.gameGroupId,
      name: game.name[culture],
      culture,
      currencyIsoCode: session.currencyIsoCode,
      engine: engine.kind,
      setup: max === null ? engine.setup(modelId) : engine.setup(modelId, max),
      ...shownArt(gameLook(game, rules.coverTone), engine.kind, culture),
      rules: [
        ...engine.rules(modelId, culture, max ?? undefined),
        ...(max === null ? [] : [stakeCapRule(max, culture, session.currencyIsoCode)]),
      ],
      balance: wallet.realBalance(session.userId),
      minimumRoundMs: minimumRoundMsOf(rules, engine.kind),
      parallelRounds: !rules.oneGameAtATime,
      winCelebration: rules.winCelebration,
      lastBet: rounds.lastBet(session) ?? null,
      round: rounds.current(session),
      ...freeSpinsLeft(session),
    };
  }

  app.post('/session', async (context) => {
    const body = await parseBody(context, sessionRequest);
    if (!body) return refuse(context, { reason: 'malformed' });
    // Check before spending the token, so that an unplayable game does not cost one.
    const game = played(body.gameId);
    if (!game) return refuse(context, { reason: 'unknownGame' });
    if (isWithdrawn?.(body.gameId) === true) return refuse(context, { reason: 'gameRecalled' });
    const opened = inTransaction(database, () => {
      const spending = accounts.spendLaunchToken(body.launchToken, {});
      if (!spending.spent) return 'launchTokenRefused';
      const obstacle = stakeObstacle(context, { userId: spending.userId, accountSessionId: spending.sessionId });
      if (obstacle !== null) return obstacle;
      const isSingleGame = playRulesFor(spending).oneGameAtATime;
      return openGameSession(database, {
        spending,
        gameGroupId: body.gameId,
        endsOthers: isSingleGame,
        now: clock.now(),
      });
    });
    if (typeof opened === 'string') return refuse(context, { reason: opened });
    return context.json(sessionResponse(opened.id, opened.session, game, body.culture));
  });

  // Restores the session when only the frame reloads.
  app.get('/session', (context) => {
    const found = sessionOf(context);
    if (!found.found) return refuse(context, { reason: found.reason });
    if (isWithdrawn?.(found.session.gameGroupId) === true) return refuse(context, { reason: 'gameRecalled' });
    const culture = v.safeParse(cultures, context.req.query('culture'));
    return context.json(
      sessionResponse(found.bearer, found.session, found.game, culture.success ? culture.output : 'en'),
    );
  });

  function respondToStep(
    context: Context,
    session: GameSession,
    stepResult: StepResult,
    culture: Culture = 'en',
  ): Response {
    if (stepResult.stepped) return context.json({ ...stepResult.round, ...freeSpinsLeft(session) });
    if (stepResult.reason === 'otherGameOpen') {
      const { reason, gameGroupId: gameId } = stepResult;
      return refuse(context, { reason, openGame: { gameId, name: played(gameId)?.game.name[culture] ?? '' } });
    }
    const { stepped: _, ...refusal } = stepResult;
    return refuse(context, refusal);
  }

  app.post('/rounds', async (context) => {
    const body = await parseBody(context, roundRequest);
    if (!body) return refuse(context, { reason: 'malformed' });
    const found = sessionOf(context);
    if (!found.found) return refuse(context, { reason: found.reason });
    const obstacle = stakeObstacle(context, found.session);
    // A round that began where play is allowed ends by its rules; no further stake follows.
    if (obstacle !== null) rounds.settleOpen(found.session.userId);
    return respondToStep(context, found.session, rounds.begin(found.session, found.game, body, obstacle), body.culture);
  });

  app.post('/rounds/:roundId/moves', async (context) => {
    const body = await parseBody(context, moveRequest);
    if (!body) return refuse(context, { reason: 'malformed' });
    const found = sessionOf(context);
    if (!found.found) return refuse(context, { reason: found.reason });
    const request = { roundId: context.req.param('roundId'), move: body.move, clientMoveKey: body.clientMoveKey };
    const obstacle = stakeObstacle(context, found.session);
    return respondToStep(context, found.session, rounds.move(found.session, request, obstacle));
  });

  app.post('/rounds/seen', async (context) => {
    const body = await parseBody(context, seenRequest);
    if (!body) return refuse(context, { reason: 'malformed' });
    const found = sessionOf(context);
    if (!found.found) return refuse(context, { reason: found.reason });
    if (!rounds.markSeen(found.session, body.roundId)) return refuse(context, { reason: 'unknownRound' });
    return context.json({ seen: true });
  });

  app.get('/history', (context) => {
    const found = sessionOf(context);
    if (!found.found) return refuse(context, { reason: found.reason });
    const { userId, gameGroupId, accountSessionId } = found.session;
    const response: HistoryResponse = {
      totals: totals({ userId, gameGroupId, accountSessionId }),
      rounds: rounds.history(found.session),
    };
    return context.json(response);
  });
  return app;
}
