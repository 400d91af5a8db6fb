import { reversed } from '@foyer/contract/reversed';
import { useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useText } from '../../i18n/TextContext.tsx';
import { eventTypes } from '../../services/analytics/eventRecord.ts';
import type { EventType } from '../../services/analytics/eventRecord.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { chosenEvents } from './eventLog.ts';
import type { LoggedEvent } from './eventLog.ts';
import { EventRow } from './EventRow.tsx';
import styles from './Inspector.module.css';

interface EventInspectorProps {
  log: StoreApi<{ events: readonly LoggedEvent[] }>;
  copy: (text: string) => void;
}

/** Shows the page's analytics events as they happen, for developers and testers. Sandbox only. */
export function EventInspector({ log, copy }: EventInspectorProps) {
  const { t, formats } = useText();
  const events = useStoreValue(log, (state) => state.events);
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState('');
  const [type, setType] = useState<EventType | null>(null);
  const shown = chosenEvents(events, { type, text });
  if (!isOpen) {
    return (
      <Button className={styles.opener} variant="outline" icon="list" onClick={() => setOpen(true)}>
        {t('inspector.open', { count: events.length })}
      </Button>
    );
  }
  return (
    <section className={styles.inspector} aria-label={t('inspector.title')}>
      <div className={styles.head}>
        <h2>{t('inspector.title')}</h2>
        <span className={`${styles.count} num`}>
          {t('inspector.count', { shown: shown.length, all: events.length })}
        </span>
        <IconButton label={t('inspector.fold')} icon="x-bold" onClick={() => setOpen(false)} />
      </div>
      <div className={styles.filter}>
        <input
          type="text"
          value={text}
          maxLength={100}
          autoComplete="off"
          aria-label={t('inspector.find')}
          placeholder={t('inspector.find')}
          onChange={(event) => setText(event.target.value)}
        />
        <select
          value={type ?? ''}
          aria-label={t('inspector.type')}
          onChange={(event) => setType(eventTypes.find((each) => each === event.target.value) ?? null)}
        >
          <option value="">{t('inspector.allTypes')}</option>
          {eventTypes.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </div>
      {shown.length === 0 ? (
        <p className={styles.none}>{t('inspector.none')}</p>
      ) : (
        <ol className={styles.list} aria-label={t('inspector.title')}>
          {shown.map((event) => (
            <EventRow key={event.number} event={event} time={formats.timeOfDay(event.at)} copy={copy} />
          ))}
        </ol>
      )}
      <div className={styles.foot}>
        <Button
          size="s"
          variant="outline"
          disabled={shown.length === 0}
          onClick={() => copy(JSON.stringify(reversed(shown.map(({ record }) => record)), null, 2))}
        >
          {t('inspector.copyAll')}
        </Button>
        <Button size="s" variant="outline" disabled={events.length === 0} onClick={() => log.setState({ events: [] })}>
          {t('inspector.clear')}
        </Button>
      </div>
    </section>
  );
}
