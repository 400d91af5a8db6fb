import { brands } from '@foyer/brands/brands';
import * as contract from '@foyer/contract/liveTables';
import type { RouteForEach } from '../../kernel/endpointsWithoutRoute.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import { refuse, route } from '../../kernel/route.ts';
import type { LiveTables } from './liveTables.ts';

/** Serves the live tables of the games service. */
export function liveTablesModule({ clock }: Pick<SandboxContext, 'clock'>, tables: LiveTables): SandboxModule {
  const routes = {
    liveTables: route(contract.liveTables, ({ query: { productId, currencyIsoCode, culture = 'en' } }) =>
      brands.some((brand) => brand.productId === Number(productId))
        ? { serverTime: clock.now(), tables: tables.list(currencyIsoCode, culture) }
        : refuse(404, 'No such product'),
    ),
  } satisfies RouteForEach<typeof contract>;
  return { name: 'live tables', routes: Object.values(routes) };
}
