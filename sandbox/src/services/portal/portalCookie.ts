import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/**
 * Cookie of a portal session, one per brand. Over HTTPS it has `Secure` and the prefix `__Host-`. Over plain HTTP it
 * has neither, because WebKit refuses both there, also on `*.localhost` (decision 27).
 */
export function portalCookie(portalOrigin: string): {
  read(context: Context, brand: string): string | undefined;
  write(context: Context, brand: string, sessionId: string): void;
} {
  const isSecure = portalOrigin.startsWith('https:');
  const nameOf = (brand: string): string => `portal-${brand}`;
  return {
    read: (context, brand) => getCookie(context, nameOf(brand), isSecure ? 'host' : undefined),
    write(context, brand, sessionId) {
      setCookie(context, nameOf(brand), sessionId, {
        ...(isSecure ? { prefix: 'host', secure: true } : {}),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
      });
    },
  };
}
