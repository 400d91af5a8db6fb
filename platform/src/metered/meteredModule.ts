import { accountCodes } from '@foyer/contract/accounts';
import * as contract from '@foyer/contract/metered';
import type { Accounts } from '../accounts/accounts.ts';
import type { RouteForEach } from '../kernel/contractEndpoints.ts';
import type { PlatformModule, Surroundings } from '../kernel/module.ts';
import { isRefusal, refuse, route } from '../kernel/route.ts';
import type { Refusal } from '../kernel/route.ts';
import type { Metered } from './metered.ts';
import { meteredTables } from './meteredTables.ts';

/** How often dead sessions are looked for, in milliseconds. */
const lookMs = 15_000;

interface MeteredModuleNeeds {
  accounts: Pick<Accounts, 'checkUserToken'>;
  metered: Metered;
}

/** Endpoints of metered play, and the look for sessions that nothing is heard of. */
export function meteredModule({ log }: Pick<Surroundings, 'log'>, { accounts, metered }: MeteredModuleNeeds): PlatformModule {
  async function playerOf(userToken: string | null): Promise<number | Refusal> {
    if (userToken === null) return refuse(401, 'User token missing', accountCodes.securityTokenFailed);
    const check = await accounts.checkUserToken(userToken);
    return check.valid ? check.userId : refuse(401, `User token refused: ${check.reason}`, check.code);
  }

  const routes = {
    isGameMetered: route(contract.isGameMetered, async ({ params, headers }) => {
      const userId = await playerOf(headers.usertoken);
      return isRefusal(userId) ? userId : { isGameMetered: metered.isMetered(params.moduleId) };
    }),
    startMetered: route(contract.startMetered, async ({ body }, { bearer }) => {
      const userId = await playerOf(bearer);
      if (isRefusal(userId)) return userId;
      return metered.start(userId, body) ?? refuse(404, 'No metered game has this module');
    }),
    endMetered: route(contract.endMetered, ({ params }) => metered.end(params.id) ?? refuse(404, 'No such session')),
  } satisfies RouteForEach<typeof contract>;

  let look: ReturnType<typeof setInterval> | undefined;
  return {
    name: 'metered',
    tables: meteredTables,
    routes: Object.values(routes),
    start() {
      look = setInterval(() => {
        const count = metered.lookForDead();
        if (count > 0) log('Metered sessions were presumed or declared dead.', { count });
      }, lookMs);
    },
    stop: () => clearInterval(look),
  };
}
