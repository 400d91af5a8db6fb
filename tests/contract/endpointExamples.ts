import * as accounts from '@foyer/contract/accounts';
import * as content from '@foyer/contract/content';
import type { AnyEndpoint, CallInput } from '@foyer/contract/endpoint';
import * as games from '@foyer/contract/games';
import * as jackpots from '@foyer/contract/jackpots';
import * as winners from '@foyer/contract/winners';
import * as metered from '@foyer/contract/metered';
import type { LoginSuccess } from '@foyer/contract/accounts';
import { loginRequest } from './platformUnderTest.ts';
import type { SandboxPlayer } from './controlRoom.ts';

type EndpointsOf<File> = { [K in keyof File as File[K] extends AnyEndpoint ? K : never]: File[K] };
type Every = EndpointsOf<typeof accounts> & EndpointsOf<typeof games> & EndpointsOf<typeof jackpots> & EndpointsOf<typeof winners> & EndpointsOf<typeof metered> & EndpointsOf<typeof content>;

/** What an example may need: a player who is logged in, a game that plays, and nodes of the content. */
export interface ExampleFacts {
  player: SandboxPlayer;
  session: LoginSuccess;
  gameId: number;
  /** Module of a metered game, and a session of it that was started. */
  meteredModuleId: number;
  meteredSessionId: string;
  ancestorId: number;
  nodeId: number;
}

type Examples = { [K in keyof Every]: (facts: ExampleFacts) => Every[K] extends AnyEndpoint ? CallInput<Every[K]> : never };

const regency = 8145;

/** A call of each endpoint that is answered 200. An endpoint without one is a type error. */
export const examples: Examples = {
  login: ({ player }) => ({ body: loginRequest(player, { closeExistingSessions: false }) }),
  logout: ({ session }) => ({ body: { userId: session.tokens.userToken, reason: 1 } }),
  details: () => ({}),
  refreshLaunchTokens: () => ({ body: { numLaunchTokens: 10 } }),
  refreshToken: ({ session }) => ({ body: { numLaunchTokens: 10, refreshToken: session.tokens.refreshTokens[0] ?? '' } }),
  sessionSummary: () => ({}),
  gamesList: () => ({ query: { productId: String(regency), culture: 'zh', tone: 'adult' } }),
  gameById: ({ gameId }) => ({ params: { gameId: String(gameId) }, query: { productId: String(regency), currencyIsoCode: 'CAD' } }),
  favouritesByUserToken: ({ session }) => ({ body: { userToken: session.tokens.userToken } }),
  recentlyPlayedByUserToken: ({ session }) => ({ body: { userToken: session.tokens.userToken } }),
  addFavourite: ({ gameId }) => ({ params: { gameId: String(gameId) } }),
  removeFavourite: ({ gameId }) => ({ params: { gameId: String(gameId) } }),
  addRecentlyPlayed: ({ gameId }) => ({ params: { gameId: String(gameId) } }),
  launch: ({ gameId }) => ({ params: { gameId: String(gameId) }, body: { productId: regency, isMobile: false, isROW: false } }),
  progressiveJackpots: () => ({ body: { moduleIds: [19_340, 19_345, 1], currencyIsoCode: 'GBP' } }),
  mustWinJackpots: () => ({ headers: { 'x-client-type': '40' }, body: { jackpotGames: ['rapid', 'daily'], productId: regency, currencyIsoCode: 'EUR' } }),
  winners: () => ({ query: { productId: String(regency), currencyIsoCode: 'GBP', sort: 'topMultiplier' } }),
  isGameMetered: ({ gameId, session }) => ({ params: { moduleId: String(gameId + 100_000), clientId: '50300' }, headers: { usertoken: session.tokens.userToken } }),
  startMetered: ({ meteredModuleId }) => ({ body: { moduleId: meteredModuleId, clientId: 50_300 } }),
  endMetered: ({ meteredSessionId }) => ({ params: { id: meteredSessionId } }),
  pagesList: () => ({ params: { brand: 'regency' } }),
  pageLookup: () => ({ params: { brand: 'regency' }, body: { path: '/', countryCode: 'GB', nodeId: 1101 } }),
  nodesByAlias: () => ({ params: { nodeId: '1100', includeChildren: 'true' }, query: { type: 'gamesFolder', culture: 'en' } }),
  nodeById: ({ ancestorId, nodeId }) => ({
    params: { ancestorId: String(ancestorId), id: String(nodeId), includeChildren: 'false' },
    query: { countryIsoCode: 'GB' },
  }),
  marketContent: () => ({ params: { marketNodeId: '1101', flag: 'true' }, query: { countryIsoCode: 'GB' } }),
  productContent: () => ({ params: { productId: String(regency) } }),
  gamesSearch: () => ({ params: { productId: String(regency) }, query: { culture: 'en', tone: 'adult' } }),
};

export const endpoints: readonly AnyEndpoint[] = [accounts, games, jackpots, winners, metered, content].flatMap((file) =>
  Object.values(file as Record<string, unknown>).filter(
    (value): value is AnyEndpoint => typeof value === 'object' && value !== null && 'service' in value && 'answer' in value,
  ),
);

/** The token that lets the example's call in, where the endpoint asks for one. */
export function bearerFor({ auth }: AnyEndpoint, { session }: ExampleFacts): { bearer?: string } {
  if (auth === 'userToken') return { bearer: session.tokens.userToken };
  return auth === 'launchToken' ? { bearer: session.tokens.launchTokens[0] ?? '' } : {};
}
