import type { Limit } from '@foyer/contract/limits';
import { useState } from 'react';
import { changeLimit, confirmLimit } from '../../domain/safer-gambling/protection.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useServicesNow } from '../../services/api/useServicesNow.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { showToast } from '../../services/overlays/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { dateTimeFormat } from './dateTimeFormat.ts';
import { LimitForm } from './LimitForm.tsx';
import '../../ui/progress.css';
import styles from './LimitRow.module.css';

/** One limit: its value, its use, a pending change to confirm (UK14), and the form to change it. */
export function LimitRow({ limit, currencyIsoCode }: { limit: Limit; currencyIsoCode: string }) {
  const { kind, period, value, used, waiting } = limit;
  const { t, formats } = useText();
  const { locale } = useVisit();
  const now = useServicesNow();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const formatAmount = (amount: number | null) => {
    if (amount === null) return t('saferGambling.limit.none');
    return kind === 'time' ? t('saferGambling.minutes', { minutes: amount }) : formats.money(amount, currencyIsoCode);
  };

  async function save(requested: number | null): Promise<void> {
    const isLooser = (requested ?? Infinity) > (value ?? Infinity);
    setBusy(true);
    const isSaved = await changeLimit(kind, period, requested);
    setBusy(false);
    if (!isSaved) return showToast(t('saferGambling.failed'), 'error');
    setOpen(false);
    showToast(t(isLooser ? 'saferGambling.limit.noted' : 'saferGambling.limit.saved'), 'success');
  }

  async function confirm(): Promise<void> {
    setBusy(true);
    const outcome = await confirmLimit(kind, period);
    setBusy(false);
    if (outcome === 'confirmed') return showToast(t('saferGambling.limit.saved'), 'success');
    showToast(t(outcome === 'expired' ? 'saferGambling.limit.expired' : 'saferGambling.failed'), 'error');
  }

  const isReady = waiting !== null && now !== null && now >= Date.parse(waiting.confirmableFrom);
  const until = waiting?.confirmableUntil === undefined ? null : Date.parse(waiting.confirmableUntil);
  return (
    <div className={styles.limit}>
      <div className={styles.head}>
        <span>
          <span className={styles.period}>{t(`saferGambling.period.${period}`)}</span>
          <span className={styles.state}>
            {value === null
              ? t('saferGambling.limit.none')
              : t('saferGambling.limit.used', { used: formatAmount(used), value: formatAmount(value) })}
          </span>
        </span>
        <Button variant="outline" size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span>{value === null ? t('saferGambling.limit.set') : t('saferGambling.limit.change')}</span>
          <span className="visually-hidden">
            {` ${t('saferGambling.limit.changeOf', {
              kind: t(`saferGambling.limit.${kind}`),
              period: t(`saferGambling.period.${period}`),
            })}`}
          </span>
        </Button>
      </div>
      {value !== null && value > 0 && (
        <meter
          min={0}
          max={value}
          value={Math.min(used, value)}
          aria-label={t('saferGambling.limit.used', { used: formatAmount(used), value: formatAmount(value) })}
        />
      )}
      {waiting !== null && (
        <div className={styles.waiting}>
          <p>
            {isReady
              ? t('saferGambling.limit.ready', { value: formatAmount(waiting.value) })
              : t('saferGambling.limit.waits', {
                  value: formatAmount(waiting.value),
                  when: dateTimeFormat(locale).format(Date.parse(waiting.confirmableFrom)),
                })}
          </p>
          {until !== null && <p>{t('saferGambling.limit.until', { when: dateTimeFormat(locale).format(until) })}</p>}
          <div className={styles.buttons}>
            {isReady && (
              <Button variant="outline" size="s" isBusy={isBusy} onClick={() => void confirm()}>
                {t('saferGambling.limit.confirm')}
              </Button>
            )}
            <Button variant="outline" size="s" isBusy={isBusy} onClick={() => void save(value)}>
              {t('saferGambling.limit.withdraw', { value: formatAmount(value) })}
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
          onSave={(requested) => void save(requested)}
          onCancel={() => setOpen(false)}
        />
      )}
    </div>
  );
}
