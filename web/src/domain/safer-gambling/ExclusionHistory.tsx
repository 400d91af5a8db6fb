import type { Exclusion, ExclusionEvent } from '@foyer/contract/exclusion';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { exclusionTime } from './exclusionTime.ts';
import styles from './ExclusionSection.module.css';

/** Everything that happened in the player's self-exclusions, newest first. */
export function ExclusionHistory({ exclusion: { events, currencyIsoCode } }: { exclusion: Exclusion }) {
  const { t, formats } = useText();
  const time = exclusionTime(useVisit().locale);
  if (events.length === 0) return null;
  const textOf = ({ kind, until, count, amount }: ExclusionEvent) =>
    t(`exclusion.event.${kind}`, {
      until: until === null ? '–' : time.format(Date.parse(until)),
      count: count ?? 0,
      amount: amount === null ? '–' : formats.money(amount, currencyIsoCode),
    });
  return (
    <details className={styles.fold}>
      <summary>{t('exclusion.history')}</summary>
      <div>
        <ol className={styles.events}>
          {events.map((event, index) => (
            // Events are only added, and two of a kind may have the same time.
            <li key={events.length - index}>
              <time dateTime={event.at}>{time.format(Date.parse(event.at))}</time>
              <span>{textOf(event)}</span>
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
