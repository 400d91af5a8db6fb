import type { ComponentPropsWithRef } from 'react';
import { openOverlay } from '../../overlays/openOverlay.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/**
 * The way to log in, and to join: the login window tells whoever has no account how to get in. A link, so that it works
 * in a new tab, and a tap before the page is alive is kept.
 */
export function AccountLink({ onClick, ...rest }: Omit<ComponentPropsWithRef<typeof ButtonLink>, 'href'>) {
  return (
    <ButtonLink
      {...rest}
      href="/?login=1"
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
