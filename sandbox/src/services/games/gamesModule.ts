import { brands } from '@foyer/brands/brands';
import { accountCodes, userTypes } from '@foyer/contract/accounts';
import * as fairnessContract from '@foyer/contract/fairness';
import { launch } from '@foyer/contract/gameLaunch';
import * as contract from '@foyer/contract/games';
import { locationInHeaders } from '@foyer/contract/playerLocation';
import * as recallsContract from '@foyer/contract/recalledGames';
import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import { playedGame } from '@foyer/games/catalogue/playedGame';
import { wideCoverPath } from '@foyer/games/catalogue/toGame';
import { engines } from '@foyer/games/engines/engines';
import { hourlyCostOf } from '@foyer/games/engines/hourlyCostOf';
import { maxWinOf } from '@foyer/games/engines/maxWinOf';
import { playRulesFor } from '@foyer/games/engines/playMarket';
import { simulatedReturnOf } from '@foyer/games/engines/simulatedReturnOf';
import { stakeCapsRule } from '@foyer/games/engines/stakeCapRule';
import { fairnessFile } from '@foyer/games/fairness/fairnessFile';
import type { RouteForEach } from '../../kernel/endpointsWithoutRoute.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import { isRefusal, refuse, route } from '../../kernel/route.ts';
import type { Call, Refusal } from '../../kernel/route.ts';
import type { AccountsService } from '../accounts/accounts.ts';
import { tokenOwner } from '../accounts/callerOf.ts';
import type { PlayerLocations } from '../accounts/playerLocations.ts';
import { jackpotFacts } from '../jackpots/jackpotFacts.ts';
import { isJackpotType } from '../jackpots/jackpotRules.ts';
import type { GameAvailability } from './createGameAvailability.ts';
import { createGameLists } from './gameLists.ts';
import { launchGame } from './launchGame.ts';
import { createPlayerGames } from './playerGames.ts';
import { recallsSchema } from './recalls.ts';

/** `place` increases with every row, so that the newest row comes first even if the clock moves back. */
export const gamesSchema = `
CREATE TABLE IF NOT EXISTS favourite_game (
  place INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL,
  game_group_id INTEGER NOT NULL,
  UNIQUE (user_id, game_group_id)
) STRICT;
CREATE TABLE IF NOT EXISTS recently_played_game (
  place INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL,
  game_group_id INTEGER NOT NULL,
  UNIQUE (user_id, game_group_id)
) STRICT;
`;

