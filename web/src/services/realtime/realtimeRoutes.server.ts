import { STATUS_CODES } from 'node:http';
import * as broker from '@foyer/contract/broker';
import { hubAddress, negotiate } from '@foyer/contract/milestones';
import type { UpstreamFailure } from '../../server/upstream.server.ts';
import { apiRoute, forwardRoutes, refusalOf } from '../api/apiRoute.server.ts';
import type { ApiRoute } from '../api/apiRoute.server.ts';
import * as realtimeApi from './realtimeApi.ts';

export const realtimeRoutes: readonly ApiRoute[] = [
  apiRoute(realtimeApi.postNegotiate, async ({ body: { userId, way } }, { upstream, bearer, hub, report }) => {
    if (way === 'broker') return { url: hub.brokerUrl, accessToken: bearer };
    const response = await upstream.call(negotiate, { body: { userId } }, { bearer });
    if (response.ok) {
      const { url, accessToken } = hubAddress(response.value);
      // The page's security policy allows sockets to this origin only, and no other host may get the token.
      if (new URL(url).origin === hub.origin) return { url, accessToken };
    }
    if (response.ok || response.failure.isOff !== true)
      report('CONNECTION_ERROR', {
        message: `Milestone negotiation failed: ${response.ok ? 'another origin' : statusAndText(response.failure)}`,
      });
    return { url: hub.brokerUrl, accessToken: null };
  }),
  apiRoute(realtimeApi.postSubscribe, async ({ body: { topics } }, { upstream, bearer }) => {
    const cachedUpstream = await Promise.all(
      topics.map((topic) => upstream.call(broker.subscribeTopic, { params: { topic } }, { bearer })),
    );
    const failed = cachedUpstream.find((response) => !response.ok);
    return failed === undefined ? { subscribed: topics } : refusalOf(failed.failure);
  }),
  apiRoute(realtimeApi.postUnsubscribe, async ({ body: { topics } }, { upstream, bearer }) => {
    const cachedUpstream = await Promise.all(
      topics.map((topic) => upstream.call(broker.unsubscribeTopic, { params: { topic } }, { bearer })),
    );
    const failed = cachedUpstream.find((response) => !response.ok);
    return failed === undefined ? { unsubscribed: topics } : refusalOf(failed.failure);
  }),
  apiRoute(realtimeApi.postSingleSession, async ({ body: { userId, productId, guId } }, { upstream, bearer }) => {
    const params = { productId: String(productId), userId: String(userId), topic: 'single-session' as const };
    const response = await upstream.call(broker.publishMessage, { params, body: { content: { guId } } }, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  ...forwardRoutes(realtimeApi),
];

/** RT-02: status and its standard text, or the kind of failure. The service's own text may hold a secret. */
function statusAndText(failure: UpstreamFailure): string {
  switch (failure.kind) {
    case 'refused':
    case 'broken':
      return `${failure.status} ${STATUS_CODES[failure.status] ?? ''}`.trim();
    case 'malformed':
      return 'malformed';
    case 'unreachable':
    case 'timeout':
      return failure.kind;
  }
}
