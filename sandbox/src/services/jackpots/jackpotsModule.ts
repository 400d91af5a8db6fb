import { brands } from '@foyer/brands/brands';
import * as contract from '@foyer/contract/jackpots';
import type {
  JackpotType,
  MustWinJackpot,
  MustWinType,
  ProgressiveJackpot,
  ProgressiveType,
} from '@foyer/contract/jackpots';
import { maskedName } from '@foyer/contract/winners';
import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import { moduleIdOf } from '@foyer/games/catalogue/toGame';
import type { RouteForEach } from '../../kernel/endpointsWithoutRoute.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import { refuse, route } from '../../kernel/route.ts';
import { jackpotRules, jackpotRulesIn } from './jackpotRules.ts';
import type { Jackpots, Pot } from './jackpots.ts';
import { jackpotsSchema } from './jackpotsSchema.ts';

/** Serves the jackpot endpoints of the games service. */
export function jackpotsModule(
  { clock }: SandboxContext,
  {
    jackpots,
    catalogue,
    listedName,
    onViewed,
  }: {
    jackpots: Jackpots;
    catalogue: Pick<Catalogue, 'all'>;
    /** Returns the username of a player; undefined for a player who may not appear in public lists. */
    listedName: (userId: number) => string | undefined;
    /** Called when a visitor requests jackpots, before they are read. */
    onViewed: (currencyIsoCode: string) => void;
  },
): SandboxModule {
  const gameIds = new Map<JackpotType, readonly number[]>();

  /** Returns the games whose stakes feed the pot. The catalogue never changes while the sandbox runs. */
  function gamesOf(type: JackpotType): readonly number[] {
    const known =
      gameIds.get(type) ??
      catalogue.all.filter((game) => game.jackpots.includes(type)).map(({ gameGroupId }) => gameGroupId);
    gameIds.set(type, known);
    return known;
  }

  function lastWonOf({ lastWon }: Pot) {
    if (lastWon === null) return null;
    const { amount, wonAt, userId, gameGroupId } = lastWon;
    const username = listedName(userId);
    return { amount, wonAt, gameGroupId, ...(username !== undefined && { playerName: maskedName(username) }) };
  }

  function potFields(pot: Pot) {
    const { type, currencyIsoCode, amount } = pot;
    const games = gamesOf(type);
    return {
      moduleId: jackpotRules[type].moduleId,
      currencyIsoCode,
      amount,
      lastWon: lastWonOf(pot),
      gameGroupIds: [...games],
      gameModuleIds: games.map(moduleIdOf),
    };
  }

  function mustWin(type: MustWinType, pot: Pot): MustWinJackpot {
    const { end } = jackpotRulesIn(type, pot.currencyIsoCode);
    return {
      ...potFields(pot),
      type,
      mustGoByAmount: end.by === 'amount' ? end.limit : null,
      mustGoBefore: pot.mustGoBefore,
    };
  }

  const progressive = (type: ProgressiveType, pot: Pot): ProgressiveJackpot => ({ ...potFields(pot), type });

  const routes = {
    progressiveJackpots: route(contract.progressiveJackpots, ({ body: { moduleIds, currencyIsoCode } }) => {
      onViewed(currencyIsoCode);
      const requestedIds = new Set(moduleIds);
      const types = contract.progressiveTypes.filter((type) => requestedIds.has(jackpotRules[type].moduleId));
      return { serverTime: clock.now(), jackpots: jackpotsOf(types, currencyIsoCode, progressive) };
    }),
    mustWinJackpots: route(contract.mustWinJackpots, ({ body: { jackpotGames, productId, currencyIsoCode } }) => {
      if (!brands.some((brand) => brand.productId === productId)) return refuse(404, 'No such product');
      onViewed(currencyIsoCode);
      return { serverTime: clock.now(), jackpots: jackpotsOf([...new Set(jackpotGames)], currencyIsoCode, mustWin) };
    }),
  } satisfies RouteForEach<typeof contract>;

  /** Omits types without a pot in the currency. */
  function jackpotsOf<Type extends JackpotType, Jackpot>(
    types: readonly Type[],
    currencyIsoCode: string,
    toJackpot: (type: Type, pot: Pot) => Jackpot,
  ): Jackpot[] {
    return types.flatMap((type) => {
      const pot = jackpots.pot(type, currencyIsoCode);
      return pot ? [toJackpot(type, pot)] : [];
    });
  }

  return { name: 'jackpots', tables: jackpotsSchema, routes: Object.values(routes), seed: () => jackpots.open() };
}
