import { useEffect, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { realtime } from '../../services/realtime/realtimeHandle.ts';
import { realtimeStore } from '../../services/realtime/realtimeStore.ts';
import { otherSessionStore } from '../../services/session/otherSession.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useCurrentPath, useNavigation } from '../../ui/NavigationContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import styles from './PoorConnectionAlert.module.css';

/** Shorter interruptions are not shown; longer ones appear within the two seconds of RM-03. */
const showDelayMs = 1000;

/** AU-14: explains that the player logged in elsewhere, which closed this tab's session. */
function OtherSession() {
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
      <p>{t('connection.elsewhereText')}</p>
      <div className={styles.actions}>
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

/** Shows a lost connection while it lasts, and a session that moved to another place. */
export default function PoorConnectionAlert() {
  const { t } = useText();
  const hasProblem = useStoreValue(realtimeStore, (state) => state.hasProblem);
  const isInGame = useCurrentPath().startsWith('/game/');
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!hasProblem) return;
    const timer = window.setTimeout(() => {
      setIsShown(true);
      trackInteraction({ area: 'connection', action: 'shown' });
    }, showDelayMs);
    return () => {
      window.clearTimeout(timer);
      setIsShown((wasShown) => {
        if (wasShown) trackInteraction({ area: 'connection', action: 'gone' });
        return false;
      });
    };
  }, [hasProblem]);
  const leave = (action: 'tryAgain' | 'lobby' | 'close') => {
    trackInteraction({ area: 'connection', action });
    if (action === 'tryAgain') realtime()?.retry();
    else setIsShown(false);
  };
  return (
    <>
      <div className={styles.place} role="alert">
        {isShown && (
          <div className={styles.card}>
            <h2 className={styles.title}>
              <Icon name="wifi-slash" />
              {t('connection.poor')}
            </h2>
            <p>{t('connection.poorText')}</p>
            <div className={styles.actions}>
              <Button variant="outline" onClick={() => leave('tryAgain')}>
                {t('connection.tryAgain')}
              </Button>
              {isInGame ? (
                <ButtonLink variant="outline" href="/" onClick={() => leave('lobby')}>
                  {t('connection.lobby')}
                </ButtonLink>
              ) : (
                <Button variant="outline" onClick={() => leave('close')}>
                  {t('site.close')}
                </Button>
              )}
            </div>
          </div>
        )}
      </div>
      <OtherSession />
    </>
  );
}
