import type { SandboxContext } from '../../kernel/module.ts';
import type { Payments } from '../cashier/payments.ts';
import type { ProtectedAccounts } from '../safer-gambling/createProtectedAccounts.ts';
import { brokerModule } from './brokerModule.ts';
import { createHub } from './hub.ts';
import { hubModule } from './hubModule.ts';
import { createMessageBroker } from './messageBroker.ts';
import { createSpelling } from './spelling.ts';

/** Creates what pushes messages to players: the hub, and the broker that sends through it. */
export function createRealtime(
  sandboxContext: SandboxContext,
  { accounts, mayReceiveOffers }: Pick<ProtectedAccounts, 'accounts' | 'mayReceiveOffers'>,
  payments: Pick<Payments, 'onSettled'>,
) {
  const { sessions, isSessionOpen } = accounts;
  const hub = createHub({
    webOrigins: sandboxContext.webOrigins,
    now: () => performance.now(),
    note: sandboxContext.activity.note,
    isSessionOpen,
    guestOfLaunchToken(token) {
      const spending = sessions.spendLaunchToken(token, () => null);
      return spending.spent ? { userId: spending.session.user_id, sessionId: spending.session.session_id } : null;
    },
  });
  const spelling = createSpelling();
  const broker = createMessageBroker(sandboxContext, {
    isSessionOpen,
    mayReceiveOffers,
    deliver: (userId, canReceive, topic, payload) =>
      hub.emit(userId, 'onMessagePublished', [topic, payload], canReceive),
  });
  payments.onSettled((payment, userId) => void broker.publish(userId, 'payment', payment));
  return {
    hub,
    spelling,
    broker,
    modules: [hubModule(sandboxContext, sessions, hub, spelling), brokerModule(accounts, broker)],
  };
}
