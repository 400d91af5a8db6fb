import { randomUUID } from 'node:crypto';
import type { Tokens } from '@foyer/contract/accounts';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import type { SandboxPlayer } from './controlRequests.ts';
import { endpoints } from './endpointExamples.ts';
import type { RequestInput } from './endpointFields.ts';
import { ownPost } from './httpClient.ts';
import type { HttpRequestOptions } from './httpClient.ts';
import { readWebEndpoints } from './readWebEndpoints.ts';
import { registrationRequest } from './registrationRequest.ts';

export const webEndpoints = await readWebEndpoints();

/** Input that services accept, where a value of the right type is not enough. */
export function inputsOf(
  { userToken, launchTokens, refreshTokens }: Tokens,
  { username, password }: SandboxPlayer,
  { userId, gameId, meteredSessionId }: { userId: number; gameId: string; meteredSessionId: string },
): Record<string, Partial<RequestInput>> {
  const id = randomUUID();
  const promotion = { params: { userId: String(userId), casinoId: '3568', promotionId: '5010' } };
  const period = { query: { sinceMs: String(Date.now() - 86_400_000), untilMs: String(Date.now()), culture: 'en' } };
  const { productId: _product, marketId: _market, ipAddress: _address, ...registration } = registrationRequest();
  return {
    postLogin: { body: { username, password, firstPartyBlackBox: '', thirdPartyBlackBox: '' } },
    postLogout: { body: { userId: userToken, reason: 1 } },
    // A second use of a refresh token ends the session.
    postRefreshToken: { body: { numLaunchTokens: 10, refreshToken: refreshTokens.pop() } },
    postResetPassword: { body: { resetToken: 'a'.repeat(43), password } },
    postRegister: { body: registration },
    postDepositAttribution: { body: { parameters: { btag: 'harbour-17' } } },
    // A return token would stand in for the session.
    postExclusion: { body: {} },
    postReturn: { body: { understood: true } },
    postReturnWithdrawal: { body: {} },
    launchGame: { body: { gameToken: launchTokens.pop() } },
    getJackpots: { query: { currency: 'GBP' } },
    getWinners: { query: { sort: 'current', currency: 'GBP' } },
    getLiveTables: { query: { ids: gameId, currency: 'GBP' } },
    getUserPromotions: promotion,
    getPromotionTerms: promotion,
    optInToPromotion: promotion,
    getGameHistory: period,
    getMoneyHistory: period,
    getGameRound: { params: { roundId: id } },
    endMeter: { params: { id: meteredSessionId } },
    postReceive: { params: { id } },
    postAcknowledge: {
      params: { id },
      body: { messageInstanceUUID: id, topic: 'xeniaAdvert', acknowledgedWithClose: true, clientReference: 'a' },
    },
  };
}

/** Service call that a request makes. */
export const endpointOf = (method: string, path: string): AnyEndpoint | undefined => {
  const [, service, ...steps] = (path.split('?')[0] ?? '').split('/');
  return endpoints.find(
    (endpoint) =>
      endpoint.service === service &&
      endpoint.method === method &&
      endpoint.path.split('/').length === steps.length + 1 &&
      endpoint.path
        .split('/')
        .slice(1)
        .every((part, at) => part.startsWith(':') || part === steps[at]),
  );
};

let visitors = 0;
/** A call of the web server from another visitor than the call before, so that no limit refuses it. */
export function requestOf(endpoint: AnyEndpoint, input: RequestInput, token: string): HttpRequestOptions {
  visitors += 1;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(input.params[name])));
  const query = Object.entries(input.query).map(([name, value]) => [name, textOf(value)]);
  return {
    method: endpoint.method,
    path: `${path}${query.length === 0 ? '' : `?${new URLSearchParams(query)}`}`,
    headers: {
      ...(endpoint.method === 'POST' ? ownPost : {}),
      authorization: `Bearer ${token}`,
      'cf-ipcountry': 'GB',
      'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    ...(endpoint.method === 'POST' && { body: JSON.stringify(input.body ?? {}) }),
  };
}
