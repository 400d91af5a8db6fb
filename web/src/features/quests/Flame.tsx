import styles from './Flame.module.css';

/** Flame icon in the brand's colours. */
export function Flame({ className = '' }: { className?: string | undefined }) {
  return (
    <svg className={`${styles.flame} ${className}`} viewBox="0 0 64 64" aria-hidden="true">
      <path
        className={styles.outer}
        d="M34 3c3 11-4 16-9 22C19 32 14 37 14 46c0 9 8 16 18 16s18-7 18-17c0-8-4-13-7-18-2 4-4 6-7 7 3-11 3-21-2-31Z"
      />
      <path
        className={styles.inner}
        d="M33 31c1 6-3 9-6 13-2 2-3 5-3 8 0 5 4 9 8.500 9S41 57 41 52c0-5-3-8-5-11-1 2-2 3-4 3 2-4 2-9 1-13Z"
      />
    </svg>
  );
}
