import type { ComponentPropsWithRef } from 'react';
import { useNavigation } from './NavigationContext.tsx';
import { isPlainPress } from './plainPress.ts';

/**
 * A link that works before the code is there and without it. Paths of this site change the page without a reload;
 * anything else, a new tab, or a modified click is left to the browser.
 */
export function SiteLink({ href, onClick, children, ...rest }: ComponentPropsWithRef<'a'> & { href: string }) {
  const navigation = useNavigation();
  const isOwn = /^\/(?![/\\])/.test(href);
  return (
    <a
      href={href}
      {...(isOwn ? {} : { rel: 'noopener noreferrer', target: '_blank' })}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!isOwn || event.defaultPrevented || !isPlainPress(event)) return;
        event.preventDefault();
        navigation.go(href);
      }}
    >
      {children}
    </a>
  );
}
