import * as contract from '@foyer/contract/metered';
import type { RouteForEach } from '../../kernel/endpointsWithoutRoute.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import { isRefusal, refuse, route } from '../../kernel/route.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { tokenOwner } from '../accounts/callerOf.ts';
import type { Metered } from './metered.ts';
import { meteredSchema } from './metered.ts';

/** Interval of the check for dead sessions, in milliseconds. */
const checkIntervalMs = 15_000;

/** Serves the endpoints of metered play, and checks for dead sessions. */
export function meteredModule(
  { log }: Pick<SandboxContext, 'log'>,
  accounts: Pick<Accounts, 'checkUserToken'>,
  metered: Metered,
): SandboxModule {
  const routes = {
    isGameMetered: route(contract.isGameMetered, async ({ params, headers }) => {
      const owner = await tokenOwner(accounts, headers.usertoken);
      return isRefusal(owner) ? owner : { isGameMetered: metered.isMetered(params.moduleId) };
    }),
    startMetered: route(contract.startMetered, async ({ body }, { bearer }) => {
      const owner = await tokenOwner(accounts, bearer);
      if (isRefusal(owner)) return owner;
      return metered.start(owner.userId, body) ?? refuse(404, 'No metered game has this module');
    }),
    endMetered: route(contract.endMetered, ({ params }) => metered.end(params.id) ?? refuse(404, 'No such session')),
  } satisfies RouteForEach<typeof contract>;

  let checkTimer: ReturnType<typeof setInterval> | undefined;
  return {
    name: 'metered',
    tables: meteredSchema,
    routes: Object.values(routes),
    start() {
      checkTimer = setInterval(() => {
        const count = metered.closeDeadSessions();
        if (count > 0) log('Metered sessions were presumed or declared dead.', { count });
      }, checkIntervalMs);
    },
    stop: () => clearInterval(checkTimer),
  };
}
