import { useText } from '../../i18n/TextContext.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { GameFacts } from './GameFacts.tsx';
import type { GamePageProperties } from './GamePage.tsx';
import styles from './GameRules.module.css';

/** Rules, return and stakes, one press away while a game runs (UK16). */
export function GameRules({ game, rules, stakes, onClose }: GamePageProperties & { onClose: () => void }) {
  const { t } = useText();
  return (
    <Dialog isOpen onClose={onClose} title={t('game.rulesOf', { name: game.name })} size="medium">
      <div className={styles.rules}>
        <GameFacts game={game} stakes={stakes} />
        {rules.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Dialog>
  );
}
