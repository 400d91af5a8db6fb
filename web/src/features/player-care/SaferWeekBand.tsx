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

/** RM-04: below every page during the week. A page may be stored for a day, so it is the player's own date that counts. */
export default function SaferWeekBand({ weeks, heading, text }: SaferWeekProperties) {
  const { t } = useText();
  const now = useNow();
  if (now === null || !isSaferWeek(weeks, now)) return null;
  return (
    <aside className={styles.band} aria-label={heading}>
      <span className={styles.icon}>
        <Icon name="shield-check" size={24} />
      </span>
      <div className={styles.words}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink variant="outline" href={sitePaths.myPlay}>
        {t('site.saferGambling')}
      </ButtonLink>
    </aside>
  );
}
