import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { chromium, expect as expectWithin } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { pageParts } from '../../sandbox/src/kernel/pageOrigins.ts';
import { findChromium } from '../../scripts/findChromium.ts';
import { freePort } from '../../scripts/ports.ts';
import { browserSwitches } from '../e2e/support/browserSwitches.ts';
import { copySources } from '../support/copySources.ts';
import type { SourcesCopy } from '../support/copySources.ts';
import { networkAddress } from '../support/networkAddress.ts';

// Restarting the sandbox takes some seconds, longer on a busy machine.
const expect = expectWithin.configure({ timeout: 60_000 });

const address = networkAddress();
let copy: SourcesCopy;
let server: ChildProcessByStdio<null, Readable, Readable>;
let browser: Browser;
let page: Page;
let site: string;
let sandbox: string;
let networkSite: string;
let output = '';
const unexpectedOutput: string[] = [];

beforeAll(async () => {
  copy = copySources();
  const brandsFile = join(copy.folder, 'brands.json');
  writeFileSync(brandsFile, JSON.stringify({ aurora: { supportEmail: 'help@aurora.test' } }));
  const [web, sandboxPort] = [await freePort(), await freePort(pageParts.length)];
  site = `http://regency.localhost:${web}`;
  sandbox = `http://localhost:${sandboxPort}`;
  networkSite = `http://${address}:${web}`;
  server = spawn(process.execPath, ['scripts/foyer.mjs', 'dev', '--host', address, '--brand', 'aurora'], {
    cwd: copy.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PORT: String(web),
      PLATFORM_PORT: String(sandboxPort),
      DATA_FOLDER: join(copy.folder, '.data'),
      CATALOGUE_SIZE: '40',
      COVERS: 'onDemand',
      SIMULATED_PLAYERS: 'off',
      BRANDS_FILE: brandsFile,
    },
  });
  server.setMaxListeners(0);
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
  const executablePath = findChromium();
  browser = await chromium.launch({ ...(executablePath !== null && { executablePath }), args: browserSwitches });
  page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') unexpectedOutput.push(message.text());
  });
  page.on('pageerror', (error) => unexpectedOutput.push(error.message));
  await outputContains('Ctrl-C stops everything');
}, 240_000);

afterAll(async () => {
  await browser.close();
  server.kill('SIGTERM');
  await once(server, 'close');
  copy.remove();
}, 240_000);

/** Resolves when the server’s output contains this text after position `from`. */
async function outputContains(expected: string, from = 0): Promise<void> {
  while (!output.slice(from).includes(expected)) {
    if (server.exitCode !== null) throw new Error(`The development server ended:\n${output}`);
    await Promise.race([once(server.stdout, 'data'), once(server.stderr, 'data'), once(server, 'close')]);
  }
}

/**
 * Writes a file that does not become shorter, in one step: an emptied file would be a change of its own, and the watcher
 * drops a change within 50 ms of another one.
 */
function save(file: string, text: string): void {
  const handle = openSync(file, 'r+');
  try {
    writeSync(handle, text);
  } finally {
    closeSync(handle);
  }
}

/** Replaces text in a source file of the copy, like an editor that saves. Returns a function that undoes it. */
function edit(path: string, from: string, to: string): () => void {
  const file = join(copy.folder, path);
  const source = readFileSync(file, 'utf8');
  if (!source.includes(from)) throw new Error(`${path} holds no ${from}`);
  writeFileSync(
    file,
    source.replace(from, () => to),
  );
  return () => writeFileSync(file, source);
}

const footer = 'web/src/features/footer/Footer';

/** Opens a page and waits until hot updates work: Vite’s client is connected, and the footer’s module has run. */
async function open(path: string): Promise<string> {
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  const response = await page.goto(site + path);
  expect(response?.status()).toBe(200);
  await connected;
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  return (await response?.text()) ?? '';
}

const loadedAt = () => page.evaluate(() => performance.timeOrigin);

test('the support address of a brand comes from BRANDS_FILE', async () => {
  expect(await (await fetch(networkSite)).text()).toContain('"supportEmail":"help@aurora.test"');
});

test('a device on the network gets one brand with scripts and pictures at the address', async () => {
  const phone = await browser.newPage();
  const failed: string[] = [];
  phone.on('pageerror', (error) => failed.push(error.message));
  phone.on('response', (response) => void (response.status() >= 400 && failed.push(response.url())));
  await phone.goto(networkSite);
  await expect(phone).toHaveTitle(/Aurora Bay/);
  await phone.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await expect
    .poll(() =>
      phone
        .locator('main li a img')
        .first()
        .evaluate((picture: HTMLImageElement) => new URL(picture.src).hostname + picture.naturalWidth),
    )
    .toMatch(new RegExp(`^${address}[1-9]`));
  expect(failed).toEqual([]);
  await phone.close();
}, 180_000);

