import { changeAddress } from '../../ui/changeAddress.browser.ts';
import { resetTokenOf } from './resetTokenOf.ts';

/**
 * Removes the token of a password reset link from the address, so that neither history nor a copied link contains it.
 * It is in the fragment, so no server has seen it.
 */
export function takeResetToken(): string | null {
  const token = resetTokenOf(window.location.hash);
  if (token !== null) changeAddress(window.location.pathname + window.location.search);
  return token;
}

/** Whether the address is a password reset link. */
export const isResetLink = (): boolean => resetTokenOf(window.location.hash) !== null;

/** Calls back when such a link is followed while the page is open. Returns the stop function. */
export function watchResetLink(onLink: () => void): () => void {
  const listener = () => {
    if (isResetLink()) onLink();
  };
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
