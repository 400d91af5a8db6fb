import { useState } from 'react';
import type { ReactElement } from 'react';
import { hideRow } from '../../domain/hidden-rows/useHiddenRow.ts';
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
  /** Key by which the row is hidden; null if it cannot be hidden. */
  row?: string | null;
  isHidden?: boolean;
  children?: ReactElement;
}

/** Heading of a row with its reason, its "view all" link and its controls. */
export function RowHeading({
  id,
  heading,
  reason,
  viewAllUrl,
  isLeading = false,
  row = null,
  isHidden = false,
  children,
}: RowHeadingProps) {
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
        {isHidden && row !== null ? (
          <button
            type="button"
            className={styles.again}
            aria-label={t('lobby.againOf', { name: heading })}
            onClick={() => hideRow(row, false)}
          >
            {t('lobby.again')}
          </button>
        ) : (
          <>
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
          </>
        )}
      </div>
      {isExplained && (
        <p className={styles.reason}>
          <span>{`${reason} `}</span>
          {row !== null && !isHidden && (
            <button type="button" className={styles.less} onClick={() => hideRow(row, true)}>
              {t('lobby.less')}
            </button>
          )}
        </p>
      )}
    </>
  );
}
