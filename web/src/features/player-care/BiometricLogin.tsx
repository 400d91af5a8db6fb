import { biometricLoginEvent, biometricLoginState } from '@foyer/contract/appBridge';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useText } from '../../i18n/TextContext.tsx';
import { postAppMessage } from '../../native/appBridge.browser.ts';
import { showToast } from '../../overlays/toasts.ts';
import { persistentKeys } from '../../storage/persistentKeys.ts';
import { persistentStorage } from '../../storage/persistentStorage.browser.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import styles from './section.module.css';

/** AW-02: signing in to the app by fingerprint or face. The app does it and has the say; the page keeps what it last heard. */
export function BiometricLogin() {
  const { t } = useText();
  const [isEnabled, setIsEnabled] = useState(() => persistentStorage.get(persistentKeys.biometricLogin) === '1');
  const keep = (next: boolean) => {
    persistentStorage.set(persistentKeys.biometricLogin, next ? '1' : '0');
    setIsEnabled(next);
  };
  useEffect(() => {
    const hear = (event: Event) => {
      const told = v.safeParse(biometricLoginState, event instanceof CustomEvent ? event.detail : null);
      if (told.success) keep(told.output.isEnabled);
    };
    window.addEventListener(biometricLoginEvent, hear);
    return () => window.removeEventListener(biometricLoginEvent, hear);
  }, []);
  const noAnswer = () => showToast(t('care.app.noAnswer'), 'error');
  const toggle = (next: boolean) =>
    postAppMessage({ eventName: 'biometricLoginToggle', isEnabled: next }) ? keep(next) : noAnswer();
  return (
    <section className={styles.section}>
      <h3>{t('care.app.title')}</h3>
      <CheckField
        label={t('care.app.biometric')}
        checked={isEnabled}
        onChange={({ currentTarget }) => toggle(currentTarget.checked)}
      />
      <p className={styles.what}>{t('care.app.what')}</p>
      <div className={styles.buttons}>
        <Button
          variant="outline"
          size="s"
          onClick={() => postAppMessage({ eventName: 'biometricSettings' }) || noAnswer()}
        >
          {t('care.app.settings')}
        </Button>
      </div>
    </section>
  );
}
