import type { QuestCard } from './questsApi.ts';
import styles from './QuestsPanel.module.css';

/** The terms of every quest, each under its name (UK22). */
export function QuestTerms({ quests }: { quests: readonly QuestCard[] }) {
  return quests.map(({ campaignId, title, terms }) => (
    <section key={campaignId} className={styles.section}>
      <h3>{title}</h3>
      <ul className={styles.terms}>
        {terms.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  ));
}
