/** Removes a cookie of this host that script may see. The server sets them; here they only end. */
export function forgetCookie(name: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser yet, and is asynchronous
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}
