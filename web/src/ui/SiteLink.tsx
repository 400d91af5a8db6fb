import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useNavigation } from './NavigationContext.tsx';
import { isPlainPress } from './plainPress.ts';

/** Demands nothing of most addresses. A game's path that is written out demands what nobody can give: `gameLink` builds it and states its place (LB-11). */
export type NoGamePath<Href extends string> = Href extends `/game/${string}` ? { 'built by gameLink': never } : unknown;

/**
 * A link that works before the code is there and without it. Paths of this site change the page without a reload;
 * anything else, a new tab, or a modified click is left to the browser.
 */
export function SiteLink<Href extends string>(
  props: ComponentPropsWithRef<'a'> & { href: Href } & NoGamePath<Href>,
): ReactNode;
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
