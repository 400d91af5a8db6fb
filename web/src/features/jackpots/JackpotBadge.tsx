import type { CSSProperties } from 'react';
import { useCallback } from 'react';
import type { BadgeProps } from '../../domain/game/tileStores.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { watchBadge } from './badgeBoard.browser.ts';
import { badgePot, potLevel } from './badgePots.ts';
import styles from './JackpotBadge.module.css';

/**
 * LB-10: shows a game's jackpot on its tile, and as a level of light in the cover how far a pot is filled that drops
 * before an amount. The badge board writes the amount directly, so that tiles do not re-render with it.
 */
export function JackpotBadge({ gameGroupId }: BadgeProps) {
  const { t } = useText();
  const ref = useCallback((figure: HTMLElement) => watchBadge(figure, gameGroupId), [gameGroupId]);
  const hasBadge = useStoreValue(
    siteStore,
    ({ jackpotTicker }) => badgePot(jackpotTicker.data, gameGroupId) !== undefined,
  );
  const level = useStoreValue(siteStore, ({ jackpotTicker }) => potLevel(jackpotTicker.data, gameGroupId));
  return (
    <>
      {hasBadge && (
        <span className={styles.badge} data-jackpot="">
          <Icon name="trophy-fill" size={16} />
          <span className="visually-hidden">{t('jackpots.badge')}</span>
          <span ref={ref} className="num" translate="no" />
        </span>
      )}
      {level !== null && (
        <span className={styles.level} data-level={level} style={{ '--level': `${level}%` } as CSSProperties} />
      )}
    </>
  );
}
