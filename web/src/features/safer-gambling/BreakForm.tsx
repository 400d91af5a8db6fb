import type { BreakKind, BreakPeriod } from '@foyer/contract/limits';
import { useState } from 'react';
import { takeBreak } from '../../domain/safer-gambling/protection.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { closeOverlay } from '../../services/overlays/openOverlay.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { requestLogout } from '../../services/session/requestLogout.browser.ts';
import { onLogout } from '../../services/session/sessionEvents.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { dateTimeFormat } from './dateTimeFormat.ts';
import styles from '../../domain/account/section.module.css';

interface BreakFormProps {
  kind: BreakKind;
  periods: readonly BreakPeriod[];
  /** MT3: the operator's other brands to which the break may apply; empty if there is no choice. */
  otherBrands: readonly string[];
}

/** Duration, scope, a confirmation checkbox, and the button. Nothing is preselected. */
export function BreakForm({ kind, periods, otherBrands }: BreakFormProps) {
  const { t } = useText();
  const { locale, brandName } = useVisit();
  const [period, setPeriod] = useState<BreakPeriod | null>(null);
  const [isEverywhere, setEverywhere] = useState<boolean | null>(otherBrands.length === 0 ? false : null);
  const [isUnderstood, setUnderstood] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function begin(): Promise<void> {
    if (period === null || isEverywhere === null || !isUnderstood) return setMissing(true);
    setBusy(true);
    const begun = await takeBreak(kind, period, isEverywhere);
    setBusy(false);
    if (begun === null) return showToast(t('saferGambling.failed'), 'error');
    closeOverlay();
    // Runs when the logout is complete: its code may have to load first, and a page opened earlier would still be the
    // player's.
    const stop = onLogout(() => {
      stop();
      const text =
        begun.until === null
          ? t('saferGambling.break.begunOnly')
          : t('saferGambling.break.begun', { until: dateTimeFormat(locale).format(Date.parse(begun.until)) });
      showToast(text, 'info');
    });
    requestLogout('break');
  }

  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t('saferGambling.length')}</legend>
        {periods.map((each) => (
          <label key={each} className={styles.choice}>
            <input type="radio" name={kind} value={each} checked={each === period} onChange={() => setPeriod(each)} />
            <span>{t(`saferGambling.length.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      {period !== null && otherBrands.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>{t('saferGambling.exclusion.where')}</legend>
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
                  ? t('saferGambling.exclusion.everywhere', {
                      brands: new Intl.ListFormat(locale).format([brandName, ...otherBrands]),
                    })
                  : t('saferGambling.exclusion.here', { brand: brandName })}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {period !== null && (
        <label className={styles.tick}>
          <input type="checkbox" checked={isUnderstood} onChange={(event) => setUnderstood(event.target.checked)} />
          <span>{t(`saferGambling.understood.${kind}`)}</span>
        </label>
      )}
      {period !== null && (
        <>
          <div role="alert">
            {isMissing && (isEverywhere === null || !isUnderstood) && (
              <span className={styles.error}>
                <Icon name="warning-circle-fill" size={18} />
                <span>
                  {t(
                    isEverywhere === null
                      ? 'saferGambling.exclusion.where.missing'
                      : 'saferGambling.understood.missing',
                  )}
                </span>
              </span>
            )}
          </div>
          <div className="flex wrap g8">
            <Button variant="outline" isBusy={isBusy} onClick={() => void begin()}>
              {t(kind === 'timeOut' ? 'saferGambling.break.begin' : 'saferGambling.exclusion.begin')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