/** Serves the endpoints of the games service. */
export function gamesModule(
  sandboxContext: SandboxContext,
  {
    accounts,
    catalogue,
    maintenance,
    withdrawn,
    locations,
    favouriteAdded,
  }: Pick<GameAvailability, 'maintenance' | 'withdrawn'> & {
    accounts: AccountsService;
    catalogue: Catalogue;
    locations: Pick<PlayerLocations, 'decide'>;
    /** Called after each request to add a favourite, including a repeated one. */
    favouriteAdded(userId: number, gameGroupId: number): void;
  },
): SandboxModule {
  const played = (gameGroupId: number) => playedGame(catalogue, engines, gameGroupId);
  const lists = createGameLists(catalogue, sandboxContext.clock, maintenance);
  const playerGames = createPlayerGames(sandboxContext);
  let published: fairnessContract.FairnessFile | undefined;

  async function playerOf(userToken: string | null): Promise<number | Refusal> {
    const owner = await tokenOwner(accounts, userToken);
    return isRefusal(owner) ? owner : owner.userId;
  }

  /** Lists belong to real players. A guest token is genuine but not accepted here (S8, code 15006). */
  async function ownerOfLists(userToken: string): Promise<number | Refusal> {
    const userId = await playerOf(userToken);
    if (isRefusal(userId)) return userId;
    return accounts.players.byId(userId)?.user_type_id === userTypes.guest
      ? refuse(500, 'This token cannot be used here', accountCodes.tokenNotUsable)
      : userId;
  }

  async function change(
    { bearer }: Call,
    gameId: number,
    save: (userId: number, gameId: number) => void,
  ): Promise<{ saved: boolean } | Refusal> {
    const userId = await playerOf(bearer);
    if (isRefusal(userId)) return userId;
    if (!catalogue.byId(gameId)) return refuse(404, 'No such game');
    save(userId, gameId);
    return { saved: true };
  }

  const routes = {
    gamesList: route(contract.gamesList, ({ query: { productId, culture, tone } }) =>
      isProduct(Number(productId)) ? lists.all(culture ?? 'en', tone ?? 'adult') : refuse(404, 'No such product'),
    ),
    gameById: route(contract.gameById, ({ params: { gameId }, query }) => {
      const { productId, culture = 'en', tone = 'adult', currencyIsoCode = 'GBP', casinoId } = query;
      const game = isProduct(Number(productId)) ? lists.one(gameId, culture, tone) : undefined;
      const plays = played(gameId);
      if (!game || !plays) return refuse(404, 'No such game');
      const { engine, modelId } = plays;
      const caps =
        casinoId === undefined || engine.kind !== 'slot'
          ? null
          : playRulesFor({ productId: Number(productId), casinoId: Number(casinoId) }).slotStakeCap;
      const maxStake = caps?.max;
      return {
        game,
        wideImageUrl: wideCoverPath(gameId, culture, tone),
        stakes: {
          currencyIsoCode,
          minimum: engine.stakes.minimum,
          maximum: Math.min(engine.stakes.maximum, maxStake ?? Infinity),
          ...(caps !== null && {
            young: { below: caps.young.below, maximum: Math.min(engine.stakes.maximum, caps.young.max) },
          }),
        },
        maxWin: maxWinOf(engine.kind, modelId),
        simulatedReturn: simulatedReturnOf(engine.kind, modelId),
        hourlyCost: hourlyCostOf(engine.kind, modelId, culture),
        rules: [
          ...engine.rules(modelId, culture, maxStake),
          ...(caps === null ? [] : [stakeCapsRule(caps, culture, currencyIsoCode)]),
        ],
        jackpots: (catalogue.byId(gameId)?.jackpots ?? [])
          .filter(isJackpotType)
          .map((type) => ({ type, facts: jackpotFacts(type, { culture, currencyIsoCode }) })),
      };
    }),
    favouritesByUserToken: route(contract.favouritesByUserToken, async ({ body }) => {
      const userId = await ownerOfLists(body.userToken);
      return isRefusal(userId) ? userId : playerGames.favourites(userId);
    }),
    recentlyPlayedByUserToken: route(contract.recentlyPlayedByUserToken, async ({ body }) => {
      const userId = await ownerOfLists(body.userToken);
      return isRefusal(userId) ? userId : playerGames.recentlyPlayed(userId);
    }),
    addFavourite: route(contract.addFavourite, ({ params }, call) =>
      change(call, params.gameId, (userId, gameId) => {
        playerGames.addFavourite(userId, gameId);
        favouriteAdded(userId, gameId);
      }),
    ),
    // Accepts games that left the catalogue, so that players can remove them.
    removeFavourite: route(contract.removeFavourite, async ({ params }, { bearer }) => {
      const userId = await playerOf(bearer);
      if (isRefusal(userId)) return userId;
      playerGames.removeFavourite(userId, params.gameId);
      return { saved: true };
    }),
    addRecentlyPlayed: route(contract.addRecentlyPlayed, ({ params }, call) =>
      change(call, params.gameId, playerGames.addRecentlyPlayed),
    ),
    launch: route(launch, ({ params, body, headers }, { bearer }) =>
      launchGame(
        { accounts, catalogue, maintenance, played, gamesOrigin: sandboxContext.origins.games, locations },
        { ...body, gameId: params.gameId, launchToken: bearer, location: locationInHeaders(headers) },
      ),
    ),
    recalledGames: route(recallsContract.recalledGames, () => ({ games: [...withdrawn.current()] })),
    fairness: route(fairnessContract.fairness, () => (published ??= fairnessFile(engines))),
  } satisfies RouteForEach<
    typeof contract & { launch: typeof launch } & typeof fairnessContract & typeof recallsContract
  >;

  return { name: 'games', tables: gamesSchema + recallsSchema, routes: Object.values(routes) };
}

function isProduct(productId: number): boolean {
  return brands.some((brand) => brand.productId === productId);
}
