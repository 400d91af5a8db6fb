import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import styles from './PostFacts.module.css';

/**
 * Date and reading time of a post, as far as they are known.
 * @param props.date YYYY-MM-DD
 */
export function PostFacts({ date, minutes = null }: { date: string | null; minutes?: number | null }) {
  const { t } = useText();
  const { locale } = useVisit();
  if (date === null && minutes === null) return null;
  return (
    <span className={styles.facts}>
      {date !== null && (
        <time dateTime={date}>
          {new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))}
        </time>
      )}
      {minutes !== null && <span>{t('blog.minutes', { count: minutes })}</span>}
    </span>
  );
}
