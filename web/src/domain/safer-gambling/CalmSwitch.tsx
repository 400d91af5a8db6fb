import { useId } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { showToast } from '../../services/overlays/toasts.ts';
import { useIsCalm } from '../../ui/useIsCalm.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import look from '../../ui/switch.module.css';
import styles from './CalmSwitch.module.css';

/** Switch of calm mode, for visitors and players. Somebody whose device asks for less motion reads so beside it. */
export function CalmSwitch() {
  const { t } = useText();
  const id = useId();
  const isCalm = useIsCalm();
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const turn = async (isOn: boolean) => {
    const isSaved = await import('./chooseCalmMode.browser.ts').then(
      ({ chooseCalmMode }) => chooseCalmMode(isOn),
      () => false,
    );
    if (!isSaved) showToast(t('errors.general'), 'error');
  };
  return (
    <label className={styles.row}>
      <span>
        <b>{t('site.calm')}</b>
        <small id={id}>
          {prefersReducedMotion && !isCalm ? `${t('site.calm.what')} ${t('site.calm.device')}` : t('site.calm.what')}
        </small>
      </span>
      <input
        type="checkbox"
        role="switch"
        className={look.switch}
        checked={isCalm}
        aria-checked={isCalm}
        aria-label={t('site.calm')}
        aria-describedby={id}
        onChange={(event) => void turn(event.currentTarget.checked)}
      />
    </label>
  );
}
