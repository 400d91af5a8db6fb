import { freePort } from '../../../scripts/ports.mjs';
import { startStack } from '../../stack.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { listenTo } from '../quietBrowser.ts';

const domain = '0c9f2e11-5b1d-4c77-8f0e-6a4d0f1b2c3d-test';

test('CO-01 CO-02 CO-03 UI-02 a brand’s visitors are asked by the consent vendor and chat with the chat vendor, nothing of which loads before its yes; a chat that cannot be had leads to the mailbox', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const platformPort = await freePort();
  const stack = await startStack({
    platformPort,
    webEnv: {
      CONSENT_SCRIPT: `http://consent.localhost:${platformPort}/consent-vendor/scripttemplates/otSDKStub.js`,
      CONSENT_DOMAINS: `pulse=${domain}`,
      MESSENGER_DEPLOYMENTS: 'pulse=7b1f6d20-5a3c-4e0e-9f41-2c8a90d4e611 aurora=00000000-0000-0000-0000-000000000000',
    },
  });
  try {
    const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });
    const quiet = await listenTo(context);
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
    await expect(panel).toContainText('needs your yes to functional cookies');
    expect(chatFiles).toEqual([]);
    await panel.getByRole('button', { name: 'Allow and open the chat' }).click();
    const chat = page.getByRole('dialog', { name: 'Messenger of the sandbox' });
    const field = chat.getByRole('textbox', { name: 'Your message' });
    await expect(field).toBeFocused();
    await field.fill('How do I set a limit?');
    await page.keyboard.press('Enter');
    await expect(chat.getByText('set in My play')).toBeVisible();
    const kept = () => page.evaluate(() => Object.keys(window.localStorage).filter((name) => name.includes('gcmc')));
    expect(await kept()).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeFocused();

    // The choice is changed by the vendor's own settings, and takes along what it allowed.
    await page.evaluate(() => window.localStorage.setItem('_7b1f6d20-5a3c-4e0e-9f41-2c8a90d4e611:gcmcopn', '1'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    await page
      .getByRole('region', { name: /Cookies/ })
      .getByRole('button', { name: 'Reject all' })
      .click();
    expect(await kept()).toEqual([]);

    quiet.expect(/404/);
    await contact('aurora');
    await expect(panel.getByRole('alert')).toContainText('support@aurora.example');
    await expect(panel.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute(
      'href',
      'mailto:support@aurora.example',
    );
    await expectAccessible(page);
    expect(quiet.complaints(), 'words of the browser that nobody expected').toEqual([]);
    await context.close();
  } finally {
    await stack.stop();
  }
});
