import { brands } from '@foyer/brands/brands';
import { restOfWorldRules } from '@foyer/brands/market';
import type { MarketRules } from '@foyer/brands/market';
import * as contract from '@foyer/contract/limits';
import type { AccountsService } from '../accounts/accounts.ts';
import { callerOf } from '../accounts/callerOf.ts';
import type { Caller } from '../accounts/callerOf.ts';
import { marketOf } from '../accounts/players.ts';
import type { RouteForEach } from '../kernel/contractEndpoints.ts';
import { inTransaction } from '../kernel/database.ts';
import type { PlatformModule, PlatformContext } from '../kernel/module.ts';
import { isRefusal, refuse, route } from '../kernel/route.ts';
import type { Call, Refusal } from '../kernel/route.ts';
import { choiceOf, type CommunicationPreferences } from '../portal/communicationPreferences.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { Breaks } from './breaks.ts';
import { confirmableFrom, countedSince } from './limitRules.ts';
import type { Limits } from './limits.ts';
import { limitsSchema } from './limitsSchema.ts';
import { createPlayerCare } from './playerCare.ts';

export interface LimitsModuleDeps {
  accounts: AccountsService;
  wallet: Pick<Wallet, 'moneyTotals'>;
  limits: Limits;
  breaks: Breaks;
  preferences: Pick<CommunicationPreferences, 'toAsk' | 'keep'>;
  /** Every account of the person who has this one, at any brand. */
  accountsOfPerson: (userId: number) => readonly number[];
}

/** What a player sets for their own protection: limits, reminders, breaks. */
export function limitsModule(
  platformContext: PlatformContext,
  { accounts, wallet, limits, breaks, preferences, accountsOfPerson }: LimitsModuleDeps,
): PlatformModule {
  const care = createPlayerCare(platformContext);

  function protectionOf({
    player: { user_id: userId, currency, brand, market_id: marketId },
  }: Caller): contract.Protection {
    const { deposited, withdrawn } = wallet.moneyTotals(userId);
    const { protection, helpLine, registration } = rulesOf(brand, marketId);
    const { timeOuts, selfExclusions, reminderMinutes, reviewMonths } = protection;
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
        waiting: waiting && { value: waiting.value, confirmableFrom: new Date(confirmableFrom(waiting)).toISOString() },
      })),
      lifetimeNetDeposits: deposited - withdrawn,
      netPosition: { week: net('week'), month: net('month') },
      ...care.of(userId, protection),
      marketingToAsk: preferences.toAsk(userId, registration),
      offers: {
        ...protection,
        otherBrands: brands.filter(({ id }) => id !== brand).map(({ name }) => name),
        helpLine,
        timeOuts: [...timeOuts],
        selfExclusions: [...selfExclusions],
        reminderMinutes: { ...reminderMinutes, choices: [...reminderMinutes.choices] },
        reviewMonths: reviewMonths && { ...reviewMonths, choices: [...reviewMonths.choices] },
      },
    };
  }

  /** The answer of a call that changes something of the caller's and tells how everything stands then. */
  const changing =
    <Input>(change: (caller: Caller, input: Input) => void) =>
    async (input: Input, call: Call): Promise<contract.Protection | Refusal> => {
      const caller = await callerOf(accounts, call);
      if (isRefusal(caller)) return caller;
      change(caller, input);
      return protectionOf(caller);
    };

  const routes = {
    playerProtection: route(
      contract.playerProtection,
      changing(() => undefined),
    ),

    setLimit: route(
      contract.setLimit,
      changing(({ player }, { body }) => limits.ask(player.user_id, body.kind, body.period, body.value)),
    ),

    confirmLimit: route(contract.confirmLimit, async ({ body }, call) => {
      const caller = await callerOf(accounts, call);
      if (isRefusal(caller)) return caller;
      const confirmed = limits.confirm(caller.player.user_id, body.kind, body.period);
      return { confirmed, protection: protectionOf(caller) };
    }),

    setReminder: route(
      contract.setReminder,
      changing(({ player }, { body }) => care.setReminder(player.user_id, body.minutes)),
    ),

    noteReview: route(
      contract.noteReview,
      changing(({ player }, { body }) => care.noteReview(player.user_id, body.months)),
    ),

    chooseMarketing: route(
      contract.chooseMarketing,
      changing(({ player }, { body: { chosen } }) => {
        const { marketingChannels } = rulesOf(player.brand, player.market_id).registration;
        preferences.keep(player.user_id, marketingChannels, new Set(chosen.map(choiceOf)));
      }),
    ),

    takeBreak: route(contract.takeBreak, async ({ body: { kind, period, allBrands = false } }, call) => {
      const caller = await callerOf(accounts, call);
      if (isRefusal(caller)) return caller;
      const { user_id: userId, brand, market_id: marketId } = caller.player;
      const { protection } = rulesOf(brand, marketId);
      const offered = kind === 'timeOut' ? protection.timeOuts : protection.selfExclusions;
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

  return { name: 'limits', tables: limitsSchema, routes: Object.values(routes) };
}

/** A market nobody lists any more keeps what the rest of the world has: every break that there is, and help. */
function rulesOf(brand: string, marketId: string): Pick<MarketRules, 'protection' | 'helpLine' | 'registration'> {
  return marketOf(brand, marketId)?.rules ?? restOfWorldRules;
}
