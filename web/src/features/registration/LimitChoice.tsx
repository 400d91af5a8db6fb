import { limitPeriods } from '@foyer/contract/limitKinds';
import type { LimitKind, LimitPeriod } from '@foyer/contract/limitKinds';
import { useId } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { errorOf } from './fieldProps.ts';
import type { StepProps } from './fieldProps.ts';
import styles from './LimitChoice.module.css';

/** UK11, ON7: offers limits before the account opens. Setting limits and skipping them have equal weight. */
export function LimitChoice({ rules, registration }: StepProps) {
  const { t } = useText();
  const { form, change } = registration;
  const id = useId();
  const missing = errorOf(registration, rules, t, 'limitChoice');
  const set = (kind: LimitKind, to: Partial<{ amount: string; period: LimitPeriod }>) =>
    change({ limits: { ...form.limits, [kind]: { ...form.limits[kind], ...to } } });
  return (
    <fieldset className={styles.limits} {...(missing === undefined ? {} : { 'aria-describedby': id })}>
      <legend>{t(rules.limits.includes('loss') ? 'registration.limits' : 'registration.limit')}</legend>
      <div className={styles.choices}>
        {(['set', 'later'] as const).map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name="limitChoice"
              value={choice}
              checked={form.limitChoice === choice}
              {...(missing === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id })}
              onChange={() => change({ limitChoice: choice })}
            />
            <span>{t(`registration.limit.${choice}`)}</span>
          </label>
        ))}
      </div>
      {missing !== undefined && (
        <div id={id} className={styles.error}>
          <Icon name="warning-circle-fill" size={18} />
          <span>{missing}</span>
        </div>
      )}
      {form.limitChoice === 'set' &&
        rules.limits.map((kind) => (
          <div key={kind} className={styles.amounts}>
            <TextField
              name={`limit-${kind}`}
              label={t(`registration.limit.${kind}`, { currency: rules.currencyIsoCode })}
              inputMode={kind === 'time' ? 'numeric' : 'decimal'}
              autoComplete="off"
              maxLength={20}
              value={form.limits[kind].amount}
              error={errorOf(registration, rules, t, kind)}
              onChange={({ currentTarget }) => set(kind, { amount: currentTarget.value })}
              onBlur={() => registration.leave(kind)}
            />
            <SelectField
              name={`period-${kind}`}
              label={t('registration.limit.period')}
              value={form.limits[kind].period}
              onChange={({ currentTarget }) => set(kind, { period: currentTarget.value as LimitPeriod })}
            >
              {limitPeriods.map((period) => (
                <option key={period} value={period}>
                  {t(`registration.limit.${period}`)}
                </option>
              ))}
            </SelectField>
          </div>
        ))}
      <p className="t13 muted">{t('registration.limit.hint')}</p>
    </fieldset>
  );
}
