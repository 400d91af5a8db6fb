import { maxQuestionLength } from '@foyer/contract/chat';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { closeOverlay, overlayStore } from '../../overlays/openOverlay.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { ChatReply } from './ChatReply.tsx';
import { useChat } from './useChat.ts';
import chip from '../../ui/chip.module.css';
import styles from './ChatPanel.module.css';

const suggestions = ['chat.ask.limits', 'chat.ask.withdraw', 'chat.ask.password', 'chat.ask.game'] as const;

/** UI-02: the chat that is built in. It says first that it answers by itself; nobody is to believe in a person who is not there. */
export default function ChatPanel() {
  const { t } = useText();
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'chat');
  const { turns, isWaiting, ask } = useChat();
  const [text, setText] = useState('');
  const latest = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) trackInteraction({ area: 'chat', action: 'shown' });
  }, [isOpen]);
  useEffect(() => {
    // Answers a promise in newer browsers, which an effect must not hand on.
    latest.current?.scrollIntoView({ block: 'nearest' });
  }, [turns]);

  const leave = (action: 'page' | 'close') => () => {
    trackInteraction({ area: 'chat', action });
    closeOverlay();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWaiting || text.trim() === '') return;
    void ask(text);
    setText('');
  };
  return (
    <Dialog isOpen={isOpen} onClose={leave('close')} title={t('chat.title')} size="panel">
      <div className={styles.chat}>
        <p className={styles.intro}>{t('chat.intro')}</p>
        <ol className={styles.turns} aria-live="polite">
          {turns.map(({ id, question, answer }, index) => (
            <li key={id} className={styles.turn} ref={index === turns.length - 1 ? latest : null}>
              <p className={styles.asked}>
                <span className="visually-hidden">{t('chat.you')} </span>
                {question}
              </p>
              <ChatReply
                answer={answer}
                onAgain={() => void ask(question)}
                onHelpLine={() => trackInteraction({ area: 'chat', action: 'helpLine' })}
                onPage={leave('page')}
              />
            </li>
          ))}
        </ol>
        <div className={styles.foot}>
          {turns.length === 0 && (
            <div className={styles.suggestions}>
              {suggestions.map((key) => (
                <button key={key} type="button" className={chip.chip} onClick={() => void ask(t(key))}>
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
          <p className={styles.note}>{t('chat.note')}</p>
        </div>
      </div>
    </Dialog>
  );
}
