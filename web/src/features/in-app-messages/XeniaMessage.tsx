import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../i18n/TextContext.tsx';
import { useQueuedOverlay } from '../../overlays/useQueuedOverlay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { Inbox } from './Inbox.tsx';
import { inboxStore } from './inboxStore.ts';
import { MessageCard } from './MessageCard.tsx';
import { useHeaderPlace } from './useHeaderPlace.ts';
import styles from './Messages.module.css';

/** Messages of the house: those that have just come up, and the bell that leads to all that wait for an answer. */
export default function XeniaMessage() {
  const { t } = useText();
  const { messages, cards } = useStoreValue(inboxStore, (state) => state);
  const [isOpen, setIsOpen] = useState(false);
  const place = useHeaderPlace();
  // The open list holds them all; over a game, or below what a regulator demands, none comes up.
  const mayShow = useQueuedOverlay('messages', cards.length > 0 && !isOpen, 'marketing');
  const count = messages.length;
  const bell = (
    <button
      type="button"
      className={styles.bell}
      aria-label={t('messages.open', { count })}
      onClick={() => setIsOpen(true)}
    >
      <Icon name="bell" />
      {count > 0 && (
        <span className={`${styles.count} num`} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
  return (
    <>
      {place !== null && createPortal(bell, place)}
      <div className={styles.stack} role="status">
        {mayShow &&
          messages
            .filter(({ messageInstanceUUID }) => cards.includes(messageInstanceUUID))
            .map((message) => <MessageCard key={message.messageInstanceUUID} message={message} />)}
      </div>
      <Inbox messages={messages} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
