import type { JackpotType } from '@foyer/contract/jackpots';
import { useState } from 'react';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useCurrentPath } from '../../ui/NavigationContext.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './JackpotTicker.module.css';

export interface JackpotCellProps {
  type: JackpotType;
  /** Null while the amount is not known. */
  amount: string | null;
  note: string;
  isStale: boolean;
  /** From 0 to 1; null for a jackpot without an end. */
  share: number | null;
}

/**
 * A jackpot, which leads to its games. The figure steps without a word to a screen reader, which is told the amount of the
 * moment in which the focus comes.
 */
export function JackpotCell({ type, amount, note, isStale, share }: JackpotCellProps) {
  const { t } = useText();
  const isHere = useCurrentPath() === sitePaths.jackpots;
  const name = t('jackpots.name', { type });
  const text = amount === null ? null : t('jackpots.cell', { amount, note });
  const [spoken, setSpoken] = useState(text);
  if (spoken === null && text !== null) setSpoken(text);
  return (
    <SiteLink
      href={sitePaths.jackpots}
      className={styles.cell}
      aria-current={isHere ? 'page' : undefined}
      data-jackpot={type}
      onFocus={() => setSpoken(text)}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.figure} data-stale={isStale || undefined} aria-hidden="true">
        {amount ?? <span className={styles.unknown} />}
      </span>
      {share !== null && (
        <span className={styles.bar}>
          <span style={{ transform: `scaleX(${share.toFixed(4)})` }} />
        </span>
      )}
      <span className={styles.note} aria-hidden="true">
        {note}
      </span>
      <span className="visually-hidden">{spoken}</span>
    </SiteLink>
  );
}
