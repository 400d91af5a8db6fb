import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { culture as cultures, type Culture } from '@foyer/contract/identifiers';
import * as v from 'valibot';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Surroundings } from '../kernel/module.ts';
import { roundRequest, seenRequest, sessionRequest, type SessionAnswer, type SlotRefusal } from './slotApi.ts';
import { slotLook } from './slotLook.ts';
import { minimumRoundMsFor } from './slotMarket.ts';
import { slotModelById } from './slotModels.ts';
import type { SlotNeeds } from './slotModule.ts';
import type { SlotRounds } from './slotRounds.ts';
import { rulesOf } from './slotRules.ts';
import { findSlotSession, openSlotSession, type SlotSession } from './slotSessions.ts';
import { slotStakes } from './slotStakes.ts';

/** Longest body of any call, in bytes. A launch token is the longest part and has 512 at most. */
const longestBody = 4096;

const statuses: Readonly<Record<SlotRefusal['reason'], 400 | 401 | 404 | 409 | 429>> = {
  malformed: 400,
  unknownStake: 400,
  launchTokenRefused: 401,
  sessionEnded: 401,
  unknownGame: 404,
  unknownRound: 404,
  insufficientFunds: 409,
  tooEarly: 429,
};

function refuse(context: Context, refusal: SlotRefusal): Response {
  if (refusal.retryAfterMs !== undefined) context.header('retry-after', String(Math.ceil(refusal.retryAfterMs / 1000)));
  return context.json(refusal, statuses[refusal.reason]);
}

/** The body in the given shape, or undefined. */
async function bodyIn<S extends v.GenericSchema>(context: Context, schema: S): Promise<v.InferOutput<S> | undefined> {
  let body: unknown;
  try {
    body = await context.req.json();
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(schema, body);
  return parsed.success ? parsed.output : undefined;
}

/** A slot session needs the game to be in the catalogue with a model. */
function slotIn(catalogue: Pick<Catalogue, 'byId'>, gameGroupId: number) {
  const game = catalogue.byId(gameGroupId);
  const model = game?.engine === 'slot' ? slotModelById(game.modelId) : undefined;
  return game && model ? { game, model } : undefined;
}

/** The calls of a slot in its frame. Every answer is `no-store`; every answer outside 2xx is a `SlotRefusal`. */
export function slotCalls(
  { database, clock }: Pick<Surroundings, 'database' | 'clock'>,
  { accounts, wallet, catalogue }: SlotNeeds,
  rounds: SlotRounds,
): Hono {
  const app = new Hono();

  const calls = ['/session', '/rounds', '/rounds/seen', '/history'];
  for (const path of calls) {
    app.use(path, async (context, next) => {
      await next();
      context.header('cache-control', 'no-store');
      context.header('x-content-type-options', 'nosniff');
    });
    app.use(path, bodyLimit({ maxSize: longestBody, onError: (context) => context.json({ reason: 'malformed' }, 413) }));
  }

  /** The session named by the bearer, with its game. */
  function sessionOf(context: Context) {
    const bearer = /^Bearer ([\w-]{22})$/.exec(context.req.header('authorization') ?? '')?.[1];
    const session = bearer === undefined ? undefined : findSlotSession(database, accounts, bearer);
    const slot = session && slotIn(catalogue, session.gameGroupId);
    return bearer !== undefined && session && slot ? { bearer, session, ...slot } : undefined;
  }

  function sessionAnswer(sessionId: string, session: SlotSession, culture: Culture): SessionAnswer | undefined {
    const slot = slotIn(catalogue, session.gameGroupId);
    if (!slot) return undefined;
    const { rtp, volatility, strips, pays, freeSpins } = slot.model;
    return {
      sessionId,
      gameId: session.gameGroupId,
      name: slot.game.name[culture],
      culture,
      currencyIsoCode: session.currencyIsoCode,
      stakes: [...slotStakes],
      stake: rounds.lastStake(session) ?? slotStakes[0] ?? 0,
      balance: wallet.realBalance(session.userId),
      minimumRoundMs: minimumRoundMsFor(session),
      model: {
        rtp,
        volatility,
        strips: [...strips],
        pays: Object.fromEntries(Object.entries(pays).map(([symbol, list]) => [symbol, [...list]])) as SessionAnswer['model']['pays'],
        freeSpins: { ...freeSpins, awards: [...freeSpins.awards] },
      },
      pictures: { ...slotLook(slot.game).pictures },
      rules: rulesOf(slot.game, culture),
      unseenRound: rounds.unseen(session),
    };
  }

  app.post('/session', async (context) => {
    const body = await bodyIn(context, sessionRequest);
    if (!body) return refuse(context, { reason: 'malformed' });
    // Before the token is spent: a game that cannot be played must not cost one.
    if (!slotIn(catalogue, body.gameId)) return refuse(context, { reason: 'unknownGame' });
    const spending = accounts.spendLaunchToken(body.launchToken, {});
    if (!spending.spent) return refuse(context, { reason: 'launchTokenRefused' });
    const { id, session } = openSlotSession(database, { spending, gameGroupId: body.gameId, now: clock.now() });
    return context.json(sessionAnswer(id, session, body.culture));
  });

  // A reload of the frame alone finds its session again.
  app.get('/session', (context) => {
    const found = sessionOf(context);
    if (!found) return refuse(context, { reason: 'sessionEnded' });
    const culture = v.safeParse(cultures, context.req.query('culture'));
    return context.json(sessionAnswer(found.bearer, found.session, culture.success ? culture.output : 'en'));
  });

  app.post('/rounds', async (context) => {
    const body = await bodyIn(context, roundRequest);
    if (!body) return refuse(context, { reason: 'malformed' });
    const found = sessionOf(context);
    if (!found) return refuse(context, { reason: 'sessionEnded' });
    const playing = rounds.play(found.session, found.model, body);
    if (playing.played) return context.json(playing.round);
    const { played: _, ...refusal } = playing;
    return refuse(context, refusal);
  });

  app.post('/rounds/seen', async (context) => {
    const body = await bodyIn(context, seenRequest);
    if (!body) return refuse(context, { reason: 'malformed' });
    const found = sessionOf(context);
    if (!found) return refuse(context, { reason: 'sessionEnded' });
    if (!rounds.markSeen(found.session, body.roundId)) return refuse(context, { reason: 'unknownRound' });
    return context.json({ seen: true });
  });

  app.get('/history', (context) => {
    const found = sessionOf(context);
    if (!found) return refuse(context, { reason: 'sessionEnded' });
    return context.json({ rounds: rounds.history(found.session) });
  });
  return app;
}
