import type { BreakKind, BreakPeriod } from '@foyer/contract/limits';
import { useState } from 'react';
import { takeBreak } from '../../domain/protection/protection.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { closeOverlay } from '../../overlays/openOverlay.ts';
import { showToast } from '../../overlays/toasts.ts';
import { useLogout } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { momentFormat } from './momentFormat.ts';
import styles from './section.module.css';

/** How long, a tick that it was understood, and the button: nothing is chosen in advance. */
export function BreakForm({ kind, periods }: { kind: BreakKind; periods: readonly BreakPeriod[] }) {
  const { t } = useText();
  const { locale } = useVisit();
  const logOut = useLogout();
  const [period, setPeriod] = useState<BreakPeriod | null>(null);
  const [isUnderstood, setUnderstood] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function begin(): Promise<void> {
    if (period === null || !isUnderstood) return setMissing(true);
    setBusy(true);
    const until = await takeBreak(kind, period);
    setBusy(false);
    if (until === null) return showToast(t('care.failed'), 'error');
    closeOverlay();
    showToast(t('care.break.begun', { until: momentFormat(locale).format(Date.parse(until)) }), 'info');
    logOut();
  }

  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t('care.length')}</legend>
        {periods.map((each) => (
          <label key={each} className={styles.choice}>
            <input type="radio" name={kind} value={each} checked={each === period} onChange={() => setPeriod(each)} />
            <span>{t(`care.length.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      {period !== null && (
        <label className={styles.tick}>
          <input type="checkbox" checked={isUnderstood} onChange={(event) => setUnderstood(event.target.checked)} />
          {t('care.understood')}
        </label>
      )}
      {period !== null && (
        <>
          <div role="alert">
            {isMissing && !isUnderstood && (
              <span className={styles.error}>
                <Icon name="warning-circle-fill" size={18} />
                {t('care.understood.missing')}
              </span>
            )}
          </div>
          <div className={styles.buttons}>
            <Button variant="outline" isBusy={isBusy} onClick={() => void begin()}>
              {t(kind === 'timeOut' ? 'care.break.begin' : 'care.exclusion.begin')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
