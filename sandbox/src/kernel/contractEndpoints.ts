import * as accounts from '@foyer/contract/accounts';
import * as broker from '@foyer/contract/broker';
import * as campaigns from '@foyer/contract/campaigns';
import * as chat from '@foyer/contract/chat';
import * as content from '@foyer/contract/content';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import * as exclusion from '@foyer/contract/exclusion';
import * as exclusionRegister from '@foyer/contract/exclusionRegister';
import * as fairness from '@foyer/contract/fairness';
import * as games from '@foyer/contract/games';
import * as history from '@foyer/contract/history';
import * as jackpots from '@foyer/contract/jackpots';
import * as limits from '@foyer/contract/limits';
import * as liveTables from '@foyer/contract/liveTables';
import * as locateAddress from '@foyer/contract/locateAddress';
import * as metered from '@foyer/contract/metered';
import * as milestones from '@foyer/contract/milestones';
import * as passwordReset from '@foyer/contract/passwordReset';
import * as promotions from '@foyer/contract/promotions';
import * as recalledGames from '@foyer/contract/recalledGames';
import * as registration from '@foyer/contract/registration';
import * as verification from '@foyer/contract/verification';
import * as winners from '@foyer/contract/winners';
import type { Route } from './route.ts';

/** Names of the endpoints among the exports of a contract file. */
type EndpointNames<File> = { [K in keyof File]: File[K] extends AnyEndpoint ? K : never }[keyof File];

/** A route for every endpoint of a contract file, so that a missing route is a type error. */
export type RouteForEach<File> = Record<EndpointNames<File>, Route>;

/** All endpoints of the contract. */
export const contractEndpoints: readonly AnyEndpoint[] = [
  accounts,
  passwordReset,
  limits,
  exclusion,
  history,
  games,
  recalledGames,
  fairness,
  jackpots,
  winners,
  liveTables,
  metered,
  registration,
  exclusionRegister,
  locateAddress,
  verification,
  milestones,
  broker,
  promotions,
  campaigns,
  chat,
  content,
].flatMap((file) => Object.values(file).filter(isEndpoint));

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'service' in value && 'response' in value;
}

/** Returns the endpoints without a route. */
export function endpointsWithoutRoute(routes: readonly Route[]): readonly AnyEndpoint[] {
  const routed = new Set(routes.map(({ endpoint }) => endpoint));
  return contractEndpoints.filter((endpoint) => !routed.has(endpoint));
}
