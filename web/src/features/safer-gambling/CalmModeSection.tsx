import { DialChoice } from '../../domain/safer-gambling/DialChoice.tsx';
import styles from './CalmModeSection.module.css';

/** The dial on a page of its own place, for visitors, too. */
export default function CalmModeSection() {
  return (
    <section className={styles.section}>
      <DialChoice />
    </section>
  );
}
