import type { ComponentPropsWithRef, ReactNode } from 'react';
import { followLink, isOwnPath } from './followLink.ts';
import { useNavigation } from './NavigationContext.tsx';

/**
 * Rejects literal paths of games at compile time, because `gameLink` must build them with their position (LB-11).
 * Accepts every other address.
 */
export type NoGamePath<Href extends string> = Href extends `/game/${string}` ? { 'built by gameLink': never } : unknown;

/**
 * Link that works before hydration and without JavaScript. Paths of this site navigate without a reload; other
 * addresses, new tabs and modified clicks are left to the browser.
 */
export function SiteLink<Href extends string>(
  props: ComponentPropsWithRef<'a'> & { href: Href } & NoGamePath<Href>,
): ReactNode;
export function SiteLink({ href, onClick, children, ...rest }: ComponentPropsWithRef<'a'> & { href: string }) {
  const navigation = useNavigation();
  const isOwn = isOwnPath(href);
  return (
    <a
      href={href}
      {...(isOwn ? {} : { rel: 'noopener noreferrer', target: '_blank' })}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) followLink(event, href, navigation);
      }}
    >
      {children}
    </a>
  );
}
