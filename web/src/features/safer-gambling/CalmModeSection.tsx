import { CalmSwitch } from '../../domain/safer-gambling/CalmSwitch.tsx';
import styles from './CalmModeSection.module.css';

/** The switch of calm mode on a page of its own place, for visitors, too. */
export default function CalmModeSection() {
  return (
    <section className={styles.section}>
      <CalmSwitch />
    </section>
  );
}
