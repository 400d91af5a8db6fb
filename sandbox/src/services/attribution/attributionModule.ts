import { reportAttribution } from '@foyer/contract/attribution';
import type { SandboxModule } from '../../kernel/module.ts';
import { isRefusal, route } from '../../kernel/route.ts';
import type { AccountsService } from '../accounts/accounts.ts';
import { callerOf } from '../accounts/callerOf.ts';
import { attributionSchema, type Attributions } from './attributions.ts';

/** Records what led players here. */
export function attributionModule({
  accounts,
  attributions,
}: {
  accounts: Pick<AccountsService, 'players' | 'sessions' | 'checkUserToken'>;
  attributions: Attributions;
}): SandboxModule {
  const report = route(reportAttribution, async ({ body }, call) => {
    const caller = await callerOf(accounts, call);
    if (isRefusal(caller)) return caller;
    return { recorded: attributions.recordReport(caller.player.user_id, body.attribution) };
  });
  return { name: 'attribution', tables: attributionSchema, routes: [report] };
}
