/**
 * Loads the page, or another address in its place, in full. The only place that does. Web storage and the cookie jar have
 * written when their calls return, so the request has what was stored before.
 */
export function reloadPage(address: string = window.location.href): void {
  if (address === window.location.href) window.location.reload();
  else window.location.replace(address);
}
