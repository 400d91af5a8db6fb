import type { BrowserContext } from '@playwright/test';

/** Cookies of a visitor who has allowed the necessary and the given groups, in the consent vendor’s format. */
export function cookieChoice(allowed: readonly string[], at = Date.now()): { name: string; value: string }[] {
  const groups = [
    'C0001:1',
    ...['C0002', 'C0003', 'C0004'].map((group) => `${group}:${allowed.includes(group) ? 1 : 0}`),
  ].join(',');
  const record = new URLSearchParams({
    datestamp: new Date(at).toUTCString(),
    version: '202402.1.0',
    interactionCount: '1',
    groups,
    AwaitingReconsent: 'false',
  });
  return [
    { name: 'OptanonConsent', value: record.toString() },
    { name: 'OptanonAlertBoxClosed', value: new Date(at).toISOString() },
  ];
}

/** Stores a cookie choice in the context, so that the cookie card does not show. */
export async function chooseCookies(
  context: BrowserContext,
  sites: readonly string[],
  allowed: readonly string[] = [],
): Promise<void> {
  await context.addCookies(sites.flatMap((url) => cookieChoice(allowed).map((cookie) => ({ ...cookie, url }))));
}
