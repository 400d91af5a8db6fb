import type { ComponentProps } from 'react';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { TextField } from './TextField.tsx';
import styles from './NewPasswordField.module.css';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> {
  /** Texts of the show/hide button; the password is typed once and can be revealed. */
  labels: { show: string; hide: string };
  /** Strength from 0 to 4 and its name; empty while nothing is typed. */
  strength: { score: number; word: string };
}

/** Field for a new password with its strength while typing. Paste and password managers work. */
export function NewPasswordField({ labels, strength: { score, word }, ...field }: NewPasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const show = (
    <Button size="s" className={styles.show ?? ''} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
      {isShown ? labels.hide : labels.show}
    </Button>
  );
  return (
    <div>
      <TextField
        {...field}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        trailing={show}
      />
      <div className={styles.strength}>
        <span className={styles.bars} data-strength={score} aria-hidden="true">
          {[1, 2, 3, 4].map((bar) => (
            <span key={bar} className={bar <= score ? styles.on : ''} />
          ))}
        </span>
        <span aria-live="polite">{word}</span>
      </div>
    </div>
  );
}
