import { useMemo } from 'react';
import { followLink } from './followLink.ts';
import { useNavigation } from './NavigationContext.tsx';

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): string };
}

let policy: { createHTML(html: string): string } | null = null;

/**
 * Only function through which HTML enters a page (Trusted Types policy `foyer-html`). The HTML was sanitised by
 * `server/cleanHtml.server.ts`; browsers refuse any other assignment of HTML.
 */
function trusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return html;
  policy ??= trustedTypes.createPolicy('foyer-html', { createHTML: (clean) => clean });
  return policy.createHTML(html);
}

/** Address of the link that was pressed; empty outside of links. */
const pressedAddress = (target: EventTarget): string =>
  (target instanceof Element ? target.closest('a[href]')?.getAttribute('href') : null) ?? '';

/** Editors' HTML, sanitised by the server. Its links to this site navigate without a reload. */
export function SafeHtml({ html, className }: { html: string; className?: string | undefined }) {
  const navigation = useNavigation();
  // Two trusted values of the same text are not equal: another one would replace all nodes and with them focus and
  // selection.
  const markup = useMemo(() => ({ __html: trusted(html) }), [html]);
  return (
    // The links themselves handle keys; this handler receives clicks that bubble from them.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={className}
      onClick={(event) => followLink(event, pressedAddress(event.target), navigation)}
      // oxlint-disable-next-line react/no-danger -- the single place; see `trusted`
      dangerouslySetInnerHTML={markup}
    />
  );
}
