import { useText } from '../../i18n/TextContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { detailsOf } from './eventLog.ts';
import type { LoggedEvent } from './eventLog.ts';
import styles from './Inspector.module.css';

interface EventRowProps {
  event: LoggedEvent;
  time: string;
  copy: (text: string) => void;
}

/** Shows one event in a line; expanded, all of its non-empty blocks. */
export function EventRow({ event: { record }, time, copy }: EventRowProps) {
  const { t } = useText();
  const details = detailsOf(record);
  return (
    <li>
      <details className={styles.event}>
        <summary aria-label={`${record.eventData.eventName} ${details}`}>
          <span className={styles.line}>
            <b>{record.eventData.eventName}</b>
            <time className="num">{time}</time>
          </span>
          <span className={styles.line}>
            <span className={styles.details}>{details}</span>
            <code>{record.event}</code>
          </span>
        </summary>
        <div className={styles.blocks}>
          {Object.entries(record).flatMap(([name, block]) =>
            typeof block === 'object'
              ? [
                  <div key={name}>
                    <h3>{name}</h3>
                    <dl>
                      {Object.entries(block).map(([field, value]) => (
                        <div key={field} className={shownValue(value) === nothing ? styles.empty : undefined}>
                          <dt>{field}</dt>
                          <dd>{shownValue(value)}</dd>
                        </div>
                      ))}
                    </dl>
                  </div>,
                ]
              : [],
          )}
          <Button size="s" variant="outline" onClick={() => copy(JSON.stringify(record, null, 2))}>
            {t('inspector.copy')}
          </Button>
        </div>
      </details>
    </li>
  );
}

const nothing = '–';

function shownValue(value: unknown): string {
  return value === '' || value === null || value === undefined
    ? nothing
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
}
