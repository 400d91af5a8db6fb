import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { useNavigation } from './NavigationContext.tsx';
import { isPlainPress } from './plainPress.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): string };
}

let policy: { createHTML(html: string): string } | null = null;

/**
 * The one door through which html comes into a page (Trusted Types policy `foyer-html`). What passes was cleaned by
 * `server/cleanHtml.server.ts`; any other assignment of html is refused by the browser.
 */
function trusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return html;
  policy ??= trustedTypes.createPolicy('foyer-html', { createHTML: (clean) => clean });
  return policy.createHTML(html);
}

/** Editors' html that the server cleaned. Its links to this site change the page without a reload. */
export function SafeHtml({ html, className }: { html: string; className?: string | undefined }) {
  const navigation = useNavigation();
  // Two trusted values of one text are not the same: another one would write everything anew, and take focus and marked words along.
  const markup = useMemo(() => ({ __html: trusted(html) }), [html]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!isPlainPress(event) || !/^\/(?![/\\])/.test(href)) return;
    event.preventDefault();
    navigation.go(href);
  };
  return (
    // Keys reach the links themselves; a click on a link is what arrives here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={className}
      onClick={follow}
      // oxlint-disable-next-line react/no-danger -- the single place; see `trusted`
      dangerouslySetInnerHTML={markup}
    />
  );
}
