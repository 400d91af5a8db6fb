import type { LimitKind } from '@foyer/contract/limitKinds';
import { useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { parseLimit } from './parseLimit.ts';
import styles from './LimitRow.module.css';

interface LimitFormProps {
  kind: LimitKind;
  value: number | null;
  currencyIsoCode: string;
  isBusy: boolean;
  onSave: (requested: number | null) => void;
  onCancel: () => void;
}

/** UK12: free input without suggested values. */
export function LimitForm({ kind, value, currencyIsoCode, isBusy, onSave, onCancel }: LimitFormProps) {
  const { t } = useText();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const labels = {
    deposit: 'saferGambling.limit.amount',
    loss: 'saferGambling.limit.loseAmount',
    time: 'saferGambling.limit.minutes',
  } as const;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const requested = parseLimit(kind, text);
        setWrong(requested === null);
        if (requested !== null) onSave(requested);
      }}
    >
      <TextField
        label={t(labels[kind], { currency: currencyIsoCode })}
        inputMode={kind === 'time' ? 'numeric' : 'decimal'}
        autoComplete="off"
        // The player has just requested this field with a button.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={
          isWrong
            ? t(kind === 'time' ? 'saferGambling.limit.wrongMinutes' : 'saferGambling.limit.wrongAmount')
            : undefined
        }
      />
      <div className="flex wrap g8">
        <Button variant="primary" type="submit" isBusy={isBusy}>
          {t('saferGambling.limit.save')}
        </Button>
        {value !== null && (
          <Button variant="outline" isBusy={isBusy} onClick={() => onSave(null)}>
            {t('saferGambling.limit.remove')}
          </Button>
        )}
        <Button variant="outline" onClick={onCancel}>
          {t('saferGambling.limit.cancel')}
        </Button>
      </div>
    </form>
  );
}
