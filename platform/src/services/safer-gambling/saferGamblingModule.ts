import { brands } from '@foyer/brands/brands';
import { restOfWorldRules } from '@foyer/brands/market';
import type { MarketRules } from '@foyer/brands/market';
import * as contract from '@foyer/contract/limits';
import type { RouteForEach } from '../../kernel/contractEndpoints.ts';
import { inTransaction } from '../../kernel/database.ts';
import type { PlatformModule, PlatformContext } from '../../kernel/module.ts';
import { isRefusal, refuse, route } from '../../kernel/route.ts';
import type { Call, Refusal } from '../../kernel/route.ts';
import type { AccountsService } from '../accounts/accounts.ts';
import { callerOf } from '../accounts/callerOf.ts';
import type { Caller } from '../accounts/callerOf.ts';
import { marketOf } from '../accounts/players.ts';
import { choiceName, type CommunicationPreferences } from '../portal/communicationPreferences.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { Breaks } from './breaks.ts';
import { createCalmChoices } from './createCalmChoices.ts';
import { createReminderSettings } from './createReminderSettings.ts';
import { confirmableFrom, confirmableUntil, countedSince } from './limitRules.ts';
import type { Limits } from './limits.ts';
import { saferGamblingSchema } from './saferGamblingSchema.ts';

export interface SaferGamblingModuleDeps {
  accounts: AccountsService;
  wallet: Pick<Wallet, 'moneyTotals'>;
  limits: Limits;
  breaks: Breaks;
  preferences: Pick<CommunicationPreferences, 'toAsk' | 'save'>;
  /** Returns every account of the account's owner, at any brand. */
  accountsOfPerson: (userId: number) => readonly number[];
}

/** Serves the safer-gambling tools: limits, reminders and breaks. */
export function saferGamblingModule(
  platformContext: PlatformContext,
  { accounts, wallet, limits, breaks, preferences, accountsOfPerson }: SaferGamblingModuleDeps,
): PlatformModule {
  const playerSettings = createReminderSettings(platformContext);
  const calmChoices = createCalmChoices(platformContext);

  function stateOf({ player: { user_id: userId, currency, brand, market_id: marketId } }: Caller): contract.Protection {
    const { deposited, withdrawn } = wallet.moneyTotals(userId);
    const { saferGambling, helpLine, registration } = rulesOf(brand, marketId);
    const { timeOuts, selfExclusions, reminderMinutes, reviewMonths } = saferGambling;
    const net = (period: contract.LimitPeriod): number => {
      const { staked, won } = wallet.moneyTotals(userId, {
        sinceMs: countedSince(period, platformContext.clock.now()),
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
      ...playerSettings.of(userId, saferGambling),
      isCalm: calmChoices.of(userId),
      lastBreakEndedAt: timestampOf(breaks.lastEndOf(userId)),
      marketingToAsk: preferences.toAsk(userId, registration),
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
    <Input>(change: (caller: Caller, input: Input) => void) =>
    async (input: Input, call: Call): Promise<contract.Protection | Refusal> => {
      const caller = await callerOf(accounts, call);
      if (isRefusal(caller)) return caller;
      change(caller, input);
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
      changeRoute(({ player }, { body }) => calmChoices.choose(player.user_id, body.isOn)),
    ),

    chooseMarketing: route(
      contract.chooseMarketing,
      changeRoute(({ player }, { body: { chosen } }) => {
        const { marketingChannels } = rulesOf(player.brand, player.market_id).registration;
        preferences.save(player.user_id, marketingChannels, new Set(chosen.map(choiceName)));
      }),
    ),

    takeBreak: route(contract.takeBreak, async ({ body: { kind, period, allBrands = false } }, call) => {
      const caller = await callerOf(accounts, call);
      if (isRefusal(caller)) return caller;
      const { user_id: userId, brand, market_id: marketId } = caller.player;
      const { saferGambling } = rulesOf(brand, marketId);
      const offered = kind === 'timeOut' ? saferGambling.timeOuts : saferGambling.selfExclusions;
      if (!offered.includes(period)) return refuse(409, 'The market does not offer a break of this length.');
      const isEverywhere = kind === 'selfExclusion' && allBrands;
      const until = inTransaction(platformContext.database, () => {
        const ends = [...new Set([userId, ...(isEverywhere ? accountsOfPerson(userId) : [])])].map((id) => {
          accounts.sessions.closeAllOf(id, 'break');
          const begun = breaks.begin(id, kind, period);
          if (isEverywhere) breaks.widen(id, begun.until);
          return begun.until;
        });
        return Math.max(...ends);
      });
      return { kind, until: new Date(until).toISOString() };
    }),
  } satisfies RouteForEach<typeof contract>;

  return { name: 'limits', tables: saferGamblingSchema, routes: Object.values(routes) };
}

const timestampOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** An unknown market has rest-of-world rules: all breaks, and the help line. */
function rulesOf(brand: string, marketId: string): Pick<MarketRules, 'saferGambling' | 'helpLine' | 'registration'> {
  return marketOf(brand, marketId)?.rules ?? restOfWorldRules;
}
