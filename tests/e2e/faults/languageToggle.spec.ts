import { startStack } from '../../support/stack.ts';
import { expect, test } from '../support/fixtures.ts';

test('MK-04 with the flag off a stored language is ignored and there is no toggle', async ({ browser }) => {
  const stack = await startStack({ webEnv: { FLAGS: 'languageToggle=off' } });
  try {
    const site = `http://regency.localhost:${stack.webPort}`;
    const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });
    await context.addCookies([
      { name: 'userLanguage', value: 'zh', url: site },
      { name: 'showPreferredLang', value: 'true', url: site },
    ]);
    const page = await context.newPage();
    for (const path of ['/', '/?language=zh']) {
      await page.goto(site + path);
      await expect
        .poll(() => page.evaluate(() => window.sessionStorage.getItem('Site')))
        .toContain('"showPreferredLang":false');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
      await expect(page.getByRole('button', { name: '中文' })).toHaveCount(0);
    }
    await context.close();
  } finally {
    await stack.stop();
  }
});
