import type { Interaction } from '../../services/analytics/interaction.ts';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { realtime } from '../../services/realtime/realtimeHandle.ts';
import type { InboxMessage } from './inbox.ts';
import { inboxStore, withoutMessage } from './inbox.ts';

type MessageAction = Extract<Interaction, { area: 'inAppMessage' }>['action'];

export function trackMessage(action: MessageAction, { topic }: InboxMessage): void {
  trackInteraction({ area: 'inAppMessage', action, topic });
}

/** Acknowledges a message once, after the player closed it or took its action, and removes it from all tabs. */
export function finishMessage(message: InboxMessage, action: MessageAction): void {
  inboxStore.setState((state) => withoutMessage(state, message.messageInstanceUUID), true);
  if (realtime()?.acknowledge(message, action === 'close') === true) trackMessage(action, message);
}
