import { maxQuestionLength } from '@foyer/contract/chat';
import type { ChatResponse } from '@foyer/contract/chat';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { isPageOff } from '../../services/market/isPageOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { closeOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { postChat } from './chatApi.ts';
import chip from '../../ui/chip.module.css';
import styles from './ChatPanel.module.css';

/** One question and its reply. */
interface ChatTurn {
  id: number;
  question: string;
  reply: ChatResponse | 'waiting' | 'failed';
}

/** Conversation of this page. It is discarded with the page, because it may be private. */
function useChat() {
  const [turns, setTurns] = useState<readonly ChatTurn[]>([]);
  const isWaiting = turns.at(-1)?.reply === 'waiting';

  async function send(text: string): Promise<void> {
    const question = text.trim();
    if (question === '' || isWaiting) return;
    const id = turns.length;
    setTurns((before) => [...before, { id, question, reply: 'waiting' }]);
    trackInteraction({ area: 'chat', action: 'question' });
    const result = await createApiClient().call(postChat, { body: { text: question } });
    setTurns((before) =>
      before.map((turn) => (turn.id === id ? { ...turn, reply: result.ok ? result.value : 'failed' } : turn)),
    );
  }
  return { turns, isWaiting, send: send };
}

const suggestions = [
  'chat.suggestion.limits',
  'chat.suggestion.withdraw',
  'chat.suggestion.password',
  'chat.suggestion.game',
] as const;

interface ChatReplyProps {
  reply: ChatTurn['reply'];
  onAgain: () => void;
  onHelpLine: () => void;
  onPage: () => void;
}

/** Reply of the chat to one question. A help line is highlighted so that a player in need finds it at once. */
function ChatReply({ reply, onAgain, onHelpLine, onPage }: ChatReplyProps) {
  const { t } = useText();
  const visit = useVisit();
  if (reply === 'waiting') return <p className={styles.reply}>{t('chat.waiting')}</p>;
  if (reply === 'failed') {
    return (
      <div className={styles.reply}>
        <p>{t('chat.failed')}</p>
        <Button size="s" variant="outline" onClick={onAgain}>
          {t('chat.again')}
        </Button>
      </div>
    );
  }
  const { text, helpLine } = reply;
  const links = reply.links.filter(({ path }) => !isPageOff(visit, path));
  return (
    <div className={styles.reply}>
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

/** UI-02: the built-in chat. It states up front that it replies automatically. */
export default function ChatPanel() {
  const { t } = useText();
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'chat');
  const { turns, isWaiting, send } = useChat();
  const [text, setText] = useState('');
  const latest = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) trackInteraction({ area: 'chat', action: 'shown' });
  }, [isOpen]);
  useEffect(() => {
    // Newer browsers return a promise here, which an effect must not return.
    latest.current?.scrollIntoView({ block: 'nearest' });
  }, [turns]);

  const leave = (action: 'page' | 'close') => () => {
    trackInteraction({ area: 'chat', action });
    closeOverlay();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWaiting || text.trim() === '') return;
    void send(text);
    setText('');
  };
  return (
    <Dialog isOpen={isOpen} onClose={leave('close')} title={t('chat.title')} size="panel">
      <div className={styles.chat}>
        <p className={styles.intro}>{t('chat.intro')}</p>
        <ol className={styles.turns} aria-live="polite">
          {turns.map(({ id, question, reply }, index) => (
            <li key={id} className={styles.turn} ref={index === turns.length - 1 ? latest : null}>
              <p className={styles.question}>
                <span className="visually-hidden">{t('chat.you')} </span>
                <span>{question}</span>
              </p>
              <ChatReply
                reply={reply}
                onAgain={() => void send(question)}
                onHelpLine={() => trackInteraction({ area: 'chat', action: 'helpLine' })}
                onPage={leave('page')}
              />
            </li>
          ))}
        </ol>
        <div className={styles.foot}>
          {turns.length === 0 && (
            <div className="flex wrap g8">
              {suggestions.map((key) => (
                <button key={key} type="button" className={chip.chip} onClick={() => void send(t(key))}>
                  {t(key)}
                </button>
              ))}
            </div>
          )}
          <form className={styles.form} onSubmit={submit}>
            <TextField
              label={t('chat.question')}
              value={text}
              maxLength={maxQuestionLength}
              autoComplete="off"
              enterKeyHint="send"
              onChange={(event) => setText(event.target.value)}
            />
            <Button type="submit" variant="primary" isBusy={isWaiting}>
              {t('chat.send')}
            </Button>
          </form>
          <p className="t13 muted">{t('chat.note')}</p>
        </div>
      </div>
    </Dialog>
  );
}
