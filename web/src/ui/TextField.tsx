import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from './Icon.tsx';
import styles from './TextField.module.css';

interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  /** Error message; the field counts as invalid while it is set. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Small control at the end of the field, for example Show. */
  trailing?: ReactNode;
}

/** Labelled input. The error stands below it as an icon and a sentence, and is part of the field's description. */
export function TextField({ label, error, hint, trailing, id, className, ...rest }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const described = [error === undefined ? '' : errorId, hint === undefined ? '' : hintId].filter(Boolean).join(' ');
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={error === undefined ? styles.box : `${styles.box} ${styles.wrong}`}>
        <input
          {...rest}
          id={inputId}
          className={styles.input}
          {...(error === undefined ? {} : { 'aria-invalid': true })}
          {...(described === '' ? {} : { 'aria-describedby': described })}
        />
        {trailing !== undefined && <div className={styles.trailing}>{trailing}</div>}
      </div>
      {error !== undefined && (
        <div id={errorId} className={styles.error}>
          <Icon name="warning-circle-fill" size={18} />
          <span>{error}</span>
        </div>
      )}
      {hint !== undefined && (
        <div id={hintId} className="t13 muted">
          {hint}
        </div>
      )}
    </div>
  );
}
