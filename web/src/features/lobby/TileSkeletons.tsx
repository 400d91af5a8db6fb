import styles from './GamesRow.module.css';

/** Placeholders of tiles while they load. Hidden from screen readers, which announce the busy section. */
export function TileSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.skeleton} />
      ))}
    </div>
  );
}
