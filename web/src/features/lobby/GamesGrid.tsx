import { useId, useMemo, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import type { GamesBlock } from './gamesBlock.ts';
import styles from './GamesRow.module.css';
import { fewestToChooseAmong } from './gridView.ts';
import { RowHeading } from './RowHeading.tsx';
import { WholeGrid } from './WholeGrid.tsx';

/** All games of a row below each other. */
export function GamesGrid({ block, isHidden }: { block: GamesBlock; isHidden: boolean }) {
  const { t } = useText();
  const id = useId();
  const { tiles, total, question, place } = block;
  const [count, setCount] = useState<number | null>(total);
  const games = useMemo(() => {
    const ids = tiles.map((tile) => tile.id);
    return { tiles, total, question: question?.by === 'rule' ? question : { by: 'ids' as const, ids: [...ids, ...(question?.ids ?? [])] } };
  }, [tiles, total, question]);
  return (
    <section className={styles.row} aria-labelledby={id} hidden={isHidden}>
      <RowHeading id={id} heading={block.heading} reason={block.reason} viewAllUrl={block.viewAllUrl} isLeading={block.isLeading}>
        <span className={styles.count} role="status">
          {count === null ? '' : t('lobby.count', { count })}
        </span>
      </RowHeading>
      <WholeGrid games={games} label={block.heading} headingIndex={place + 1} isHidden={isHidden} isChoosable={place === 0 && total > fewestToChooseAmong} eager={place === 0 ? 6 : 0} onCount={setCount} />
    </section>
  );
}
