import { useEffect } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { realtime } from '../../realtime/realtimeHandle.ts';
import { useStayTime } from '../../ui/useStayTime.ts';
import type { InboxMessage } from './inbox.ts';
import { withoutCard } from './inbox.ts';
import { inboxStore } from './inboxStore.ts';
import { MessageActions } from './MessageActions.tsx';
import { trackMessage } from './messageDone.browser.ts';
import styles from './Messages.module.css';

/** Milliseconds that a passing note stays while nobody looks at it closely; afterwards it can be found in the list. */
const stayMs = 8000;

/** A message that has just come up. A note passes by itself, an offer stays until it is answered. */
export function MessageCard({ message }: { message: InboxMessage }) {
  const { t } = useText();
  const { messageInstanceUUID: id, topic, title, text } = message;
  useEffect(() => {
    realtime()?.seen(id);
    trackMessage('show', message);
    // oxlint-disable-next-line react/exhaustive-deps -- shown once, whatever becomes of its words
  }, [id]);
  const holders = useStayTime(topic === 'xeniaToast' ? stayMs : null, () =>
    inboxStore.setState((state) => withoutCard(state, id), true),
  );
  return (
    <article className={styles.card} {...holders}>
      <small className={styles.from}>{t(`messages.from.${topic}`)}</small>
      <h3 className={styles.title}>{title}</h3>
      {text !== '' && <p className={styles.text}>{text}</p>}
      <MessageActions message={message} />
    </article>
  );
}
