import { request } from 'node:http';
import { launch } from '@foyer/contract/gameLaunch';
import { expect } from 'vitest';
import type { SessionResponse } from '../../../games/src/play/playApi.ts';
import { differingFields, differingPlace } from './differingPlayer.ts';
import type { SandboxUnderTest } from './sandboxCalls.ts';

/** Calls the API of a game’s frame. */
export const gameCall = <Result>(...[sandbox, ...call]: FrameCall): Promise<{ status: number; body: Result }> =>
  frameCall<Result>('games', sandbox, ...call);

/** Calls the API of the cashier’s frame. */
export const cashierCall = <Result>(...[sandbox, ...call]: FrameCall): Promise<{ status: number; body: Result }> =>
  frameCall<Result>('cashier', sandbox, ...call);

type FrameCall = [
  sandbox: Pick<SandboxUnderTest, 'port'>,
  method: 'GET' | 'POST',
  path: string,
  bearer?: string,
  body?: object,
  /** Country and region that the edge names: `GB`, `CA-ON`. */
  place?: string,
];

/** The host name selects the page’s origin. `fetch` would not send it. */
function frameCall<Result>(
  origin: 'games' | 'cashier',
  { port }: Pick<SandboxUnderTest, 'port'>,
  method: 'GET' | 'POST',
  path: string,
  bearer?: string,
  body?: object,
  place = differingPlace(origin === 'games' ? 'play' : 'deposit'),
): Promise<{ status: number; body: Result }> {
  const [country, region] = place?.split('-') ?? [];
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${origin}.localhost:${port}`,
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(country === undefined ? {} : { 'cf-ipcountry': country }),
      ...(region === undefined ? {} : { 'cf-region-code': region }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const call = request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as Result }));
    });
    call.on('error', reject);
    call.end(body && JSON.stringify(differingFields({ culture: 'en', ...body })));
  });
}

export interface OpenedGame extends SessionResponse {
  userToken: string;
}

/**
 * Logs in, launches the game and opens it with another launch token. First ends the game's maintenance, so that its
 * schedule cannot refuse the launch.
 */
export async function openGame(
  sandbox: SandboxUnderTest,
  gameId: number,
  player: { username: string; password: string },
): Promise<OpenedGame> {
  await sandbox.maintain({ gameId, minutes: 0 });
  const { tokens } = await sandbox.logIn(player);
  const [forLaunch = '', forGame = ''] = tokens.launchTokens;
  const launched = await sandbox.call(
    launch,
    { params: { gameId: String(gameId) }, body: { productId: 8145, isMobile: false, isROW: false } },
    { bearer: forLaunch },
  );
  expect(launched.status).toBe(200);
  const opened = await gameCall<SessionResponse>(sandbox, 'POST', '/session', undefined, {
    launchToken: forGame,
    gameId,
  });
  expect(opened.status).toBe(200);
  return { ...opened.body, userToken: tokens.userToken };
}
