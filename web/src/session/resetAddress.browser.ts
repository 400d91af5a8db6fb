const link = /^#reset=([\w-]{43})$/;

/**
 * Takes the token of a password link out of the address, where neither history nor a copied link shall keep it. It stands
 * behind the `#`, so no server ever saw it.
 */
export function takeResetToken(): string | null {
  const token = link.exec(window.location.hash)?.[1] ?? null;
  if (token !== null)
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return token;
}

/** Whether the address is such a link. */
export const isResetLink = (): boolean => link.test(window.location.hash);

/** Calls back when a link was followed while the page was open. Returns how to stop. */
export function watchResetLink(onLink: () => void): () => void {
  const listener = () => {
    if (isResetLink()) onLink();
  };
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
