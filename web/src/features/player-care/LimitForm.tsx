import type { LimitKind } from '@foyer/contract/limits';
import { useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { limitOfText } from './limitText.ts';
import styles from './LimitForm.module.css';

interface LimitFormProps {
  kind: LimitKind;
  value: number | null;
  currencyIsoCode: string;
  isBusy: boolean;
  onSave: (wish: number | null) => void;
  onCancel: () => void;
}

/** UK12: a box to write in, with nothing suggested. */
export function LimitForm({ kind, value, currencyIsoCode, isBusy, onSave, onCancel }: LimitFormProps) {
  const { t } = useText();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const labels = { deposit: 'care.limit.amount', loss: 'care.limit.loseAmount', time: 'care.limit.minutes' } as const;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wish = limitOfText(kind, text);
        setWrong(wish === null);
        if (wish !== null) onSave(wish);
      }}
    >
      <TextField
        label={t(labels[kind], { currency: currencyIsoCode })}
        inputMode={kind === 'time' ? 'numeric' : 'decimal'}
        autoComplete="off"
        // The player asked for this box with the button just pressed.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isWrong ? t(kind === 'time' ? 'care.limit.wrongMinutes' : 'care.limit.wrongAmount') : undefined}
      />
      <div className={styles.buttons}>
        <Button variant="primary" type="submit" isBusy={isBusy}>
          {t('care.limit.save')}
        </Button>
        {value !== null && (
          <Button variant="outline" isBusy={isBusy} onClick={() => onSave(null)}>
            {t('care.limit.remove')}
          </Button>
        )}
        <Button variant="outline" onClick={onCancel}>
          {t('care.limit.cancel')}
        </Button>
      </div>
    </form>
  );
}
