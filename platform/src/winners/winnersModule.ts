import { brands } from '@foyer/brands/brands';
import * as contract from '@foyer/contract/winners';
import type { RouteForEach } from '../kernel/contractEndpoints.ts';
import type { PlatformModule, PlatformContext } from '../kernel/module.ts';
import { refuse, route } from '../kernel/route.ts';
import type { Audience } from '../simulated-players/audience.ts';
import type { Winners } from './winners.ts';
import { winnersSchema } from './winnersSchema.ts';

/** Winners as the games service tells of them. */
export function winnersModule(
  { clock }: PlatformContext,
  { winners, audience }: { winners: Winners; audience: Pick<Audience, 'noticed'> },
): PlatformModule {
  const routes = {
    winners: route(contract.winners, ({ query: { productId, currencyIsoCode, sort } }) => {
      audience.noticed();
      const product = Number(productId);
      if (!brands.some((brand) => brand.productId === product)) return refuse(404, 'No such product');
      return { serverTime: clock.now(), winners: winners.list({ productId: product, currencyIsoCode }, sort) };
    }),
  } satisfies RouteForEach<typeof contract>;
  return { name: 'winners', tables: winnersSchema, routes: Object.values(routes) };
}
