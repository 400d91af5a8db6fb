import { biometricLoginEvent, biometricLoginState } from '@foyer/contract/appBridge';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useText } from '../../i18n/TextContext.tsx';
import { postAppMessage } from '../../services/native/appBridge.browser.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { persistentKeys } from '../../services/storage/persistentKeys.ts';
import { persistentStorage } from '../../services/storage/persistentStorage.browser.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import styles from './section.module.css';

/**
 * AW-02: login to the app by fingerprint or face. The app decides and performs it; the page stores the last reported
 * state.
 */
export function BiometricLogin() {
  const { t } = useText();
  const [isEnabled, setIsEnabled] = useState(() => persistentStorage.get(persistentKeys.biometricLogin) === '1');
  const store = (next: boolean) => {
    persistentStorage.set(persistentKeys.biometricLogin, next ? '1' : '0');
    setIsEnabled(next);
  };
  useEffect(() => {
    const onAppState = (event: Event) => {
      const parsed = v.safeParse(biometricLoginState, event instanceof CustomEvent ? event.detail : null);
      if (parsed.success) store(parsed.output.isEnabled);
    };
    window.addEventListener(biometricLoginEvent, onAppState);
    return () => window.removeEventListener(biometricLoginEvent, onAppState);
  }, []);
  const noResponse = () => showToast(t('saferGambling.app.noResponse'), 'error');
  const toggle = (next: boolean) =>
    postAppMessage({ eventName: 'biometricLoginToggle', isEnabled: next }) ? store(next) : noResponse();
  return (
    <section className={styles.section}>
      <h3>{t('saferGambling.app.title')}</h3>
      <CheckField
        label={t('saferGambling.app.biometric')}
        checked={isEnabled}
        onChange={({ currentTarget }) => toggle(currentTarget.checked)}
      />
      <p className="t14 muted">{t('saferGambling.app.what')}</p>
      <div className="flex wrap g8">
        <Button
          variant="outline"
          size="s"
          onClick={() => postAppMessage({ eventName: 'biometricSettings' }) || noResponse()}
        >
          {t('saferGambling.app.settings')}
        </Button>
      </div>
    </section>
  );
}
