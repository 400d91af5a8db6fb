import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { portalCookie } from './portalCookie.ts';

function portalAt(origin: string): Hono {
  const cookie = portalCookie(origin);
  const app = new Hono();
  app.get('/open', (context) => {
    cookie.write(context, 'aurora', 'session-1');
    return context.text('');
  });
  app.get('/read', (context) => context.text(cookie.read(context, 'aurora') ?? 'none'));
  return app;
}

test.each([
  [
    'https://portal.example',
    '__Host-portal-aurora=session-1; Path=/; HttpOnly; Secure; SameSite=Lax',
    'portal-aurora=planted',
  ],
  [
    'http://portal.localhost:4000',
    'portal-aurora=session-1; Path=/; HttpOnly; SameSite=Lax',
    '__Host-portal-aurora=planted',
  ],
])('HI-02 the portal at %s sets and reads %s alone', async (origin, expected, other) => {
  const portal = portalAt(origin);
  const line = (await portal.request('/open')).headers.get('set-cookie') ?? '';
  expect(line).toBe(expected);
  const readWith = async (cookie: string) => (await portal.request('/read', { headers: { cookie } })).text();
  expect([await readWith(line.split(';')[0] ?? ''), await readWith(other)]).toEqual(['session-1', 'none']);
});
