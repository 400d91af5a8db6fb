/** Removes a cookie of this host that script may see. The server sets them; here they only end. */
export function forgetCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}
