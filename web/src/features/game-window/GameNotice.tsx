import { useText } from '../../i18n/TextContext.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import { endsGame } from './windowTrouble.ts';
import type { WindowTrouble } from './windowTrouble.ts';
import styles from './GameNotice.module.css';

const icons: Record<WindowTrouble, IconName> = {
  lost: 'wifi-slash',
  unavailable: 'wifi-slash',
  meterPresumedDead: 'warning-fill',
  sessionEnded: 'plugs',
  playedElsewhere: 'info',
  meterDead: 'plugs',
};

/**
 * What goes on with a game, in words: a line under the bar while it may come back, a card when it will not by itself.
 * Leaving and going on are the same size, side by side.
 */
export function GameNotice({ trouble, onReload }: { trouble: WindowTrouble; onReload: () => void }) {
  const { t } = useText();
  const isEnding = endsGame(trouble);
  return (
    <div className={isEnding ? styles.card : styles.line} role="alert">
      <Icon name={icons[trouble]} size={isEnding ? 36 : 20} />
      <div className={styles.words}>
        <strong>{t(`gameWindow.trouble.${trouble}.title`)}</strong>
        <p>{t(`gameWindow.trouble.${trouble}`)}</p>
      </div>
      <div className={styles.choices}>
        {trouble !== 'meterPresumedDead' && (
          <Button variant="outline" size={isEnding ? 'm' : 's'} onClick={onReload}>
            {t(trouble === 'playedElsewhere' ? 'gameWindow.goOnHere' : 'gameWindow.reload')}
          </Button>
        )}
        <ButtonLink variant="outline" size={isEnding ? 'm' : 's'} href="/">
          {t('game.lobby')}
        </ButtonLink>
      </div>
    </div>
  );
}
