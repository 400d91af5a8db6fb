import type { Interaction } from '../../analytics/interaction.ts';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { realtime } from '../../realtime/realtimeHandle.ts';
import type { InboxMessage } from './inbox.ts';
import { withoutMessage } from './inbox.ts';
import { inboxStore } from './inboxStore.ts';

type MessageAction = Extract<Interaction, { area: 'inAppMessage' }>['action'];

export function trackMessage(action: MessageAction, { topic }: InboxMessage): void {
  trackInteraction({ area: 'inAppMessage', action, topic });
}

/** The player closed it, or did what it asked for: it is acknowledged, once, and gone here and in their other tabs. */
export function finishMessage(message: InboxMessage, action: MessageAction): void {
  inboxStore.setState((state) => withoutMessage(state, message.messageInstanceUUID), true);
  if (realtime()?.acknowledge(message, action === 'close') === true) trackMessage(action, message);
}
