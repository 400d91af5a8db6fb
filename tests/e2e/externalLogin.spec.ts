import type { Page } from '@playwright/test';
import { startIdentityProvider } from '../../adapters/oidc/src/startIdentityProvider.ts';
import { freePort } from '../../scripts/ports.ts';
import { startStack } from '../support/stack.ts';
import { expect, expectAccessible, test as base } from './support/fixtures.ts';
import { pressLogOut } from './support/logIn.ts';

/** Passwords at the provider, by user name. */
const users: Record<string, string> = {};

/** The web front end with the adapter in front of the sandbox, and a provider whose tokens the sandbox accepts. */
const test = base.extend({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, use) => {
      const webPort = await freePort();
      const origin = `http://regency.localhost:${webPort}`;
      const provider = await startIdentityProvider({
        redirectUris: [`${origin}/external-login`],
        postLogoutRedirectUris: [`${origin}/`],
        users,
        resource: 'urn:foyer:sandbox',
      });
      const stack = await startStack({
        webPort,
        sandboxEnv: { IDENTITY_ISSUER: provider.issuer },
        webEnv: {
          EXTERNAL_LOGIN: 'on',
          ADAPTERS: 'adapters/oidc/src/oidcAdapter.ts',
          ADAPTER_OIDC_ISSUER: provider.issuer,
          ADAPTER_OIDC_CLIENT_ID: provider.clientId,
          ADAPTER_OIDC_CLIENT_SECRET: provider.clientSecret,
          ADAPTER_OIDC_RESOURCE: 'urn:foyer:sandbox',
          ADAPTER_OIDC_PLAIN_HTTP: 'on',
        },
      });
      await use(stack);
      await stack.stop();
      provider.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function enterAtProvider(page: Page, { username, password }: { username: string; password: string }) {
  await expect(page.getByRole('heading', { name: 'Log in at the provider' })).toBeVisible();
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('AU-01 a visitor logs in at an identity provider, comes back to the page, and logs out there', async ({
  page,
  newPlayer,
  sites,
}) => {
  const player = await newPlayer();
  const opener = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  const deposit = page.getByRole('banner').getByRole('button', { name: 'Deposit' });
  users[player.username] = player.password;
  await page.goto(`${sites.regency}/help`);
  await opener.click();
  await enterAtProvider(page, player);
  await expect(page).toHaveURL(`${sites.regency}/help`);
  await expect(deposit).toBeVisible();
  await page.reload();
  await expect(deposit).toBeVisible();
  await pressLogOut(page);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(new RegExp(`^${sites.regency}/`));
  await opener.click();
  await enterAtProvider(page, player);
  await expect(deposit).toBeVisible();
});

test('AU-05 a login that ends elsewhere says so, and can be tried again', async ({ page, sites, consoleGuard }) => {
  consoleGuard.expect(/status of 400/);
  await page.goto(`${sites.regency}/external-login#error=access_denied&state=of-another-login`);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByText('You are not logged in')).toBeVisible();
  expect(page.url()).not.toContain('state');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Log in at the provider' })).toBeVisible();
});
