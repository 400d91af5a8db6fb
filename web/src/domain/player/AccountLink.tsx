import type { ComponentPropsWithRef } from 'react';
import { openOverlay } from '../../overlays/openOverlay.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** Addresses that open the login window; `join` is for whoever has no account yet. */
export const accountAddresses = { login: '/?login=1', join: '/?join=1' } as const;

/**
 * The way to log in or to join: a link, so that it works without our code, and a tap before the page is alive is kept.
 * Both open the login window, which tells who has no account how to get in.
 */
export function AccountLink({ to, onClick, ...rest }: Omit<ComponentPropsWithRef<typeof ButtonLink>, 'href'> & { to: keyof typeof accountAddresses }) {
  return (
    <ButtonLink
      {...rest}
      href={accountAddresses[to]}
      data-early=""
      onClick={(event) => {
        onClick?.(event);
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        openOverlay('login');
      }}
    />
  );
}
