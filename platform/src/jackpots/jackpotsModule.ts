import { brands } from '@foyer/brands/brands';
import * as contract from '@foyer/contract/jackpots';
import type {
  JackpotType,
  MustWinJackpot,
  MustWinType,
  ProgressiveJackpot,
  ProgressiveType,
} from '@foyer/contract/jackpots';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { moduleIdOf } from '../catalogue/toGame.ts';
import type { RouteForEach } from '../kernel/contractEndpoints.ts';
import type { PlatformModule, PlatformContext } from '../kernel/module.ts';
import { refuse, route } from '../kernel/route.ts';
import type { Audience } from '../simulated-players/audience.ts';
import { jackpotRules } from './jackpotRules.ts';
import type { Jackpots, Pot } from './jackpots.ts';
import { jackpotsSchema } from './jackpotsSchema.ts';

interface JackpotsModuleDeps {
  jackpots: Jackpots;
  catalogue: Pick<Catalogue, 'all'>;
  audience: Pick<Audience, 'noticed'>;
}

/** Jackpots as the games service tells of them. */
export function jackpotsModule(
  { clock }: PlatformContext,
  { jackpots, catalogue, audience }: JackpotsModuleDeps,
): PlatformModule {
  const gameIds = new Map<JackpotType, readonly number[]>();

  /** Games whose stakes feed the pot. The catalogue never changes while the sandbox runs. */
  function gamesOf(type: JackpotType): readonly number[] {
    const known =
      gameIds.get(type) ??
      catalogue.all.filter((game) => game.jackpots.includes(type)).map(({ gameGroupId }) => gameGroupId);
    gameIds.set(type, known);
    return known;
  }

  function told({ type, currencyIsoCode, amount, lastWon }: Pot) {
    const games = gamesOf(type);
    return {
      moduleId: jackpotRules[type].moduleId,
      currencyIsoCode,
      amount,
      lastWon,
      gameGroupIds: [...games],
      gameModuleIds: games.map(moduleIdOf),
    };
  }

  function mustWin(type: MustWinType, pot: Pot): MustWinJackpot {
    const { end } = jackpotRules[type];
    return {
      ...told(pot),
      type,
      mustGoByAmount: end.by === 'amount' ? end.limit : null,
      mustGoBefore: pot.mustGoBefore,
    };
  }

  const progressive = (type: ProgressiveType, pot: Pot): ProgressiveJackpot => ({ ...told(pot), type });

  const routes = {
    progressiveJackpots: route(contract.progressiveJackpots, ({ body: { moduleIds, currencyIsoCode } }) => {
      audience.noticed();
      const asked = new Set(moduleIds);
      const types = contract.progressiveTypes.filter((type) => asked.has(jackpotRules[type].moduleId));
      return { serverTime: clock.now(), jackpots: toldOf(types, currencyIsoCode, progressive) };
    }),
    mustWinJackpots: route(contract.mustWinJackpots, ({ body: { jackpotGames, productId, currencyIsoCode } }) => {
      if (!brands.some((brand) => brand.productId === productId)) return refuse(404, 'No such product');
      return { serverTime: clock.now(), jackpots: toldOf([...new Set(jackpotGames)], currencyIsoCode, mustWin) };
    }),
  } satisfies RouteForEach<typeof contract>;

  /** Left out is what the currency has no pot of. */
  function toldOf<Type extends JackpotType, Told>(
    types: readonly Type[],
    currencyIsoCode: string,
    tell: (type: Type, pot: Pot) => Told,
  ): Told[] {
    return types.flatMap((type) => {
      const pot = jackpots.pot(type, currencyIsoCode);
      return pot ? [tell(type, pot)] : [];
    });
  }

  return { name: 'jackpots', tables: jackpotsSchema, routes: Object.values(routes), seed: () => jackpots.open() };
}
