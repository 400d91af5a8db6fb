import { useText } from '../../i18n/TextContext.tsx';
import type { BlogDate } from './blogDate.ts';
import styles from './PostFacts.module.css';

/** Date and reading time of a post, as far as they are known. */
export function PostFacts({ date, minutes = null }: { date: BlogDate | null; minutes?: number | null }) {
  const { t } = useText();
  if (date === null && minutes === null) return null;
  return (
    <span className={styles.facts}>
      {date !== null && <time dateTime={date.iso}>{date.text}</time>}
      {minutes !== null && <span>{t('blog.minutes', { count: minutes })}</span>}
    </span>
  );
}
