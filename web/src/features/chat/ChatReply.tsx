import { useText } from '../../i18n/TextContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import type { ChatTurn } from './useChat.ts';
import styles from './ChatPanel.module.css';

interface ChatReplyProps {
  answer: ChatTurn['answer'];
  onAgain: () => void;
  onHelpLine: () => void;
  onPage: () => void;
}

/** What the chat said to one question. A help line stands out: whoever needs it must not have to look for it. */
export function ChatReply({ answer, onAgain, onHelpLine, onPage }: ChatReplyProps) {
  const { t } = useText();
  if (answer === 'waiting') return <p className={styles.said}>{t('chat.waiting')}</p>;
  if (answer === 'failed') {
    return (
      <div className={styles.said}>
        <p>{t('chat.failed')}</p>
        <Button size="s" variant="outline" onClick={onAgain}>
          {t('chat.again')}
        </Button>
      </div>
    );
  }
  const { text, links, helpLine } = answer;
  return (
    <div className={styles.said}>
      <p>{text}</p>
      {helpLine !== null && (
        <SiteLink className={styles.helpLine} href={helpLine.url} onClick={onHelpLine}>
          <Icon name="heart" />
          <span>
            <b>{helpLine.name}</b>
            {helpLine.phone !== undefined && <span className="num">{helpLine.phone}</span>}
          </span>
        </SiteLink>
      )}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ path, words }) => (
            <li key={path}>
              <SiteLink href={path} onClick={onPage}>
                {words}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
