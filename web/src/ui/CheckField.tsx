import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from './Icon.tsx';
import styles from './CheckField.module.css';
import field from './TextField.module.css';

interface CheckFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Text beside the checkbox; a link in it has its own click target. */
  label: ReactNode;
  error?: string | undefined;
}

/** Labelled checkbox. The whole line is the click target. */
export function CheckField({ label, error, id, className, ...rest }: CheckFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.line} htmlFor={inputId}>
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          className={styles.box}
          {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${inputId}-error` })}
        />
        <span>{label}</span>
      </label>
      {error !== undefined && (
        <div id={`${inputId}-error`} className={field.error}>
          <Icon name="warning-circle-fill" size={18} />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
}
