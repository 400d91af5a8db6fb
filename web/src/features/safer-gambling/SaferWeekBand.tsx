import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNow } from '../../ui/useNow.ts';
import { isSaferWeek } from './saferWeek.ts';
import type { SaferWeek } from './saferWeek.ts';
import styles from './SaferWeekBand.module.css';

export interface SaferWeekProperties {
  weeks: SaferWeek[];
  heading: string;
  text: string;
}

/**
 * RM-04: shown at the end of every page during the week. A page may be cached for a day, so the browser's own date
 * decides.
 */
export default function SaferWeekBand({ weeks, heading, text }: SaferWeekProperties) {
  const { t } = useText();
  const now = useNow();
  if (now === null || !isSaferWeek(weeks, now)) return null;
  return (
    <aside className={styles.band} aria-label={heading}>
      <span className={styles.icon}>
        <Icon name="shield-check" size={24} />
      </span>
      <div className={styles.text}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink variant="outline" href={sitePaths.myPlay}>
        {t('site.saferGambling')}
      </ButtonLink>
    </aside>
  );
}
