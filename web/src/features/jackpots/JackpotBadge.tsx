import { useCallback } from 'react';
import type { BadgeProps } from '../../domain/game/tileStores.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { watchBadge } from './badgeBoard.browser.ts';
import styles from './JackpotBadge.module.css';

/**
 * LB-10: shows a game's jackpot on its tile, and how far a pot with an amount before which it drops is filled as a level
 * of light in the cover. The badge board writes both directly, so that tiles do not re-render.
 */
export function JackpotBadge({ gameGroupId }: BadgeProps) {
  const { t } = useText();
  const ref = useCallback((figure: HTMLElement) => watchBadge(figure, gameGroupId), [gameGroupId]);
  return (
    <>
      <span className={styles.badge} data-jackpot="">
        <Icon name="trophy-fill" size={16} />
        <span className="visually-hidden">{t('jackpots.badge')}</span>
        <span ref={ref} className="num" translate="no" />
      </span>
      <span className={styles.level} data-level="" hidden />
    </>
  );
}
