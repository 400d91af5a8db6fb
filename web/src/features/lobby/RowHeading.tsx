import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './GamesRow.module.css';

interface RowHeadingProps {
  id: string;
  heading: string;
  reason: string;
  viewAllUrl: string | null;
  isLeading?: boolean;
  children?: ReactNode;
}

/** Heading of a row with its reason, its "view all" link and its controls. */
export function RowHeading({ id, heading, reason, viewAllUrl, isLeading = false, children }: RowHeadingProps) {
  const { t } = useText();
  const [isExplained, setExplained] = useState(false);
  return (
    <>
      <div className={styles.heading}>
        {isLeading ? <h1 id={id}>{heading}</h1> : <h2 id={id}>{heading}</h2>}
        {reason !== '' && (
          <button
            type="button"
            className={styles.why}
            aria-label={t('lobby.why', { name: heading })}
            aria-expanded={isExplained}
            data-early=""
            onClick={() => setExplained(!isExplained)}
          >
            <Icon name="info" size={20} />
          </button>
        )}
        {viewAllUrl !== null && (
          <SiteLink
            href={viewAllUrl}
            data-track="viewMore"
            className={styles.all}
            aria-label={t('lobby.viewAllOf', { name: heading })}
          >
            {t('lobby.viewAll')}
            <Icon name="caret-right-bold" size={16} />
          </SiteLink>
        )}
        {children}
      </div>
      {isExplained && <p className={styles.reason}>{reason}</p>}
    </>
  );
}
