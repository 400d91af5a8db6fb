import { freePort } from '../../../scripts/ports.ts';
import { startStack } from '../../support/stack.ts';
import { guardConsole } from '../support/consoleGuard.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const domain = '0c9f2e11-5b1d-4c77-8f0e-6a4d0f1b2c3d-test';

test('CO-01 CO-02 CO-03 UI-02 consent and chat vendors load only with consent, and a failed chat offers email', async ({
  browser,
}) => {
  const sandboxPort = await freePort();
  const stack = await startStack({
    sandboxPort,
    webEnv: {
      CONSENT_SCRIPT: `http://consent.localhost:${sandboxPort}/consent-vendor/scripttemplates/otSDKStub.js`,
      CONSENT_DOMAINS: `pulse=${domain}`,
      MESSENGER_DEPLOYMENTS: 'pulse=7b1f6d20-5a3c-4e0e-9f41-2c8a90d4e611 aurora=00000000-0000-0000-0000-000000000000',
    },
  });
  try {
    const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });
    const consoleGuard = await guardConsole(context);
    const page = await context.newPage();
    const chatFiles: string[] = [];
    page.on('request', (request) => void (request.url().includes('/messenger/') && chatFiles.push(request.url())));
    const contact = async (brand: string) => {
      await page.goto(`http://${brand}.localhost:${stack.webPort}/`);
      if (brand === 'pulse')
        await page
          .getByRole('region', { name: /Cookies/ })
          .getByRole('button', { name: 'Reject all' })
          .click();
      else await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept all' }).click();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
      await page
        .getByRole('dialog', { name: 'Support' })
        .getByRole('button', { name: /^Live chat/ })
        .click();
    };

    await contact('pulse');
    const values = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
    expect(values).toMatchObject({ marketingConsent: 'false', analyticsConsent: 'false', functionalConsent: 'false' });
    expect(new URLSearchParams(values['OptanonConsent']).get('version')).toBe('202509.1.0');
    const panel = page.getByRole('dialog', { name: 'Live chat' });
    await expect(panel).toContainText('if you allow functional cookies');
    expect(chatFiles).toEqual([]);
    await panel.getByRole('button', { name: 'Allow and open the chat' }).click();
    const chat = page.getByRole('dialog', { name: 'Demo messenger' });
    const field = chat.getByRole('textbox', { name: 'Your message' });
    await expect(field).toBeFocused();
    await field.fill('How do I set a limit?');
    await page.keyboard.press('Enter');
    await expect(chat.getByText('losses and time in My play')).toBeVisible();
    const storedChatKeys = () =>
      page.evaluate(() => Object.keys(window.localStorage).filter((name) => name.includes('gcmc')));
    expect(await storedChatKeys()).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeFocused();

    // The vendor’s settings change the choice and remove what it allowed.
    await page.evaluate(() => window.localStorage.setItem('_7b1f6d20-5a3c-4e0e-9f41-2c8a90d4e611:gcmcopn', '1'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    await page
      .getByRole('region', { name: /Cookies/ })
      .getByRole('button', { name: 'Reject all' })
      .click();
    expect(await storedChatKeys()).toEqual([]);

    consoleGuard.expect(/404/);
    await contact('aurora');
    await expect(panel.getByRole('alert')).toContainText('support@aurora.example');
    await expect(panel.getByRole('link', { name: 'Email us' })).toHaveAttribute(
      'href',
      'mailto:support@aurora.example',
    );
    await expectAccessible(page);
    expect(consoleGuard.unexpectedOutput(), 'unexpected browser output').toEqual([]);
    await context.close();
  } finally {
    await stack.stop();
  }
});
