import { brands } from '@foyer/brands/brands';
import { restOfWorldRules } from '@foyer/brands/market';
import type { MarketRules } from '@foyer/brands/market';
import type { DialStep } from '@foyer/contract/dialSteps';
import * as exclusionContract from '@foyer/contract/exclusion';
import type { LimitPeriod } from '@foyer/contract/limitKinds';
import * as contract from '@foyer/contract/limits';
import type { Protection } from '@foyer/contract/limits';
import { change, firstRow, inTransaction } from '../../kernel/database.ts';
import type { RouteForEach } from '../../kernel/endpointsWithoutRoute.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import { isRefusal, refuse, route } from '../../kernel/route.ts';
import type { Call, Refusal } from '../../kernel/route.ts';
import { callerOf } from '../accounts/callerOf.ts';
import type { Caller } from '../accounts/callerOf.ts';
import { marketOf, type Player } from '../accounts/players.ts';
import { choiceName } from '../portal/communicationPreferences.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { ProtectedAccounts } from './createProtectedAccounts.ts';
import { createReminderSettings } from './createReminderSettings.ts';
import type { Exclusions } from './exclusions.ts';
import { confirmableFrom, confirmableUntil, countedSince } from './limitRules.ts';
import type { ReturnTokens } from './returnTokens.ts';
import { saferGamblingSchema } from './saferGamblingSchema.ts';

/** Interval at which exclusions are checked, in milliseconds. */
const checkIntervalMs = 2000;

