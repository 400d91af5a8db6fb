import { useState } from 'react';
import { hasPrivacySignal } from '../../consent/builtInVendor.browser.ts';
import { consentGroups } from '../../consent/consentChoice.ts';
import type { ConsentGroup } from '../../consent/consentChoice.ts';
import { consentChoice } from '../../consent/consentState.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { closeOverlay, overlayStore } from '../../overlays/openOverlay.ts';
import { showToast } from '../../overlays/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { GroupSwitch } from './GroupSwitch.tsx';
import styles from './CookieSettings.module.css';

/** What asks for least stands first. */
const shownGroups = ['C0003', 'C0002', 'C0004'] as const satisfies readonly ConsentGroup[];

/** CO-03: the choice of each group, at any time; nothing is switched on before somebody does. */
export default function CookieSettings() {
  const { t } = useText();
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'cookieSettings');
  return (
    <Dialog isOpen={isOpen} onClose={closeOverlay} title={t('cookies.settings')} size="medium">
      <Choice />
    </Dialog>
  );
}

function Choice() {
  const { t } = useText();
  const [allowed, setAllowed] = useState<readonly ConsentGroup[]>(() => consentChoice()?.allowed ?? []);
  const turn = (group: ConsentGroup, isOn: boolean) =>
    setAllowed(consentGroups.filter((each) => (each === group ? isOn : allowed.includes(each))));
  const settle = (choose: () => void) => () => {
    choose();
    closeOverlay();
    showToast(t('cookies.saved'), 'success');
  };
  const save = settle(() =>
    window.OneTrust?.UpdateConsent(
      'Category',
      consentGroups.map((group) => `${group}:${allowed.includes(group) ? 1 : 0}`).join(','),
    ),
  );
  return (
    <div className={styles.settings}>
      {hasPrivacySignal() && (
        <Notice kind="info">
          <p>{t('cookies.privacyControl')}</p>
        </Notice>
      )}
      <ul className={styles.groups}>
        <li className={styles.group}>
          <div className={styles.words}>
            <b>{t('cookies.group.C0001')}</b>
            <small>{t('cookies.groupText.C0001')}</small>
          </div>
          <span className={styles.always}>{t('cookies.alwaysOn')}</span>
        </li>
        {shownGroups.map((group) => (
          <GroupSwitch key={group} group={group} isOn={allowed.includes(group)} onTurn={(isOn) => turn(group, isOn)} />
        ))}
      </ul>
      <div className={styles.answers}>
        <Button variant="primary" size="l" onClick={save}>
          {t('cookies.save')}
        </Button>
        <Button onClick={settle(() => window.OneTrust?.AllowAll())}>{t('cookies.acceptAll')}</Button>
        <Button onClick={settle(() => window.OneTrust?.RejectAll())}>{t('cookies.rejectAll')}</Button>
      </div>
    </div>
  );
}
