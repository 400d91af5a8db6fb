import { Script } from 'node:vm';
import { brands, themeOfProduct } from '@foyer/brands/brands';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { expect, test } from 'vitest';
import { checkContent } from '../content-check/checkContent.ts';
import { chosenFindings, contentPanel, panelScript } from './contentPanel.ts';

const texts = new Map([
  ['all-brands/pages/lobby.yaml', 'path: /\ntitle: A <b>bold</b> "house" & more\n'],
  ['regency/markets/uk/pages/local.yaml', 'path: /local\ntitle: { en: Local, zh: Local }\n'],
  ['pulse/pages/more.yaml', "path: /more\ndescription: ''\n"],
]);
const report = checkContent({
  texts,
  brands,
  coloursOf: ({ productId }) => themeOfProduct(productId).colours,
  catalogue: createCatalogue(64),
  now: 0,
});
const all = { brand: '', market: '', severity: '' };

test('the panel lists every finding with file and line, and escapes content', async () => {
  const page = String(await contentPanel(report));
  for (const { rule } of report.findings) expect(page).toContain(`<span class="rule">${rule}</span>`);
  expect(page).toContain('<code>all-brands/pages/lobby.yaml:2</code>');
  expect(page).toContain('“A &lt;b&gt;bold&lt;/b&gt; &quot;house&quot; &amp; more”');
  expect(page).not.toContain('<b>');
});

test('filters keep findings that show in the chosen brand and market', async () => {
  const files = (choice: Partial<typeof all>) =>
    new Set(chosenFindings(report.findings, { ...all, ...choice }).map(({ file }) => file));
  expect(files({})).toContain('pulse/pages/more.yaml');
  expect(files({ brand: 'regency' })).not.toContain('pulse/pages/more.yaml');
  expect(files({ brand: 'regency', market: 'uk' })).toContain('regency/markets/uk/pages/local.yaml');
  expect(files({ brand: 'regency', market: 'ca' })).not.toContain('regency/markets/uk/pages/local.yaml');
  expect(files({ brand: 'regency', market: 'ca' })).toContain('all-brands/pages/lobby.yaml');
  expect(
    chosenFindings(report.findings, { ...all, severity: 'warning' }).every(({ severity }) => severity === 'warning'),
  ).toBe(true);
  expect(String(await contentPanel(report, { ...all, brand: '"><script>' }))).not.toContain('"><script>');
});

test('the version changes with the report, and the script parses', async () => {
  const version = async (of: typeof report) => /data-version="(\w+)"/.exec(await contentPanel(of))?.[1];
  expect(await version(report)).toBe(await version(report));
  expect(await version({ ...report, findings: [] })).not.toBe(await version(report));
  expect(new Script(panelScript)).toBeInstanceOf(Script);
});
