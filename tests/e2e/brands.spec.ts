import { brands, themeOfProduct } from '@foyer/brands/brands';
import { expect, expectNoLayoutShift, openAsPlayer, test } from './support/fixtures.ts';

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('MK-01 MK-07 MK-08 each host shows its brand, fonts cause no layout shift, and other hosts get the default', async ({
  page,
  sites,
  stack,
}) => {
  const looks = new Set<string>();
  for (const brand of brands) {
    await page.goto(sites[brand.id as keyof typeof sites]);
    const { colours, fonts } = themeOfProduct(brand.productId);
    await expect(page.getByRole('contentinfo')).toContainText(brand.name);
    await expect(page.locator('html')).toHaveCSS('background-color', rgb(colours.background));
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)).toContain(
      fonts.heading,
    );
    looks.add((await page.locator('link[rel=icon]').getAttribute('href')) ?? '');
    for (const other of brands)
      if (other.id !== brand.id) await expect(page.locator('body')).not.toContainText(other.name);

    await page.evaluate(() => document.fonts.ready);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family.replaceAll('"', '')),
    );
    for (const family of [fonts.heading, fonts.body]) expect(loaded).toContain(family);
    await expectNoLayoutShift(page);
  }
  expect(looks.size).toBe(brands.length);
  const css = await page.evaluate(async () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) =>
      fetch(link.href).then((response) => response.text()),
    );
    return (await Promise.all(sheets)).join('');
  });
  for (const family of ['OptimusPrinceps', 'BrandonText', 'Roboto', 'Figtree'])
    expect(css).toMatch(new RegExp(`font-family:\\s*['"]?${family}\\b`));

  await page.goto(`http://localhost:${stack.webPort}/`);
  await expect(page.getByRole('contentinfo')).toContainText('Regency Palace');
});

test('MK-01 a brand does not see what another brand stored in the browser @all', async ({ page, sites, newPlayer }) => {
  await openAsPlayer(page, sites.regency, await newPlayer());
  await page.goto(sites.aurora);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => window.sessionStorage.getItem('mgsUserToken'))).toBeNull();
});

test('MK-03 the visitor’s country decides the market', async ({ browser, sites, consoleGuard }) => {
  const marks: Record<string, string> = { GB: '18+', CA: '19+', FR: '18+' };
  const texts = new Set<string>();
  for (const [country, mark] of Object.entries(marks)) {
    const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': country } });
    const page = await context.newPage();
    await page.goto(sites.regency);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(mark, { exact: true })).toBeVisible();
    texts.add(await footer.innerText());
    await context.close();
  }
  expect(texts.size).toBe(3);
  expect(consoleGuard.unexpectedOutput()).toEqual([]);
});
