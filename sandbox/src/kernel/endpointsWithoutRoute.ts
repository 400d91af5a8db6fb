import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { serviceEndpoints } from '@foyer/contract/serviceEndpoints';
import type { Route } from './route.ts';

/** Names of the endpoints among the exports of a contract file. */
type EndpointNames<File> = { [K in keyof File]: File[K] extends AnyEndpoint ? K : never }[keyof File];

/** A route for every endpoint of a contract file, so that a missing route is a type error. */
export type RouteForEach<File> = Record<EndpointNames<File>, Route>;

/** Returns the endpoints without a route. */
export function endpointsWithoutRoute(routes: readonly Route[]): readonly AnyEndpoint[] {
  const routed = new Set(routes.map(({ endpoint }) => endpoint));
  return serviceEndpoints.filter((endpoint) => !routed.has(endpoint));
}
