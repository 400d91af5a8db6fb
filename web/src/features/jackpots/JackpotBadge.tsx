import { useCallback } from 'react';
import type { BadgeProps } from '../../domain/game/tileBadge.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { watchBadge } from './badgeBoard.browser.ts';
import styles from './JackpotBadge.module.css';

/** LB-10: the jackpot that a game feeds, on its tile. The board writes the figure, so that no tile renders for it. */
export function JackpotBadge({ gameGroupId }: BadgeProps) {
  const { t } = useText();
  const ref = useCallback((figure: HTMLElement) => watchBadge(figure, gameGroupId), [gameGroupId]);
  return (
    <span className={styles.badge} data-jackpot="">
      <Icon name="trophy-fill" size={16} />
      <span className="visually-hidden">{t('jackpots.badge')}</span>
      <span ref={ref} className="num" />
    </span>
  );
}
