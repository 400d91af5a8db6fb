import type { ComponentPropsWithRef } from 'react';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { isPlainPress } from '../../ui/isPlainPress.ts';

/** Link to log in or to register. A link works in a new tab, and a press before hydration is not lost. */
export function AccountLink({
  to = 'login',
  onClick,
  ...rest
}: Omit<ComponentPropsWithRef<typeof ButtonLink>, 'href'> & { to?: 'login' | 'register' }) {
  const visit = useVisit();
  if (to === 'register' && isOff(visit, 'registration')) return null;
  return (
    <ButtonLink
      {...rest}
      href={`/?${to}=1`}
      data-early=""
      data-opens={to}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainPress(event)) return;
        event.preventDefault();
        openOverlay(to);
      }}
    />
  );
}
