import styles from './GamesRow.module.css';

/** Boxes of the size of tiles, while tiles are on their way. Nothing for a screen reader, which hears the busy section. */
export function TileSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.skeleton} />
      ))}
    </div>
  );
}
