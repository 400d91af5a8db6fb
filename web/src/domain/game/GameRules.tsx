import type { GameInformation } from '@foyer/contract/games';
import { useText } from '../../i18n/TextContext.tsx';
import styles from './GameRules.module.css';

/** Jackpots with funding, seed, odds and eligibility, the rules of the game (UK16), and the connection notice (ON11). */
export function GameRules({ rules, jackpots }: Pick<GameInformation, 'rules' | 'jackpots'>) {
  const { t } = useText();
  return (
    <div className={styles.rules}>
      {jackpots.length > 0 && (
        <section>
          <h2>{t('gameFacts.jackpots')}</h2>
          {jackpots.map(({ type, facts }) => (
            <div key={type} className={styles.jackpot}>
              <h3>{t('gameFacts.jackpot', { type })}</h3>
              {facts.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ))}
        </section>
      )}
      {rules.length > 0 && (
        <section>
          <h2>{t('gameFacts.rules')}</h2>
          {rules.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
      <section>
        <h2>{t('gameFacts.connection')}</h2>
        <p>{t('gameFacts.connection.text')}</p>
      </section>
    </div>
  );
}
