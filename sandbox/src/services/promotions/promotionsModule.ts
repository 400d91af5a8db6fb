import { brands } from '@foyer/brands/brands';
import { accountCodes } from '@foyer/contract/accounts';
import * as contract from '@foyer/contract/promotions';
import type { RouteForEach } from '../../kernel/endpointsWithoutRoute.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import { isRefusal, refuse, route } from '../../kernel/route.ts';
import type { Call, Refusal } from '../../kernel/route.ts';
import type { AccountsService } from '../accounts/accounts.ts';
import { tokenOwner } from '../accounts/callerOf.ts';
import { marketOf } from '../accounts/players.ts';
import type { Player } from '../accounts/players.ts';
import type { Bonuses } from './bonuses.ts';
import type { Promotions, Reader } from './promotions.ts';
import { promotionsSchema } from './promotions.ts';

/** Interval of the check for expired bonuses, in milliseconds. */
const lapseIntervalMs = 60_000;

/** Serves the endpoints of the promotions service. */
export function promotionsModule(
  { log }: Pick<SandboxContext, 'log'>,
  accounts: Pick<AccountsService, 'checkUserToken' | 'players' | 'playObstacleOf' | 'restrictionOf'>,
  promotions: Promotions,
  bonuses: Pick<Bonuses, 'lapse'>,
): SandboxModule {
  /** Returns the owner of the token if the account in the path is theirs. */
  async function ownerOf(
    { userId, casinoId }: { userId: number; casinoId: number },
    { bearer }: Call,
  ): Promise<Player | Refusal> {
    const owner = await tokenOwner(accounts, bearer);
    if (isRefusal(owner)) return owner;
    const player = accounts.players.byId(owner.userId);
    if (!player) return refuse(401, 'User token refused', accountCodes.failedToIdentifyAccount);
    const market = marketOf(player.brand, player.market_id);
    const isOwn = player.user_id === userId && (casinoId === player.casino_id || casinoId === market?.mobileCasinoId);
    return isOwn ? player : refuse(403, 'This account is not yours');
  }

  const readerOf = (player: Player, culture: Reader['culture'] = 'en') => ({
    brandId: player.brand,
    market: marketOf(player.brand, player.market_id) ?? null,
    culture,
    userId: player.user_id,
    currencyIsoCode: player.currency,
  });

  function anybody(
    brandId: string,
    marketNodeId: number | undefined,
    culture: Reader['culture'] = 'en',
  ): Reader | null {
    const brand = brands.find(({ id }) => id === brandId);
    if (!brand) return null;
    const market =
      brand.markets.find((one) => one.marketNodeId === marketNodeId) ??
      brand.markets.find(({ isRow }) => isRow) ??
      null;
    return { brandId, market, culture, userId: null };
  }

  function optIn(
    player: Player,
    promotionId: number,
    data: Readonly<Record<string, string>>,
  ): { responseCode: number; message: string } | Refusal {
    const offer = promotions.offer(player.brand, promotionId);
    if (!offer) return refuse(404, 'No such promotion for this player');
    const obstacle = accounts.playObstacleOf(player);
    if (obstacle) return { responseCode: 403, message: obstacle.message };
    promotions.optIn(readerOf(player), offer, data);
    return { responseCode: 200, message: 'Opted in' };
  }

  const routes = {
    playerPromotions: route(contract.playerPromotions, async ({ params, query }, call) => {
      const owner = await ownerOf(params, call);
      if (isRefusal(owner)) return owner;
      // UK20, ON4, MT5: a restricted player receives no offers.
      return { data: accounts.restrictionOf(owner) ? [] : promotions.list(readerOf(owner, query.culture)) };
    }),
    anonymousPromotions: route(contract.anonymousPromotions, ({ query, body }) => {
      const reader = anybody(body.brand, query.marketNodeId, query.culture);
      return reader === null ? refuse(404, 'No such brand') : { data: promotions.list(reader) };
    }),
    promotionOptIn: route(contract.promotionOptIn, async ({ params, body }, call) => {
      const owner = await ownerOf(params, call);
      if (isRefusal(owner)) return owner;
      const isSame =
        body.userId === params.userId && body.casinoId === params.casinoId && body.promotionId === params.promotionId;
      return isSame
        ? optIn(owner, params.promotionId, body.optInData ?? {})
        : refuse(400, 'The body names another account or promotion');
    }),
    promotionTerms: route(contract.promotionTerms, async ({ params, query, body }, call) => {
      const owner = await ownerOf(params, call);
      if (isRefusal(owner)) return owner;
      return (
        promotions.terms(readerOf(owner, query.culture), params.promotionId, body.serviceId) ??
        refuse(404, 'No such promotion of this service')
      );
    }),
    anonymousPromotionTerms: route(contract.anonymousPromotionTerms, ({ params, query, body }) => {
      const reader = anybody(body.brand, query.marketNodeId, query.culture);
      return (
        (reader === null ? undefined : promotions.terms(reader, params.promotionId, body.serviceId)) ??
        refuse(404, 'No such promotion of this service')
      );
    }),
  } satisfies RouteForEach<typeof contract>;

  function lapse(): void {
    const count = bonuses.lapse();
    if (count > 0) log('Bonuses lapsed.', { count });
  }
  let lapseTimer: ReturnType<typeof setInterval> | undefined;
  return {
    name: 'promotions',
    tables: promotionsSchema,
    routes: Object.values(routes),
    seed: lapse,
    start() {
      lapseTimer = setInterval(lapse, lapseIntervalMs);
    },
    stop: () => clearInterval(lapseTimer),
  };
}
