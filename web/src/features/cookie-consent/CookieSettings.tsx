import { useId, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { consentChoice, hasPrivacySignal } from '../../services/consent/consentState.browser.ts';
import { closeOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { signalRefuses } from '../../services/storage/consentChoice.ts';
import { consentGroups } from '../../services/storage/storageConsent.ts';
import type { ConsentGroup } from '../../services/storage/storageConsent.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import look from '../../ui/switch.module.css';
import styles from './CookieSettings.module.css';

/** Groups ordered from the least to the most intrusive. */
const shownGroups = ['C0003', 'C0002', 'C0004'] as const satisfies readonly ConsentGroup[];

/** CO-03: lets the visitor change the choice for each group at any time. All groups are off by default. */
export default function CookieSettings() {
  const { t } = useText();
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'cookieSettings');
  return (
    <Dialog isOpen={isOpen} onClose={closeOverlay} title={t('cookies.settings')} size="medium">
      <Choice />
    </Dialog>
  );
}

interface GroupSwitchProps {
  group: ConsentGroup;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

/** Cookie group with its switch. The whole row is the click target. */
function GroupSwitch({ group, isOn, onTurn }: GroupSwitchProps) {
  const { t } = useText();
  const id = useId();
  return (
    <li>
      <label className={`${styles.group} ${styles.choosable}`} htmlFor={id}>
        <span className={styles.text}>
          <b id={`${id}-name`}>{t(`cookies.group.${group}`)}</b>
          <small id={`${id}-text`}>{t(`cookies.groupText.${group}`)}</small>
        </span>
        <input
          id={id}
          type="checkbox"
          role="switch"
          className={look.switch}
          checked={isOn}
          aria-checked={isOn}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-text`}
          onChange={(event) => onTurn(event.currentTarget.checked)}
        />
      </label>
    </li>
  );
}

function Choice() {
  const { t } = useText();
  const [allowed, setAllowed] = useState<readonly ConsentGroup[]>(() => consentChoice()?.allowed ?? []);
  // The sentence is about the saved choice, not about switches that are not saved yet.
  const [isSignalOverruled] = useState(() => allowed.some((group) => signalRefuses.includes(group)));
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
          <p>{t(isSignalOverruled ? 'cookies.privacyControlOverruled' : 'cookies.privacyControl')}</p>
        </Notice>
      )}
      <ul className="stack g12">
        <li className={styles.group}>
          <div className={styles.text}>
            <b>{t('cookies.group.C0001')}</b>
            <small>{t('cookies.groupText.C0001')}</small>
          </div>
          <span className={styles.always}>{t('cookies.alwaysOn')}</span>
        </li>
        {shownGroups.map((group) => (
          <GroupSwitch key={group} group={group} isOn={allowed.includes(group)} onTurn={(isOn) => turn(group, isOn)} />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="primary" size="l" onClick={save}>
          {t('cookies.save')}
        </Button>
        <Button onClick={settle(() => window.OneTrust?.AllowAll())}>{t('cookies.acceptAll')}</Button>
        <Button onClick={settle(() => window.OneTrust?.RejectAll())}>{t('cookies.rejectAll')}</Button>
      </div>
    </div>
  );
}
