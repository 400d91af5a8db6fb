import { useId } from 'react';
import type { ConsentGroup } from '../../consent/consentChoice.ts';
import { useText } from '../../i18n/TextContext.tsx';
import styles from './CookieSettings.module.css';

interface GroupSwitchProps {
  group: ConsentGroup;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

/** A group of cookies and its switch. The whole row is the target. */
export function GroupSwitch({ group, isOn, onTurn }: GroupSwitchProps) {
  const { t } = useText();
  const id = useId();
  return (
    <li>
      <label className={`${styles.group} ${styles.choosable}`} htmlFor={id}>
        <span className={styles.words}>
          <b id={`${id}-name`}>{t(`cookies.group.${group}`)}</b>
          <small id={`${id}-text`}>{t(`cookies.groupText.${group}`)}</small>
        </span>
        <input
          id={id}
          type="checkbox"
          role="switch"
          className={styles.switch}
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
