import { changeAddress } from '../../ui/changeAddress.browser.ts';
import { requestsLogin } from './requestsLogin.ts';

/** Removes the parameter from the address bar, so that a reload or a copied link does not reopen the form. */
export function clearLoginRequest(): void {
  const address = new URL(window.location.href);
  if (!requestsLogin(address.search)) return;
  address.searchParams.delete('login');
  changeAddress(address.pathname + address.search + address.hash);
}
