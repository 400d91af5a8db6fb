import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cookiesFile, cookiesPage } from './writeCookies.mjs';

test('CO-01 docs/cookies.md matches the cookies and storage keys in the code', async () => {
  const page = await cookiesPage();
  expect(readFileSync(cookiesFile, 'utf8')).toBe(page);
  expect(page).not.toContain('undefined');
  for (const name of ['OptanonConsent', 'foyer-username', 'mgsUserToken', 'foyer-recent-searches'])
    expect(page).toContain(`| \`${name}\` |`);
});