/** Serves the safer-gambling tools: limits, reminders and breaks. */
export function saferGamblingModule(
  sandboxContext: SandboxContext,
  {
    accounts,
    wallet,
    limits,
    breaks,
    exclusions,
    returnTokens,
    preferences,
    persons,
  }: Pick<ProtectedAccounts, 'accounts' | 'limits' | 'breaks' | 'preferences' | 'persons'> & {
    wallet: Pick<Wallet, 'moneyTotals'>;
    exclusions: Exclusions;
    returnTokens: ReturnTokens;
  },
): SandboxModule {
  const playerSettings = createReminderSettings(sandboxContext);
  const dialChoices = createDialChoices(sandboxContext);

  function stateOf({ player }: Caller): contract.Protection {
    const { user_id: userId, currency, brand, market_id: marketId } = player;
    const { deposited, withdrawn } = wallet.moneyTotals(userId);
    const { saferGambling, helpLine, registration } = rulesOf(brand, marketId);
    const { timeOuts, selfExclusions, reminderMinutes, reviewMonths } = saferGambling;
    const net = (period: LimitPeriod): number => {
      const { staked, won } = wallet.moneyTotals(userId, {
        sinceMs: countedSince(period, sandboxContext.clock.now()),
      });
      return won - staked;
    };
    return {
      currencyIsoCode: currency,
      limits: limits.all(userId).map(({ kind, period, value, used, waiting }) => ({
        kind,
        period,
        value,
        used,
        waiting: waiting && {
          value: waiting.value,
          confirmableFrom: new Date(confirmableFrom(waiting)).toISOString(),
          confirmableUntil: new Date(confirmableUntil(waiting)).toISOString(),
        },
      })),
      lifetimeNetDeposits: deposited - withdrawn,
      netPosition: { week: net('week'), month: net('month') },
      ...playerSettings.of(userId, saferGambling, breaks.returnedAt(userId)),
      ...dialChoices.of(userId),
      lastBreakEndedAt: timestampOf(breaks.lastEndOf(userId)),
      // A restricted player is asked after the return.
      marketingToAsk: accounts.restrictionOf(player) === null ? preferences.toAsk(userId, registration) : [],
      offers: {
        ...saferGambling,
        otherBrands: brands.filter(({ id }) => id !== brand).map(({ name }) => name),
        helpLine,
        timeOuts: [...timeOuts],
        selfExclusions: [...selfExclusions],
        reminderMinutes: { ...reminderMinutes, choices: [...reminderMinutes.choices] },
        reviewMonths: reviewMonths && { ...reviewMonths, choices: [...reviewMonths.choices] },
      },
    };
  }

  /** Wraps a call that changes something for the caller and returns the new state. */
  const changeRoute =
    <Input>(apply: (caller: Caller, input: Input) => void) =>
    async (input: Input, call: Call): Promise<contract.Protection | Refusal> => {
      const caller = await callerOf(accounts, call);
      if (isRefusal(caller)) return caller;
      apply(caller, input);
      return stateOf(caller);
    };

  const routes = {
    playerProtection: route(
      contract.playerProtection,
      changeRoute(() => undefined),
    ),

    setLimit: route(
      contract.setLimit,
      changeRoute(({ player }, { body }) => limits.setLimit(player.user_id, body.kind, body.period, body.value)),
    ),

    confirmLimit: route(contract.confirmLimit, async ({ body }, call) => {
      const caller = await callerOf(accounts, call);
      if (isRefusal(caller)) return caller;
      const refusal = limits.confirm(caller.player.user_id, body.kind, body.period);
      return { confirmed: refusal === null, ...(refusal && { refusal }), protection: stateOf(caller) };
    }),

    setReminder: route(
      contract.setReminder,
      changeRoute(({ player }, { body }) => playerSettings.setReminder(player.user_id, body.minutes)),
    ),

    noteReview: route(
      contract.noteReview,
      changeRoute(({ player }, { body }) => playerSettings.recordReview(player.user_id, body.months)),
    ),

    setCalmMode: route(
      contract.setCalmMode,
      changeRoute(({ player }, { body }) => dialChoices.choose(player.user_id, body)),
    ),

    chooseMarketing: route(contract.chooseMarketing, async ({ body: { chosen } }, call) => {
      const caller = await callerOf(accounts, call);
      if (isRefusal(caller)) return caller;
      const { player } = caller;
      const obstacle = accounts.restrictionOf(player) === null ? null : accounts.playObstacleOf(player);
      if (obstacle) return refuse(403, obstacle.message, obstacle.code);
      const { marketingChannels } = rulesOf(player.brand, player.market_id).registration;
      preferences.save(player.user_id, marketingChannels, new Set(chosen.map(choiceName)));
      return stateOf(caller);
    }),

    takeBreak: route(contract.takeBreak, async ({ body: { kind, period, allBrands = false } }, call) => {
      const caller = await callerOf(accounts, call);
      if (isRefusal(caller)) return caller;
      const { user_id: userId, brand, market_id: marketId } = caller.player;
      const { saferGambling } = rulesOf(brand, marketId);
      const offered = kind === 'timeOut' ? saferGambling.timeOuts : saferGambling.selfExclusions;
      if (!offered.includes(period)) return refuse(409, 'The market does not offer a break of this length.');
      const isEverywhere = kind === 'selfExclusion' && allBrands;
      const until =
        kind === 'selfExclusion'
          ? exclusions.begin(
              [...new Set([userId, ...(isEverywhere ? persons.accountsOfPerson(userId) : [])])],
              period,
              isEverywhere,
            )
          : inTransaction(sandboxContext.database, () => {
              accounts.sessions.closeAllOf(userId, 'break');
              return breaks.begin(userId, kind, period).until;
            });
      return { kind, until: new Date(until).toISOString() };
    }),
  } satisfies RouteForEach<typeof contract>;

  /** Finds the player of a user token or of a return token. */
  async function excludedPlayer(call: Call): Promise<Player | Refusal> {
    const userId = call.bearer === null ? null : returnTokens.userOf(call.bearer);
    const player = userId === null ? undefined : accounts.players.byId(userId);
    if (player) return player;
    const caller = await callerOf(accounts, call);
    return isRefusal(caller) ? caller : caller.player;
  }

  const exclusionRoutes = {
    playerExclusion: route(exclusionContract.playerExclusion, async (_input, call) => {
      const player = await excludedPlayer(call);
      return isRefusal(player) ? player : exclusions.stateOf(player);
    }),
    requestReturn: route(exclusionContract.requestReturn, async (_input, call) => {
      const player = await excludedPlayer(call);
      if (isRefusal(player)) return player;
      return { requested: exclusions.requestReturn(player), exclusion: exclusions.stateOf(player) };
    }),
    withdrawReturn: route(exclusionContract.withdrawReturn, async (_input, call) => {
      const player = await excludedPlayer(call);
      if (isRefusal(player)) return player;
      return { withdrawn: exclusions.withdrawReturn(player), exclusion: exclusions.stateOf(player) };
    }),
  } satisfies RouteForEach<typeof exclusionContract>;

  let checkTimer: ReturnType<typeof setInterval> | undefined;
  return {
    name: 'limits',
    tables: saferGamblingSchema,
    routes: [...Object.values(routes), ...Object.values(exclusionRoutes)],
    start() {
      // Also finishes exclusions that a crash interrupted.
      exclusions.check();
      checkTimer = setInterval(exclusions.check, checkIntervalMs);
    },
    stop: () => clearInterval(checkTimer),
  };
}

const timestampOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** An unknown market has rest-of-world rules: all breaks, and the help line. */
function rulesOf(brand: string, marketId: string): Pick<MarketRules, 'saferGambling' | 'helpLine' | 'registration'> {
  return marketOf(brand, marketId)?.rules ?? restOfWorldRules;
}

/** Stores each player's step of the dial. A player who never chose has no row. */
export function createDialChoices({ database }: Pick<SandboxContext, 'database'>) {
  return {
    of(userId: number): Pick<Protection, 'isCalm' | 'dialStep'> {
      const row = firstRow<{ step: DialStep }>(database, 'SELECT step FROM dial_choice WHERE user_id = ?', userId);
      return { isCalm: row === undefined ? null : row.step === 'calm', dialStep: row?.step ?? null };
    },
    /** `isOn` decides between calm mode and the other steps, whatever the step. */
    choose(userId: number, { isOn, step = 'lively' }: { isOn: boolean; step?: DialStep | undefined }): void {
      const aboveCalm = step === 'calm' ? 'lively' : step;
      change(
        database,
        'INSERT INTO dial_choice (user_id, step) VALUES (?, ?) ON CONFLICT DO UPDATE SET step = excluded.step',
        userId,
        isOn ? 'calm' : aboveCalm,
      );
    },
  };
}
