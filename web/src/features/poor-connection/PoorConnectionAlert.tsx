import { useEffect, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { realtime } from '../../services/realtime/realtimeHandle.ts';
import { realtimeStore } from '../../services/realtime/realtimeStore.ts';
import type { RealtimeState } from '../../services/realtime/realtimeStore.ts';
import { otherSessionStore } from '../../services/session/otherSession.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useCurrentPath, useNavigation } from '../../ui/NavigationContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import styles from './PoorConnectionAlert.module.css';

/**
 * RM-03: time until the alert appears without a connection, and until it disappears with one. Milliseconds. A first
 * attempt may take longer on a slow network. After a logout no connection is wanted, and nothing is left to wait for.
 */
const settleMs = { missing: 5000, beginning: 10_000, open: 5000, unwanted: 0 } as const;

function connectionOf({ name, hasProblem }: RealtimeState): keyof typeof settleMs {
  if (hasProblem) return 'missing';
  if (name === 'Connected') return 'open';
  return name === 'Connecting' ? 'beginning' : 'unwanted';
}

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
  const connection = useStoreValue(realtimeStore, connectionOf);
  const isInGame = useCurrentPath().startsWith('/game/');
  /** A dismissed alert stays away until the connection has been back. */
  const [alert, setAlert] = useState<'hidden' | 'shown' | 'dismissed'>('hidden');
  useEffect(() => {
    const isMissing = connection === 'missing' || connection === 'beginning';
    if (isMissing === (alert !== 'hidden')) return;
    const timer = window.setTimeout(() => {
      setAlert(isMissing ? 'shown' : 'hidden');
      if (alert !== 'dismissed') trackInteraction({ area: 'connection', action: isMissing ? 'shown' : 'gone' });
    }, settleMs[connection]);
    return () => window.clearTimeout(timer);
  }, [connection, alert]);
  const leave = (action: 'tryAgain' | 'lobby' | 'close') => {
    trackInteraction({ area: 'connection', action });
    if (action === 'tryAgain') realtime()?.retry();
    else setAlert('dismissed');
  };
  return (
    <>
      <div className={styles.place} role="alert">
        {alert === 'shown' && (
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
