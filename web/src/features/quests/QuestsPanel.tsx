import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { closeOverlay } from '../../services/overlays/openOverlay.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { QuestDetails } from './QuestDetails.tsx';
import { QuestList } from './QuestList.tsx';
import { playerQuests } from './quests.browser.ts';
import type { QuestCard } from './questsApi.ts';
import { questsStore } from './questsStore.ts';
import { StreakRecord } from './StreakRecord.tsx';
import styles from './QuestsPanel.module.css';

type View = { name: 'list' } | { name: 'details'; campaignId: string } | { name: 'terms' } | { name: 'record' };

/** Terms of every quest under its name (UK22). */
function QuestTerms({ quests }: { quests: readonly QuestCard[] }) {
  return quests.map(({ campaignId, title, terms }) => (
    <section key={campaignId} className={styles.section}>
      <h3>{title}</h3>
      <ul className={styles.terms}>
        {terms.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  ));
}

/** QU-02: quests on one side; the details of one, or the terms of all, on the other. */
export default function QuestsPanel() {
  const { t, formats } = useText();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [view, setView] = useState<View>({ name: 'list' });
  const { data, failure, isLoading, loadedAt } = useStoreValue(questsStore, (state) => state);
  useEffect(() => {
    trackInteraction({ area: 'quests', action: 'panel', campaignId: null });
    return playerQuests().follow();
  }, []);
  const quest =
    view.name === 'details' ? data?.quests.find(({ campaignId }) => campaignId === view.campaignId) : undefined;
  const titles = {
    list: t('quests.title'),
    details: quest?.title ?? '',
    terms: t('quests.terms'),
    record: t('quests.record'),
  };

  function show(next: View): void {
    setView(next);
    // The pressed control is gone; the focus moves to the new heading.
    heading.current?.focus();
  }
  function back(): void {
    trackInteraction({ area: 'quests', action: 'back', campaignId: quest?.campaignId ?? null });
    show({ name: 'list' });
  }
  return (
    <Dialog isOpen onClose={closeOverlay} title={t('quests.title')} titleId={titleId} size="panel">
      <div className={styles.head}>
        {view.name !== 'list' && <IconButton label={t('quests.back')} icon="caret-left-bold" onClick={back} />}
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {titles[view.name]}
        </h2>
        {view.name === 'list' && data !== null && data.quests.length > 0 && (
          <>
            <span className={styles.count} aria-hidden="true">
              {data.quests.length}
            </span>
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                trackInteraction({ area: 'quests', action: 'terms', campaignId: null });
                show({ name: 'terms' });
              }}
            >
              {t('quests.terms')}
            </button>
          </>
        )}
        <IconButton className={styles.close} label={t('site.close')} icon="x" onClick={closeOverlay} />
      </div>
      <div className={styles.body} aria-busy={isLoading}>
        {failure !== null && (
          <Notice kind="error">
            <p>{failure.status === null ? t('quests.failed') : t('quests.failedWith', { status: failure.status })}</p>
            {loadedAt !== null && <p>{t('quests.from', { time: formats.timeOfDay(loadedAt) })}</p>}
            <Button variant="outline" size="s" isBusy={isLoading} onClick={() => void playerQuests().load()}>
              {t('quests.tryAgain')}
            </Button>
          </Notice>
        )}
        {data === null && failure === null && <p role="status">{t('quests.loading')}</p>}
        {data !== null && view.name === 'list' && (
          <QuestList
            data={data}
            onSelect={(campaignId) => {
              trackInteraction({ area: 'quests', action: 'questSelect', campaignId });
              show({ name: 'details', campaignId });
            }}
            onRecord={() => show({ name: 'record' })}
          />
        )}
        {data !== null && quest !== undefined && <QuestDetails quest={quest} rewards={data.rewards} />}
        {data !== null && view.name === 'terms' && <QuestTerms quests={data.quests} />}
        {view.name === 'record' && <StreakRecord />}
      </div>
    </Dialog>
  );
}
