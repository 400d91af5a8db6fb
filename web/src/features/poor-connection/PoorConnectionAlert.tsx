import { useEffect, useState } from 'react';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { realtime } from '../../realtime/realtimeHandle.ts';
import { realtimeStore } from '../../realtime/realtimeStore.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useCurrentPath } from '../../ui/NavigationContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { OtherSession } from './OtherSession.tsx';
import styles from './PoorConnectionAlert.module.css';

/** A loss shorter than this is not worth a word; longer ones are told well within two seconds (RM-03). Milliseconds. */
const quietMs = 1000;

/** Says that the connection is lost while it is, and where the session went to when it began elsewhere. */
export default function PoorConnectionAlert() {
  const { t } = useText();
  const isTroubled = useStoreValue(realtimeStore, (state) => state.isTroubled);
  const isInGame = useCurrentPath().startsWith('/game/');
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isTroubled) return;
    const timer = window.setTimeout(() => {
      setIsShown(true);
      trackInteraction({ area: 'connection', action: 'shown' });
    }, quietMs);
    return () => {
      window.clearTimeout(timer);
      setIsShown((wasShown) => {
        if (wasShown) trackInteraction({ area: 'connection', action: 'gone' });
        return false;
      });
    };
  }, [isTroubled]);
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
            <p>{t('connection.poorWords')}</p>
            <div className={styles.ways}>
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