test('an edited component updates without a reload and is in every later load', async () => {
  await open('/');
  const before = await loadedAt();
  const undo = edit(`${footer}.tsx`, '<LanguageToggle />', '<LanguageToggle /><p>Edited component</p>');
  await expect(page.getByText('Edited component')).toBeVisible();
  expect(await loadedAt()).toBe(before);
  expect(await open('/help')).toContain('Edited component');
  undo();
  await expect(page.getByText('Edited component')).toHaveCount(0);
  expect(await open('/')).not.toContain('Edited component');
}, 180_000);

test('fifty edits in a row need no restart and cause no error', async () => {
  await open('/help');
  const source = readFileSync(join(copy.folder, `${footer}.tsx`), 'utf8');
  const times: number[] = [];
  for (let count = 1; count <= 50; count++) {
    const from = output.length;
    const start = performance.now();
    save(
      join(copy.folder, `${footer}.tsx`),
      source.replace('<LanguageToggle />', `<LanguageToggle /><p>Edit ${count}.</p>`),
    );
    await expect(page.getByText(`Edit ${count}.`)).toBeVisible();
    times.push(performance.now() - start);
    await outputContains('(ssr) page reload src/features/footer/Footer.tsx', from);
    expect(
      await page.evaluate(
        async () => /Edit \d+\./.exec(await (await fetch('/help', { cache: 'no-store' })).text())?.[0],
      ),
    ).toBe(`Edit ${count}.`);
  }
  const median = times.toSorted((a, b) => a - b)[25] ?? 0;
  console.info(`An edit is shown after ${median.toFixed(0)} ms (median of ${times.length}).`);
  writeFileSync(join(copy.folder, `${footer}.tsx`), source);
  await expect(page.getByText('Edit 50.')).toHaveCount(0);
  expect(output).not.toMatch(/Error|dependency optimized|exit code/);
  expect(unexpectedOutput).toEqual([]);
}, 300_000);

test('an edited style or message updates the page', async () => {
  await open('/');
  const undoStyle = edit(`${footer}.module.css`, '.footer {', '.footer {\n  outline: 7px solid;');
  await expect(page.getByRole('contentinfo')).toHaveCSS('outline-width', '7px');
  expect(await open('/')).toContain('<footer');
  undoStyle();
  await expect(page.getByRole('contentinfo')).not.toHaveCSS('outline-width', '7px');
  const undoMessage = edit('web/src/i18n/messages/en/site.json', '"Your records', '"Your edited records');
  await expect(page.getByText('Your edited records').first()).toBeVisible();
  expect(await open('/')).toContain('Your edited records');
  undoMessage();
  await expect(page.getByText('Your edited records')).toHaveCount(0);
}, 180_000);

test('an edited server module reloads the page', async () => {
  await open('/help');
  const undo = edit(
    'web/src/app/document.server.ts',
    "meta('viewport',",
    "meta('generator', 'edited') + meta('viewport',",
  );
  await expect(page.locator('meta[name=generator]')).toHaveAttribute('content', 'edited');
  undo();
  await expect(page.locator('meta[name=generator]')).toHaveCount(0);
}, 180_000);

test('edits of brand, content, sandbox and frames take effect', async () => {
  await open('/help');
  const undoBrand = edit('brands/regency/brand.ts', "name: 'Regency Palace'", "name: 'Regency Edited'");
  await expect(page).toHaveTitle(/Regency Edited/);
  undoBrand();
  await expect(page).toHaveTitle(/Regency Palace/);

  const undoContent = edit('sandbox/content/all-brands/shared/footer.yaml', 'en: About,', 'en: About edited,');
  await expect(page.getByText('About edited').first()).toBeVisible();
  undoContent();
  await expect(page.getByText('About edited')).toHaveCount(0);

  const edited = output.length;
  const undoControlRoom = edit('sandbox/src/control/page/booksSection.ts', "'Ledger'", "'Ledger edited'");
  await outputContains('Built', edited);
  const controlRoom = await browser.newPage();
  await controlRoom.goto(`${sandbox}/control`);
  await expect(controlRoom.getByText('Ledger edited').first()).toBeVisible();
  await controlRoom.close();
  undoControlRoom();
}, 240_000);
