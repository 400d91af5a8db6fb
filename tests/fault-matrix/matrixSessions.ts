import type { LoginSuccess } from '@foyer/contract/accounts';
import type { SandboxPlayer } from '../contract/support/controlRequests.ts';
import { ownPost } from '../contract/support/httpClient.ts';
import type { HttpClient } from '../contract/support/httpClient.ts';
import type { SandboxUnderTest } from '../contract/support/sandboxCalls.ts';
import type { MatrixSession } from './matrixCalls.ts';
import type { MatrixRequest } from './matrixRequests.ts';

/** Sessions for one round of requests: the shared player’s, and one for each request that needs its own. */
export interface MatrixSessions {
  of(request: MatrixRequest): MatrixSession;
}

/** Players of a sandbox for the whole run. */
export interface MatrixPlayers {
  open(httpClient: HttpClient, clientAddress: string, requests: readonly MatrixRequest[]): Promise<MatrixSessions>;
}

const order = { brand: 'regency', marketId: 'row' } as const;

/** @param shared the player of most requests */
export function createMatrixPlayers(sandbox: SandboxUnderTest, shared: SandboxPlayer): MatrixPlayers {
  const own = new Map<string, SandboxPlayer>();
  const playerOf = async ({ name, owner }: MatrixRequest): Promise<SandboxPlayer> => {
    const known = owner === 'own' ? own.get(name) : undefined;
    if (known !== undefined) return known;
    const player = await sandbox.newPlayer(order);
    if (owner === 'own') own.set(name, player);
    return player;
  };
  return {
    async open(httpClient, clientAddress, requests) {
      const owned = requests.filter(({ owner }) => owner === 'own' || owner === 'newPlayer');
      const [sharedSession, ...sessions] = await Promise.all([
        logIn(httpClient, clientAddress, shared),
        ...owned.map(async (request) => {
          const player = await playerOf(request);
          return request.isAppLogin
            ? appSession(sandbox, clientAddress, player)
            : logIn(httpClient, clientAddress, player);
        }),
      ]);
      const byName = new Map(owned.map(({ name }, index) => [name, sessions[index]]));
      return { of: ({ name }) => byName.get(name) ?? sharedSession };
    },
  };
}

async function logIn(
  httpClient: HttpClient,
  clientAddress: string,
  { username, password }: SandboxPlayer,
): Promise<MatrixSession> {
  const body = JSON.stringify({ username, password, firstPartyBlackBox: '', thirdPartyBlackBox: '' });
  const response = await httpClient.request({
    method: 'POST',
    path: '/api/login',
    country: 'FR',
    headers: { ...ownPost, 'x-forwarded-for': clientAddress },
    body,
  });
  if (response.status !== 200)
    throw new Error(`The login was answered ${response.status}: ${response.text.slice(0, 200)}`);
  const cookie = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  return { login: JSON.parse(response.text) as LoginSuccess, cookie, password };
}

/** A session that the Android app opened, with its tokens in cookies. */
async function appSession(sandbox: SandboxUnderTest, ipAddress: string, player: SandboxPlayer): Promise<MatrixSession> {
  const login = await sandbox.logIn(player, { identifiers: { ipAddress } });
  const { launchTokens, userToken, refreshTokens } = login.tokens;
  return {
    login,
    cookie: `launchToken=${launchTokens[0]}; userToken=${userToken}; refreshToken=${refreshTokens[0]}`,
    password: player.password,
  };
}
