import type { SandboxContext } from './kernel/module.ts';
import type { AccountsService } from './services/accounts/accounts.ts';
import { createHub } from './services/realtime/hub.ts';
import { createMessageBroker } from './services/realtime/messageBroker.ts';
import { createSpelling } from './services/realtime/spelling.ts';

interface RealtimeDeps {
  accounts: Pick<AccountsService, 'isSessionOpen' | 'sessions'>;
  mayReceiveOffers: (userId: number) => boolean;
}

/** Creates what pushes messages to players: the hub, and the broker that sends through it. */
export function createRealtime(sandboxContext: SandboxContext, { accounts, mayReceiveOffers }: RealtimeDeps) {
  const hub = createHub({
    webOrigins: sandboxContext.webOrigins,
    now: () => performance.now(),
    note: sandboxContext.activity.note,
    isSessionOpen: accounts.isSessionOpen,
    guestOfLaunchToken(token) {
      const spending = accounts.sessions.spendLaunchToken(token, () => null);
      return spending.spent ? { userId: spending.session.user_id, sessionId: spending.session.session_id } : null;
    },
  });
  const spelling = createSpelling();
  const broker = createMessageBroker(sandboxContext, {
    isSessionOpen: accounts.isSessionOpen,
    mayReceiveOffers,
    deliver: (userId, canReceive, topic, payload) =>
      hub.emit(userId, 'onMessagePublished', [topic, payload], canReceive),
  });
  return { hub, spelling, broker };
}
