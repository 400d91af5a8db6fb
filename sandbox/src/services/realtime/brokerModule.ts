import * as contract from '@foyer/contract/broker';
import type { RouteForEach } from '../../kernel/endpointsWithoutRoute.ts';
import type { SandboxModule } from '../../kernel/module.ts';
import { isRefusal, refuse, route } from '../../kernel/route.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { tokenOwner } from '../accounts/callerOf.ts';
import type { MessageBroker } from './messageBroker.ts';
import { messageBrokerSchema } from './messageBroker.ts';

/** Interval of pruning, in milliseconds, so that a long-running sandbox does not fill its disk. */
const pruneIntervalMs = 60 * 60_000;

/** Serves the endpoints of the message broker. */
export function brokerModule(accounts: Pick<Accounts, 'checkUserToken'>, broker: MessageBroker): SandboxModule {
  const noMessage = () => refuse(404, 'No such message');

  const routes = {
    subscribeTopic: route(contract.subscribeTopic, async ({ params }, call) => {
      const caller = await tokenOwner(accounts, call.bearer);
      if (isRefusal(caller)) return caller;
      broker.subscribe(caller.sessionId, params.topic);
      return { subscribed: true };
    }),
    unsubscribeTopic: route(contract.unsubscribeTopic, async ({ params }, call) => {
      const caller = await tokenOwner(accounts, call.bearer);
      if (isRefusal(caller)) return caller;
      broker.unsubscribe(caller.sessionId, params.topic);
      return { subscribed: false };
    }),
    publishMessage: route(contract.publishMessage, async ({ params, body }, call) => {
      const caller = await tokenOwner(accounts, call.bearer);
      if (isRefusal(caller)) return caller;
      if (params.userId !== caller.userId || params.productId !== caller.productId)
        return refuse(403, 'Not for this player');
      if (params.topic !== 'single-session') return refuse(403, 'Players do not publish on this topic');
      return { published: broker.publish(caller.userId, params.topic, body.content) !== null };
    }),
    receiveMessage: route(contract.receiveMessage, async ({ params }, call) => {
      const caller = await tokenOwner(accounts, call.bearer);
      if (isRefusal(caller)) return caller;
      return broker.receive(caller.userId, params.id) ? { received: true } : noMessage();
    }),
    acknowledgeMessage: route(contract.acknowledgeMessage, async ({ params, body }, call) => {
      const caller = await tokenOwner(accounts, call.bearer);
      if (isRefusal(caller)) return caller;
      if (params.id !== body.messageInstanceUUID) return refuse(400, 'Path and body name different messages');
      const taken = broker.acknowledge(caller.userId, params.id, {
        topic: body.topic,
        withClose: body.acknowledgedWithClose,
      });
      return taken === null ? noMessage() : { acknowledged: true, isFirst: taken.isFirst };
    }),
    pendingMessages: route(contract.pendingMessages, async (_input, call) => {
      const caller = await tokenOwner(accounts, call.bearer);
      return isRefusal(caller) ? caller : { messages: broker.pending(caller.userId) };
    }),
  } satisfies RouteForEach<typeof contract>;

  let pruneTimer: ReturnType<typeof setInterval> | undefined;
  return {
    name: 'message broker',
    tables: messageBrokerSchema,
    routes: Object.values(routes),
    start() {
      broker.prune();
      pruneTimer = setInterval(() => broker.prune(), pruneIntervalMs);
    },
    stop: () => clearInterval(pruneTimer),
  };
}
