import * as broker from '@foyer/contract/broker';
import { hubAddress, negotiate } from '@foyer/contract/milestones';
import { apiRoute, refusalOf } from '../server/apiRoute.server.ts';
import type { ApiRoute } from '../server/apiRoute.server.ts';
import type { UpstreamFailure } from '../server/upstream.server.ts';
import { tokenMissing, userTokenOf } from '../server/userTokenOf.server.ts';
import {
  postAcknowledge,
  postNegotiate,
  postPending,
  postReceive,
  postSingleSession,
  postSubscribe,
  postUnsubscribe,
} from './realtimeApi.ts';

export const realtimeRoutes: readonly ApiRoute[] = [
  apiRoute(postNegotiate, async ({ body: { userId, way } }, { upstream, bearer, hub, report }) => {
    if (way === 'broker') return { url: hub.brokerUrl, accessToken: bearer };
    const answer = await upstream.call(negotiate, { body: { userId } }, { bearer });
    if (answer.ok) {
      const { url, accessToken } = hubAddress(answer.value);
      // The page's policy would stop a socket to anywhere else, and nobody else is to be given the token.
      if (new URL(url).origin === hub.origin) return { url, accessToken };
    }
    report('CONNECTION_ERROR', {
      message: `Milestone negotiation failed: ${answer.ok ? 'another origin' : statusAndText(answer.failure)}`,
    });
    return { url: hub.brokerUrl, accessToken: null };
  }),
  apiRoute(postSubscribe, async ({ body: { topics } }, { upstream, bearer }) => {
    if (userTokenOf(bearer) === null) return tokenMissing();
    const answers = await Promise.all(
      topics.map((topic) => upstream.call(broker.subscribeTopic, { params: { topic } }, { bearer })),
    );
    const failed = answers.find((answer) => !answer.ok);
    return failed === undefined ? { subscribed: topics } : refusalOf(failed.failure);
  }),
  apiRoute(postUnsubscribe, async ({ body: { topics } }, { upstream, bearer }) => {
    if (userTokenOf(bearer) === null) return tokenMissing();
    const answers = await Promise.all(
      topics.map((topic) => upstream.call(broker.unsubscribeTopic, { params: { topic } }, { bearer })),
    );
    const failed = answers.find((answer) => !answer.ok);
    return failed === undefined ? { unsubscribed: topics } : refusalOf(failed.failure);
  }),
  apiRoute(postSingleSession, async ({ body: { userId, productId, guId } }, { upstream, bearer }) => {
    if (userTokenOf(bearer) === null) return tokenMissing();
    const params = { productId: String(productId), userId: String(userId), topic: 'single-session' as const };
    const answer = await upstream.call(broker.publishMessage, { params, body: { content: { guId } } }, { bearer });
    return answer.ok ? answer.value : refusalOf(answer.failure);
  }),
  apiRoute(postReceive, async ({ params }, { upstream, bearer }) => {
    if (userTokenOf(bearer) === null) return tokenMissing();
    const answer = await upstream.call(broker.receiveMessage, { params }, { bearer });
    return answer.ok ? answer.value : refusalOf(answer.failure);
  }),
  apiRoute(postAcknowledge, async ({ params, body }, { upstream, bearer }) => {
    if (userTokenOf(bearer) === null) return tokenMissing();
    const answer = await upstream.call(broker.acknowledgeMessage, { params, body }, { bearer });
    return answer.ok ? answer.value : refusalOf(answer.failure);
  }),
  apiRoute(postPending, async (_input, { upstream, bearer }) => {
    if (userTokenOf(bearer) === null) return tokenMissing();
    const answer = await upstream.call(broker.pendingMessages, {}, { bearer });
    return answer.ok ? answer.value : refusalOf(answer.failure);
  }),
];

const maxTextLength = 200;

/** RT-02: status and text of the answer, or in place of both how there was none. */
function statusAndText(failure: UpstreamFailure): string {
  switch (failure.kind) {
    case 'refused':
    case 'broken':
      return `${failure.status} ${failure.message}`.trim().slice(0, maxTextLength);
    case 'malformed':
      return 'malformed';
    case 'unreachable':
    case 'timeout':
      return failure.kind;
  }
}
