import { brands } from '@foyer/brands/brands';
import * as contract from '@foyer/contract/winners';
import type { RouteForEach } from '../../kernel/endpointsWithoutRoute.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import { refuse, route } from '../../kernel/route.ts';
import type { Winners } from './winners.ts';
import { winnersSchema } from './winners.ts';

/** Serves the winners endpoints of the games service. */
export function winnersModule(
  { clock }: SandboxContext,
  { winners, onViewed }: { winners: Winners; /** Called when a visitor requests winners. */ onViewed: () => void },
): SandboxModule {
  const routes = {
    winners: route(contract.winners, ({ query: { productId, currencyIsoCode, sort } }) => {
      onViewed();
      const product = Number(productId);
      if (!brands.some((brand) => brand.productId === product)) return refuse(404, 'No such product');
      return { serverTime: clock.now(), winners: winners.list({ productId: product, currencyIsoCode }, sort) };
    }),
  } satisfies RouteForEach<typeof contract>;
  return { name: 'winners', tables: winnersSchema, routes: Object.values(routes), seed: () => winners.applyMinimums() };
}
