/** Attribute of the root element in the wrapped app. The page's first code reads it, so it loads nothing for it. */
export const wrappedAppAttribute = 'data-wrapped-app';

/**
 * Opens an empty window without opener, for an address that is not known yet. Call it within the player's press, before
 * any `await`: browsers block a window that opens later. Null if the browser refuses, and in the wrapped app, which
 * opens pages itself.
 * @param note text of the window until it has its page
 */
export function openPortalWindow(note: string): Window | null {
  // With `noopener`, `window.open` would return null.
  const opened = document.documentElement.hasAttribute(wrappedAppAttribute) ? null : window.open('', '_blank');
  if (opened === null) return null;
  opened.opener = null;
  opened.document.documentElement.lang = document.documentElement.lang;
  opened.document.title = note;
  opened.document.body.textContent = note;
  return opened;
}
