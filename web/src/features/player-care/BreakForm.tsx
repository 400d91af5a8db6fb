import type { BreakKind, BreakPeriod } from '@foyer/contract/limits';
import { useState } from 'react';
import { takeBreak } from '../../domain/protection/protection.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { closeOverlay } from '../../overlays/openOverlay.ts';
import { showToast } from '../../overlays/toasts.ts';
import { onLogout } from '../../session/sessionEvents.ts';
import { useLogoutAfterEnd } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { dateTimeFormat } from './dateTimeFormat.ts';
import styles from './section.module.css';

interface BreakFormProps {
  kind: BreakKind;
  periods: readonly BreakPeriod[];
  /** MT3: the operator's other brands, where the player is to say whether it counts there too; empty where nothing is asked. */
  otherBrands: readonly string[];
}

/** How long, where it counts, a tick that it was understood, and the button: nothing is chosen in advance. */
export function BreakForm({ kind, periods, otherBrands }: BreakFormProps) {
  const { t } = useText();
  const { locale, brandName } = useVisit();
  const logOut = useLogoutAfterEnd();
  const [period, setPeriod] = useState<BreakPeriod | null>(null);
  const [isEverywhere, setEverywhere] = useState<boolean | null>(otherBrands.length === 0 ? false : null);
  const [isUnderstood, setUnderstood] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function begin(): Promise<void> {
    if (period === null || isEverywhere === null || !isUnderstood) return setMissing(true);
    setBusy(true);
    const until = await takeBreak(kind, period, isEverywhere);
    setBusy(false);
    if (until === null) return showToast(t('care.failed'), 'error');
    closeOverlay();
    // Said when it is so: the code that logs out may have to come first, and a page opened before that would still be the player's.
    const stop = onLogout(() => {
      stop();
      showToast(t('care.break.begun', { until: dateTimeFormat(locale).format(Date.parse(until)) }), 'info');
    });
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
      {period !== null && otherBrands.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>{t('care.exclusion.where')}</legend>
          {[true, false].map((all) => (
            <label key={String(all)} className={styles.choice}>
              <input
                type="radio"
                name="exclusionScope"
                checked={isEverywhere === all}
                onChange={() => setEverywhere(all)}
              />
              <span>
                {all
                  ? t('care.exclusion.everywhere', {
                      brands: new Intl.ListFormat(locale).format([brandName, ...otherBrands]),
                    })
                  : t('care.exclusion.here', { brand: brandName })}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {period !== null && (
        <label className={styles.tick}>
          <input type="checkbox" checked={isUnderstood} onChange={(event) => setUnderstood(event.target.checked)} />
          {t(`care.understood.${kind}`)}
        </label>
      )}
      {period !== null && (
        <>
          <div role="alert">
            {isMissing && (isEverywhere === null || !isUnderstood) && (
              <span className={styles.error}>
                <Icon name="warning-circle-fill" size={18} />
                {t(isEverywhere === null ? 'care.exclusion.where.missing' : 'care.understood.missing')}
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
