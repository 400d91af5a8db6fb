import { addressOf, takesLaunchToken } from '@foyer/contract/endpoint';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { matrixCalls } from './matrixCalls.ts';
import type { MatrixCall, MatrixFacts, MatrixSession, SessionOwner } from './matrixCalls.ts';

export interface MatrixRequest {
  /** `page`: opened by a visitor or player; `call`: a call of `/api`; `text`: a file for other programs. */
  type: 'page' | 'call' | 'text';
  /** Name in reports, and key of the request’s own session. */
  name: string;
  method: 'GET' | 'POST';
  path: string;
  owner: SessionOwner;
  auth: AnyEndpoint['auth'];
  /** The web’s response without faults. */
  usualStatus: number;
  /** True if the request changes nothing that a later request needs. */
  isRead: boolean;
  isAppLogin: boolean;
  body: ((session: MatrixSession) => object) | null;
}

/** Paths that are not in the content: an unknown page, an unknown game, a malformed path, a further page of a list. */
const otherPages: readonly [path: string, usualStatus: number][] = [
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
  ['/favicon.ico', 200],
];

/**
 * Every page in the content service’s list, every endpoint of the web, and the other files of a host.
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
    ...otherPages.map(([path, usualStatus]) => ({ ...plain, type: 'page' as const, name: path, path, usualStatus })),
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
    isRead: !takesLaunchToken(auth) && (owner === 'none' || owner === 'shared'),
    isAppLogin: call.isAppLogin ?? false,
    body: method === 'GET' ? null : bodyOf === undefined ? () => ({}) : (session) => bodyOf(facts, session),
  };
}
