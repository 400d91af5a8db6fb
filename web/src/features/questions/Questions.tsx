import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { searchQuestions } from './searchQuestions.ts';
import type { QuestionTopic } from './searchQuestions.ts';
import styles from './Questions.module.css';

export interface QuestionsProperties {
  topics?: readonly QuestionTopic[] | undefined;
}

const noTopics: readonly QuestionTopic[] = [];

/**
 * UI-02: questions and answers by topic, with a search. A link to the anchor of a question opens its answer. Without
 * JavaScript every question opens and closes, and the search is hidden; its space stays, so that nothing moves.
 */
export default function Questions({ topics = noTopics }: QuestionsProperties) {
  const { t } = useText();
  const [search, setSearch] = useState('');
  const [isSearchable, setIsSearchable] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => searchQuestions(topics, search), [topics, search]);
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0);
  useEffect(() => setIsSearchable(true), []);

  useEffect(() => {
    const open = (hash: string) => {
      if (hash.length < 2) return;
      const target = list.current?.querySelector<HTMLDetailsElement>(`details[id="${CSS.escape(hash.slice(1))}"]`);
      if (target === null || target === undefined) return;
      target.open = true;
      target.scrollIntoView();
    };
    const openAddress = () => open(window.location.hash);
    // Navigation within the page changes the address without a `hashchange`.
    const openLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isHere = link?.origin === window.location.origin && link.pathname === window.location.pathname;
      if (isHere) open(link.hash);
    };
    openAddress();
    window.addEventListener('hashchange', openAddress);
    document.addEventListener('click', openLink);
    return () => {
      window.removeEventListener('hashchange', openAddress);
      document.removeEventListener('click', openLink);
    };
  }, []);

  return (
    <section className={styles.questions}>
      <div role="search" className={styles.search} data-ready={isSearchable || undefined}>
        <TextField
          type="search"
          label={t('questions.search')}
          value={search}
          autoComplete="off"
          maxLength={80}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p role="status">{search.trim() === '' ? '' : t('questions.count', { count, text: search.trim() })}</p>
      </div>
      <div ref={list} className={styles.topics}>
        {shown.map(({ heading, questions }) => (
          <section key={heading} className={styles.topic}>
            <h2>{heading}</h2>
            <div className="stack g8">
              {questions.map(({ question, html, anchor }) => (
                <details key={question} id={anchor} className="whole">
                  <summary>
                    <h3>{question}</h3>
                    <Icon name="caret-right-bold" size={18} />
                  </summary>
                  <SafeHtml html={html} className={styles.answer} />
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
      {count === 0 && (
        <div className={styles.empty}>
          <Icon name="magnifying-glass" size={44} />
          <p>{t('questions.none')}</p>
          <div className={styles.actions}>
            <Button variant="outline" onClick={() => setSearch('')}>
              {t('questions.showAll')}
            </Button>
            <Button variant="outline" onClick={() => openOverlay('support')}>
              {t('questions.contact')}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
