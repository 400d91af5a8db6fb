import { useText } from '../../i18n/TextContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './GameStage.module.css';

/** Tells the player before leaving that the open round is saved. Both buttons have equal weight. */
export default function LeaveOpenRound({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useText();
  return (
    <Dialog isOpen onClose={onStay} title={t('gameWindow.openRound.title')} isSheet>
      <p>{t('gameWindow.openRound.saved')}</p>
      <div className={styles.choices}>
        <Button variant="outline" onClick={onStay}>
          {t('gameWindow.openRound.stay')}
        </Button>
        <Button variant="outline" onClick={onLeave}>
          {t('gameWindow.openRound.leave')}
        </Button>
      </div>
    </Dialog>
  );
}
