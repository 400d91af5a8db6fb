import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import { SiteLink } from './SiteLink.tsx';
import type { NoGamePath } from './SiteLink.tsx';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'outline' | 'plain';
export type ButtonSize = 's' | 'm' | 'l';

interface ButtonLook {
  /** `primary` marks the main action of a card. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
}

function classes(variant: ButtonVariant = 'plain', size: ButtonSize = 'm', extra = ''): string {
  return [styles.button, variant === 'plain' ? '' : styles[variant], size === 'm' ? '' : styles[size], extra]
    .filter(Boolean)
    .join(' ');
}

/** Busy: the label stays, a spinner replaces the icon, and further presses are ignored. */
export function Button({
  variant,
  size,
  icon,
  isBusy = false,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ComponentPropsWithRef<'button'> & ButtonLook & { isBusy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(variant, size, className)}
      {...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy ? (
        <span className={styles.spinner}>
          <Icon name="spinner-gap" size={18} />
        </span>
      ) : (
        icon !== undefined && <Icon name={icon} size={18} />
      )}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}

/** Link that looks like a button. */
export function ButtonLink<Href extends string>(
  props: ComponentPropsWithRef<'a'> & ButtonLook & { href: Href } & NoGamePath<Href>,
): ReactNode;
export function ButtonLink({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'a'> & ButtonLook & { href: string }) {
  return (
    <SiteLink {...rest} className={classes(variant, size, className)}>
      {icon !== undefined && <Icon name={icon} size={18} />}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </SiteLink>
  );
}

/** Round icon-only button; `label` is its accessible name. */
export function IconButton({
  label,
  icon,
  className,
  ...rest
}: Omit<ComponentPropsWithRef<'button'>, 'children'> & { label: string; icon: IconName }) {
  return (
    <button type="button" {...rest} className={[styles.round, className].filter(Boolean).join(' ')} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

/** Round icon-only link, for example to safer gambling. */
export function IconLink<Href extends string>(
  props: Omit<ComponentPropsWithRef<'a'>, 'children'> & {
    label: string;
    icon: IconName;
    href: Href;
  } & NoGamePath<Href>,
): ReactNode;
export function IconLink({
  label,
  icon,
  className,
  ...rest
}: Omit<ComponentPropsWithRef<'a'>, 'children'> & { label: string; icon: IconName; href: string }) {
  return (
    <SiteLink {...rest} className={[styles.round, className].filter(Boolean).join(' ')} aria-label={label}>
      <Icon name={icon} />
    </SiteLink>
  );
}
