import { useEffect } from 'react';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { InboxMessage } from './inbox.ts';
import { MessageActions } from './MessageActions.tsx';
import styles from './Messages.module.css';

/** Every message that is not answered yet, newest first: what passed by can be found here. */
export function Inbox({
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
    // oxlint-disable-next-line react/exhaustive-deps -- opened once, however many come meanwhile
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
                {t(`messages.from.${message.topic}`)},{' '}
                <time dateTime={new Date(message.publishedAt).toISOString()}>{moment.format(message.publishedAt)}</time>
              </small>
              <h3 className={styles.title}>{message.title}</h3>
              {message.text !== '' && <p className={styles.text}>{message.text}</p>}
              <MessageActions message={message} onLeave={onClose} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
