import type { Limit } from '@foyer/contract/limits';
import { useState } from 'react';
import { useServicesNow } from '../../api/useServicesNow.ts';
import { changeLimit, confirmLimit } from '../../domain/protection/protection.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { showToast } from '../../overlays/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { dateTimeFormat } from './dateTimeFormat.ts';
import { LimitForm } from './LimitForm.tsx';
import styles from './LimitRow.module.css';

/** One limit: what counts, what is used of it, what waits to be confirmed (UK14), and the box to change it. */
export function LimitRow({ limit, currencyIsoCode }: { limit: Limit; currencyIsoCode: string }) {
  const { kind, period, value, used, waiting } = limit;
  const { t, formats } = useText();
  const { locale } = useVisit();
  const now = useServicesNow();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const formatAmount = (amount: number | null) => {
    if (amount === null) return t('care.limit.none');
    return kind === 'time' ? t('care.minutes', { minutes: amount }) : formats.money(amount, currencyIsoCode);
  };

  async function save(wish: number | null): Promise<void> {
    const isLooser = (wish ?? Infinity) > (value ?? Infinity);
    setBusy(true);
    const isSaved = await changeLimit(kind, period, wish);
    setBusy(false);
    if (!isSaved) return showToast(t('care.failed'), 'error');
    setOpen(false);
    showToast(t(isLooser ? 'care.limit.noted' : 'care.limit.saved'), 'success');
  }

  async function confirm(): Promise<void> {
    setBusy(true);
    const isConfirmed = await confirmLimit(kind, period);
    setBusy(false);
    showToast(t(isConfirmed ? 'care.limit.saved' : 'care.failed'), isConfirmed ? 'success' : 'error');
  }

  const isReady = waiting !== null && now !== null && now >= Date.parse(waiting.confirmableFrom);
  return (
    <div className={styles.limit}>
      <div className={styles.head}>
        <span>
          <span className={styles.period}>{t(`care.period.${period}`)}</span>
          <span className={styles.state}>
            {value === null
              ? t('care.limit.none')
              : t('care.limit.used', { used: formatAmount(used), value: formatAmount(value) })}
          </span>
        </span>
        <Button variant="outline" size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {value === null ? t('care.limit.set') : t('care.limit.change')}
          <span className="visually-hidden">
            {' '}
            {t('care.limit.changeOf', { kind: t(`care.limit.${kind}`), period: t(`care.period.${period}`) })}
          </span>
        </Button>
      </div>
      {value !== null && value > 0 && (
        <meter
          className={styles.bar}
          min={0}
          max={value}
          value={Math.min(used, value)}
          aria-label={t('care.limit.used', { used: formatAmount(used), value: formatAmount(value) })}
        />
      )}
      {waiting !== null && (
        <div className={styles.waiting}>
          <p>
            {isReady
              ? t('care.limit.ready', { value: formatAmount(waiting.value) })
              : t('care.limit.waits', {
                  value: formatAmount(waiting.value),
                  when: dateTimeFormat(locale).format(Date.parse(waiting.confirmableFrom)),
                })}
          </p>
          <div className={styles.buttons}>
            {isReady && (
              <Button variant="outline" size="s" isBusy={isBusy} onClick={() => void confirm()}>
                {t('care.limit.confirm')}
              </Button>
            )}
            <Button variant="outline" size="s" isBusy={isBusy} onClick={() => void save(value)}>
              {t('care.limit.withdraw', { value: formatAmount(value) })}
            </Button>
          </div>
        </div>
      )}
      {isOpen && (
        <LimitForm
          kind={kind}
          value={value}
          currencyIsoCode={currencyIsoCode}
          isBusy={isBusy}
          onSave={(wish) => void save(wish)}
          onCancel={() => setOpen(false)}
        />
      )}
    </div>
  );
}
