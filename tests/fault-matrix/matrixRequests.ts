import { addressOf } from '@foyer/contract/endpoint';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { matrixCalls } from './matrixCalls.ts';
import type { MatrixCall, MatrixFacts, MatrixSession, SessionOwner } from './matrixCalls.ts';

export interface MatrixRequest {
  /** `page`: what a visitor or player opens; `call`: a call of `/api`; `text`: what programs ask a host for. */
  type: 'page' | 'call' | 'text';
  /** In reports, and the key of a session of the request's own. */
  name: string;
  method: 'GET' | 'POST';
  path: string;
  owner: SessionOwner;
  auth: AnyEndpoint['auth'];
  /** What the web front end answers without any fault. */
  usualStatus: number;
  /** True where asking changes nothing that a later request needs. */
  isRead: boolean;
  isAppLogin: boolean;
  body: ((session: MatrixSession) => object) | null;
}

/** Paths that no editor writes: no page, no game, no path, a further screen of a list. */
const strayPages: readonly [path: string, usualStatus: number][] = [
  ['/no-such-page', 404],
  ['/game/999999999', 404],
  ['/game/no-game', 404],
  ['/%00', 404],
  ['/all-games/more/2', 200],
];
const texts: readonly [path: string, usualStatus: number][] = [
  ['/robots.txt', 200],
  ['/sitemap.xml', 404],
  ['/.well-known/gpc.json', 200],
];

/**
 * Every page that the content service lists, every endpoint of the web, and what else is asked of it.
 * @throws when an endpoint has no call in `matrixCalls`
 */
export function matrixRequests(
  endpoints: readonly AnyEndpoint[],
  listedPaths: readonly string[],
  facts: MatrixFacts,
): MatrixRequest[] {
  const paths = [...new Set(listedPaths.map((path) => path.replace('/game/{id}', `/game/${facts.gameId}`)))].filter(
    (path) => !path.includes('{'),
  );
  const plain = { method: 'GET', auth: 'none', owner: 'none', isRead: true, isAppLogin: false, body: null } as const;
  return [
    ...paths.map((path) => ({ ...plain, type: 'page' as const, name: path, path, usualStatus: 200 })),
    ...paths.map((path) => ({
      ...plain,
      type: 'page' as const,
      name: `${path} (player)`,
      path,
      owner: 'shared' as const,
      usualStatus: 200,
    })),
    ...strayPages.map(([path, usualStatus]) => ({ ...plain, type: 'page' as const, name: path, path, usualStatus })),
    ...texts.map(([path, usualStatus]) => ({ ...plain, type: 'text' as const, name: path, path, usualStatus })),
    ...endpoints.map((endpoint) => callRequest(endpoint, facts)),
  ];
}

function callRequest(endpoint: AnyEndpoint, facts: MatrixFacts): MatrixRequest {
  const { name, method, auth } = endpoint;
  const call: MatrixCall | undefined = Object.hasOwn(matrixCalls, name) ? matrixCalls[name] : undefined;
  if (call === undefined)
    throw new Error(
      `The fault matrix has no call of the endpoint ${name}: add it to tests/fault-matrix/matrixCalls.ts.`,
    );
  const owner = call.owner ?? (auth === 'none' ? 'none' : 'shared');
  const bodyOf = call.body;
  return {
    type: 'call',
    name,
    method,
    path: addressOf(endpoint, {
      ...(call.params && { params: call.params(facts) }),
      ...(call.query && { query: call.query(facts) }),
    }),
    owner,
    auth,
    usualStatus: call.usualStatus ?? 200,
    isRead: auth !== 'launchToken' && (owner === 'none' || owner === 'shared'),
    isAppLogin: call.isAppLogin ?? false,
    body: method === 'GET' ? null : bodyOf === undefined ? () => ({}) : (session) => bodyOf(facts, session),
  };
}
