import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { DialButton } from '../../domain/safer-gambling/DialButton.tsx';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { useQueuedOverlay } from '../../services/overlays/useQueuedOverlay.ts';
import { realtime } from '../../services/realtime/realtimeHandle.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useAutoDismiss } from '../../ui/useAutoDismiss.ts';
import { useGlide } from '../../ui/useGlide.ts';
import { useHeaderSlot } from '../../ui/useHeaderSlot.ts';
import { useIsCalm } from '../../ui/useIsCalm.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { trackMessage } from './finishMessage.browser.ts';
import { inboxStore, withoutCard } from './inbox.ts';
import type { InboxMessage } from './inbox.ts';
import { MessageActions } from './MessageActions.tsx';
import styles from './Messages.module.css';

/** Duration of a toast message without focus or pointer on it. The list behind the bell keeps the message. */
const toastDurationMs = 8000;

/** Card of a new message. An informational one closes by itself; an offer stays until the player responds. */
function MessageCard({ message }: { message: InboxMessage }) {
  const { t } = useText();
  const { messageInstanceUUID: id, topic, title, text } = message;
  useEffect(() => {
    realtime()?.seen(id);
    trackMessage('show', message);
    // oxlint-disable-next-line react/exhaustive-deps -- tracked once per message, even if its texts change
  }, [id]);
  const holders = useAutoDismiss(topic === 'xeniaToast' ? toastDurationMs : null, () =>
    inboxStore.setState((state) => withoutCard(state, id), true),
  );
  return (
    <article className={styles.card} data-glides="" {...holders}>
      <small className={styles.from}>{t(`messages.from.${topic}`)}</small>
      <h3 className={styles.title}>{title}</h3>
      {text !== '' && <p className={styles.text}>{text}</p>}
      <MessageActions message={message} />
    </article>
  );
}

/** Lists every unanswered message, newest first, including those whose toast has gone, and offers to have fewer. */
function Inbox({
  messages,
  isOpen,
  onClose,
}: {
  messages: readonly InboxMessage[];
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useText();
  const { locale } = useVisit();
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const count = messages.length;
  useEffect(() => {
    if (isOpen) trackInteraction({ area: 'messagePanel', action: 'shown', count });
    // oxlint-disable-next-line react/exhaustive-deps -- tracked once per opening, whatever arrives in the meantime
  }, [isOpen]);
  const close = () => {
    trackInteraction({ area: 'messagePanel', action: 'close', count });
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('messages.title')} isSheet>
      {messages.length === 0 ? (
        <p className={styles.text}>{t('messages.none')}</p>
      ) : (
        <ul className={styles.list}>
          {messages.map((message) => (
            <li key={message.messageInstanceUUID}>
              <small className={styles.from}>
                <span>{`${t(`messages.from.${message.topic}`)}, `}</span>
                <time dateTime={new Date(message.publishedAt).toISOString()}>{moment.format(message.publishedAt)}</time>
              </small>
              <h3 className={styles.title}>{message.title}</h3>
              {message.text !== '' && <p className={styles.text}>{message.text}</p>}
              <MessageActions message={message} onLeave={onClose} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.why}>{t('messages.why')}</p>
      <DialButton onPress={close} />
    </Dialog>
  );
}

/** Whether a message concerns the account, so that it shows in calm mode, too. All others are marketing. */
const isOfAccount = ({ action }: InboxMessage): boolean =>
  action?.kind === 'verifyForBanking' || action?.kind === 'verifyForGame';

/**
 * Casino messages: cards of new ones, and the bell that opens the list of all unanswered ones. In calm mode marketing
 * waits in the list, uncounted.
 */
export default function XeniaMessage() {
  const { t } = useText();
  const { messages, cards: allCards } = useStoreValue(inboxStore, (state) => state);
  const isCalm = useIsCalm();
  const cards = isCalm
    ? messages
        .filter(isOfAccount)
        .map(({ messageInstanceUUID }) => messageInstanceUUID)
        .filter((id) => allCards.includes(id))
    : allCards;
  const [isOpen, setIsOpen] = useState(false);
  const place = useHeaderSlot('bell');
  // No cards while the list is open, over a game, or below a regulatory notice.
  const mayShow = useQueuedOverlay('messages', cards.length > 0 && !isOpen, 'marketing');
  const count = messages.length;
  const stack = useRef<HTMLDivElement>(null);
  useGlide(stack);
  const bell = (
    <button
      type="button"
      className={styles.bell}
      aria-label={t('messages.open', { count })}
      onClick={() => setIsOpen(true)}
    >
      <Icon name="bell" />
      {count > 0 && !isCalm && (
        <span className={`${styles.count} num`} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
  return (
    <>
      {place !== null && createPortal(bell, place)}
      <div className={styles.stack} role="status" ref={stack}>
        {mayShow &&
          messages
            .filter(({ messageInstanceUUID }) => cards.includes(messageInstanceUUID))
            .map((message) => <MessageCard key={message.messageInstanceUUID} message={message} />)}
      </div>
      <Inbox messages={messages} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
