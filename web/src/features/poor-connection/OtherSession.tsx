import { useEffect } from 'react';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { openOverlay } from '../../overlays/openOverlay.ts';
import { otherSessionStore } from '../../session/otherSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import styles from './PoorConnectionAlert.module.css';

/** AU-14: the player logged in elsewhere, and the session of this tab is closed. */
export function OtherSession() {
  const { t } = useText();
  const { go } = useNavigation();
  const notice = useStoreValue(otherSessionStore, (state) => state.notice);
  const isOpen = notice !== null;
  useEffect(() => {
    if (isOpen) trackInteraction({ area: 'singleSession', action: 'shown' });
  }, [isOpen]);
  const end = (action: 'closeGame' | 'close' | 'logIn') => {
    trackInteraction({ area: 'singleSession', action });
    otherSessionStore.setState({ notice: null });
    if (action === 'closeGame') go('/');
    if (action === 'logIn') openOverlay('login');
  };
  const close = notice?.wasPlaying === true ? 'closeGame' : 'close';
  return (
    <Dialog isOpen={isOpen} onClose={() => end(close)} title={t('connection.elsewhere')} isSheet>
      <p>{t('connection.elsewhereWords')}</p>
      <div className={styles.ways}>
        <Button variant="outline" onClick={() => end(close)}>
          {t(close === 'closeGame' ? 'connection.closeGame' : 'site.close')}
        </Button>
        <Button variant="outline" onClick={() => end('logIn')}>
          {t('connection.logInHere')}
        </Button>
      </div>
    </Dialog>
  );
}
