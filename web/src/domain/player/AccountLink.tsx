import type { ComponentPropsWithRef } from 'react';
import { openOverlay } from '../../overlays/openOverlay.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** The way to log in or to register. A link, so that it works in a new tab, and a tap before the page is alive is kept. */
export function AccountLink({ to = 'login', onClick, ...rest }: Omit<ComponentPropsWithRef<typeof ButtonLink>, 'href'> & { to?: 'login' | 'register' }) {
  return (
    <ButtonLink
      {...rest}
      href={`/?${to}=1`}
      data-early=""
      onClick={(event) => {
        onClick?.(event);
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        openOverlay(to);
      }}
    />
  );
}
