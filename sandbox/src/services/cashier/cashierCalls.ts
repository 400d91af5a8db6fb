import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { restOfWorldRules } from '@foyer/brands/market';
import { culture as cultures, type Culture } from '@foyer/contract/ids';
import { parseInput } from '@foyer/contract/parseInput';
import type { PaymentReason } from '@foyer/contract/payment';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { inTransaction, change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { AccountsService } from '../accounts/accounts.ts';
import { locationOfFrameCall, type PlayerLocations } from '../accounts/playerLocations.ts';
import { marketOf, type Player } from '../accounts/players.ts';
import type { Limits } from '../safer-gambling/limits.ts';
import { identityCheckText } from '../verification/identityCheckText.ts';
import type { Wallet } from '../wallet/wallet.ts';
import {
  challengeRequest,
  paymentRequest,
  sessionRequest,
  type CashierRefusalReason,
  type PaymentList,
  type SessionResponse,
} from './cashierApi.ts';
import { customerFundsText } from './customerFundsText.ts';
import type { PaymentPermission } from './paymentPermission.ts';
import { methodResponses, paymentResponseOf } from './paymentResponses.ts';
import { hasDeposited, newestPayments, type PaymentRow } from './paymentRows.ts';
import { mayCancelWithdrawal, type Payments } from './payments.ts';
import { challengeCode } from './paymentStep.ts';

const maxBodyBytes = 4096;
/** Maximum number of payments in the cashier's list. */
const maxListedPayments = 30;

const statuses: Partial<Record<CashierRefusalReason, 400 | 401 | 404>> = {
  malformed: 400,
  launchTokenRefused: 401,
  sessionEnded: 401,
  unknownPayment: 404,
};
const refuse = (context: Context, reason: CashierRefusalReason): Response =>
  context.json({ reason }, statuses[reason] ?? 409);

async function bodyIn<S extends v.GenericSchema>(context: Context, schema: S): Promise<v.InferOutput<S> | undefined> {
  const parsed = parseInput(schema, await context.req.json<unknown>().catch(() => undefined));
  return parsed.success ? parsed.output : undefined;
}

/**
 * Serves the calls of the cashier frame. Every response is `no-store`, and every response outside 2xx states its
 * reason.
 */
export function cashierCalls(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  {
    accounts,
    wallet,
    payments,
    permission,
    limits,
    locations,
  }: {
    readonly accounts: Pick<AccountsService, 'spendLaunchTokenForCashier' | 'players' | 'sessions' | 'recordActivity'>;
    readonly wallet: Pick<Wallet, 'balances'>;
    readonly payments: Payments;
    readonly permission: PaymentPermission;
    readonly limits: Pick<Limits, 'all'>;
    /** Decides whether a player may make a payment where the call comes from. Defaults to allowed everywhere. */
    readonly locations?: Pick<PlayerLocations, 'decide'>;
  },
): Hono {
  const app = new Hono();
  for (const path of ['/session', '/payments', '/payments/*']) {
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

  /** Finds the player of the bearer token, including blocked players: each payment checks what they may do (MT5). */
  function playerOf(context: Context): { player: Player; bearer: string; sessionId: number } | undefined {
    const bearer = /^Bearer ([\w-]{22})$/.exec(context.req.header('authorization') ?? '')?.[1];
    const session = bearer === undefined ? undefined : findCashierSession(database, bearer);
    const player =
      session && accounts.sessions.isOpen(session.accountSessionId) ? accounts.players.byId(session.userId) : undefined;
    if (bearer === undefined || session === undefined || !player) return undefined;
    // The frame polls its list, so only what it posts is an act of the player.
    if (context.req.method === 'POST') accounts.recordActivity(session.accountSessionId);
    return { player, bearer, sessionId: session.accountSessionId };
  }

  function locationReason(
    context: Context,
    { player, sessionId }: { player: Player; sessionId: number },
    action: 'deposit' | 'withdraw',
  ): PaymentReason | null {
    const location = locationOfFrameCall((name) => context.req.header(name));
    const decision = locations?.decide(player, action, { sessionId, location }) ?? 'allowed';
    return decision === 'allowed' ? null : decision;
  }

  const cultureOf = (context: Context): Culture => {
    const named = v.safeParse(cultures, context.req.query('culture'));
    return named.success ? named.output : 'en';
  };
  const shown = (player: Player, row: PaymentRow, culture: Culture) =>
    paymentResponseOf(row, { culture, mayCancel: mayCancelWithdrawal(player) });
  const result = (player: Player, row: PaymentRow, culture: Culture) => ({
    payment: shown(player, row, culture),
    balances: wallet.balances(player.user_id),
  });

  function list(player: Player, culture: Culture): PaymentList {
    payments.advance(player.user_id);
    return {
      payments: newestPayments(database, player.user_id, maxListedPayments).map((row) => shown(player, row, culture)),
      balances: wallet.balances(player.user_id),
    };
  }

  function sessionResponse(
    context: Context,
    { bearer: sessionId, player, sessionId: accountSessionId }: { bearer: string; player: Player; sessionId: number },
    culture: Culture,
  ): SessionResponse {
    const located = { player, sessionId: accountSessionId };
    const rules = marketOf(player.brand, player.market_id)?.rules ?? restOfWorldRules;
    return {
      sessionId,
      culture,
      currencyIsoCode: player.currency,
      methods: methodResponses(culture),
      isFirstDeposit: !hasDeposited(database, player.user_id),
      obstacles: {
        deposit: permission.mayDeposit(player.user_id, 0) ?? locationReason(context, located, 'deposit'),
        withdrawal: permission.mayWithdraw(player.user_id) ?? locationReason(context, located, 'withdraw'),
      },
      limits: limits
        .all(player.user_id)
        .flatMap(({ kind, period, value, used }) =>
          kind === 'deposit' && value !== null ? [{ period, value, used }] : [],
        ),
      withdrawalCancelling: mayCancelWithdrawal(player),
      challengeCode,
      helpLine: rules.helpLine,
      customerFunds: customerFundsText(rules, culture),
      identityCheck: identityCheckText(rules, culture),
      ...list(player, culture),
    };
  }

  app.post('/session', async (context) => {
    const body = await bodyIn(context, sessionRequest);
    if (!body) return refuse(context, 'malformed');
    const opened = inTransaction(database, () => {
      const spending = accounts.spendLaunchTokenForCashier(body.launchToken);
      if (!spending.spent) return undefined;
      const { session } = spending;
      return {
        id: openCashierSession(database, {
          userId: session.user_id,
          accountSessionId: session.session_id,
          now: clock.now(),
        }),
        player: accounts.players.byId(session.user_id),
        sessionId: session.session_id,
      };
    });
    return opened?.player
      ? context.json(
          sessionResponse(
            context,
            { bearer: opened.id, player: opened.player, sessionId: opened.sessionId },
            body.culture,
          ),
        )
      : refuse(context, 'launchTokenRefused');
  });

  // Restores the session when only the frame reloads.
  app.get('/session', (context) => {
    const found = playerOf(context);
    return found ? context.json(sessionResponse(context, found, cultureOf(context))) : refuse(context, 'sessionEnded');
  });

  app.get('/payments', (context) => {
    const found = playerOf(context);
    return found ? context.json(list(found.player, cultureOf(context))) : refuse(context, 'sessionEnded');
  });

  app.post('/payments', async (context) => {
    const body = await bodyIn(context, paymentRequest);
    if (!body) return refuse(context, 'malformed');
    const found = playerOf(context);
    if (!found) return refuse(context, 'sessionEnded');
    const elsewhere = locationReason(context, found, body.direction === 'deposit' ? 'deposit' : 'withdraw');
    const requested = payments.request(found.player, body, elsewhere);
    if (!requested.accepted) return refuse(context, requested.reason);
    payments.advance(found.player.user_id);
    const row = payments.find(found.player.user_id, requested.payment.id) ?? requested.payment;
    return context.json(result(found.player, row, cultureOf(context)));
  });

  app.post('/payments/:paymentId/challenge', async (context) => {
    const body = await bodyIn(context, challengeRequest);
    if (!body) return refuse(context, 'malformed');
    const found = playerOf(context);
    if (!found) return refuse(context, 'sessionEnded');
    payments.advance(found.player.user_id);
    const row = payments.submitChallengeCode(found.player.user_id, context.req.param('paymentId'), body);
    return row ? context.json(result(found.player, row, cultureOf(context))) : refuse(context, 'unknownPayment');
  });

  app.post('/payments/:paymentId/cancel', (context) => {
    const found = playerOf(context);
    if (!found) return refuse(context, 'sessionEnded');
    payments.advance(found.player.user_id);
    const row = payments.cancel(found.player, context.req.param('paymentId'));
    return row ? context.json(result(found.player, row, cultureOf(context))) : refuse(context, 'cannotCancel');
  });
  return app;
}

/** A player's session in the cashier. Ends with the account session that opened it. */
interface CashierSession {
  readonly userId: number;
  readonly accountSessionId: number;
}

const digestOf = (id: string): string => createHash('sha256').update(id).digest('base64url');

/** Returns the id (128 random bits) once. The database stores only its digest. */
function openCashierSession(
  database: DatabaseSync,
  { userId, accountSessionId, now }: CashierSession & { now: number },
): string {
  const id = randomBytes(16).toString('base64url');
  change(
    database,
    'INSERT INTO cashier_session (digest, user_id, account_session_id, opened_at) VALUES (?, ?, ?, ?)',
    digestOf(id),
    userId,
    accountSessionId,
    now,
  );
  return id;
}

function findCashierSession(database: DatabaseSync, id: string): CashierSession | undefined {
  return firstRow<CashierSession>(
    database,
    'SELECT user_id AS userId, account_session_id AS accountSessionId FROM cashier_session WHERE digest = ?',
    digestOf(id),
  );
}
