import * as contract from '@foyer/contract/history';
import type { RouteForEach } from '../../kernel/endpointsWithoutRoute.ts';
import type { SandboxModule } from '../../kernel/module.ts';
import { isRefusal, refuse, route } from '../../kernel/route.ts';
import type { AccountsService } from '../accounts/accounts.ts';
import { callerOf } from '../accounts/callerOf.ts';
import type { PlayerHistory } from './playerHistory.ts';

/** Indexes that make reading a page of history fast, regardless of the length of the history. */
export const historySchema = `
CREATE INDEX IF NOT EXISTS game_round_at ON game_round (user_id, opened_at, number);
CREATE INDEX IF NOT EXISTS wallet_move_of_money ON wallet_move (user_id, booked_at, id) WHERE kind NOT IN ('stake', 'win');
`;

/** Serves the player's history. Register after the modules whose tables it reads. */
export function historyModule(accounts: AccountsService, history: PlayerHistory): SandboxModule {
  const routes = {
    gameHistory: route(contract.gameHistory, async ({ query: { culture = 'en', ...period } }, call) => {
      const caller = await callerOf(accounts, call);
      if (isRefusal(caller)) return caller;
      return history.games({
        ...period,
        culture,
        userId: caller.player.user_id,
        currencyIsoCode: caller.player.currency,
      });
    }),
    gameRound: route(contract.gameRound, async ({ params: { roundId }, query: { culture = 'en' } }, call) => {
      const caller = await callerOf(accounts, call);
      if (isRefusal(caller)) return caller;
      return (
        history.round({ roundId, culture, userId: caller.player.user_id }) ??
        refuse(404, 'The player has no such round.')
      );
    }),
    moneyHistory: route(contract.moneyHistory, async ({ query: { culture = 'en', ...period } }, call) => {
      const caller = await callerOf(accounts, call);
      if (isRefusal(caller)) return caller;
      return history.money({
        ...period,
        culture,
        userId: caller.player.user_id,
        currencyIsoCode: caller.player.currency,
      });
    }),
  } satisfies RouteForEach<typeof contract>;
  return { name: 'history', tables: historySchema, routes: Object.values(routes) };
}
