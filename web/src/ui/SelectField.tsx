import type { ComponentPropsWithRef } from 'react';
import { useId } from 'react';
import { Icon } from './Icon.tsx';
import styles from './SelectField.module.css';
import field from './TextField.module.css';

interface SelectFieldProps extends ComponentPropsWithRef<'select'> {
  label: string;
  /** Error message; the field counts as invalid while it is set. */
  error?: string | undefined;
}

/** Labelled native select, which works with every keyboard, phone and screen reader. */
export function SelectField({ label, error, id, className, children, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <div className={[field.field, className].filter(Boolean).join(' ')}>
      <label className={field.label} htmlFor={selectId}>
        {label}
      </label>
      <div className={`${field.box} ${styles.box} ${error === undefined ? '' : field.wrong}`}>
        <select
          {...rest}
          id={selectId}
          className={`${field.input} ${styles.select}`}
          {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${selectId}-error` })}
        >
          {children}
        </select>
        <span className={styles.caret}>
          <Icon name="caret-right-bold" size={16} />
        </span>
      </div>
      {error !== undefined && (
        <div id={`${selectId}-error`} className={field.error}>
          <Icon name="warning-circle-fill" size={18} />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
}
