import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { chromium, expect as expectWithin } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { pageParts } from '../../platform/src/kernel/pageOrigins.ts';
import { findChromium } from '../../scripts/findChromium.mjs';
import { freePort } from '../../scripts/ports.mjs';
import { copyOfSources } from '../copyOfSources.ts';
import type { CopyOfSources } from '../copyOfSources.ts';
import { browserSwitches } from '../e2e/browserSwitches.ts';
import { networkAddress } from '../networkAddress.ts';

// The sandbox starts again in some seconds, in more on a busy machine.
const expect = expectWithin.configure({ timeout: 20_000 });

const address = networkAddress();
let copy: CopyOfSources;
let server: ChildProcessByStdio<null, Readable, Readable>;
let browser: Browser;
let page: Page;
let site: string;
let sandbox: string;
let networkSite: string;
let output = '';
const complaints: string[] = [];

beforeAll(async () => {
  copy = copyOfSources();
  const [web, platform] = [await freePort(), await freePort(pageParts.length)];
  site = `http://regency.localhost:${web}`;
  sandbox = `http://localhost:${platform}`;
  networkSite = `http://${address}:${web}`;
  server = spawn(process.execPath, ['scripts/dev.mjs', '--host', address, '--brand', 'aurora'], {
    cwd: copy.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PORT: String(web),
      PLATFORM_PORT: String(platform),
      DATA_FOLDER: join(copy.folder, '.data'),
      CATALOGUE_SIZE: '40',
      COVERS: 'onDemand',
      SIMULATED_PLAYERS: 'off',
    },
  });
  server.setMaxListeners(0);
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
  const executablePath = findChromium();
  browser = await chromium.launch({ ...(executablePath !== null && { executablePath }), args: browserSwitches });
  page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await said('Ctrl-C stops everything');
}, 120_000);

afterAll(async () => {
  await browser.close();
  server.kill('SIGTERM');
  await once(server, 'close');
  copy.remove();
}, 60_000);

/** Resolves when the server has written these words after `from`, the length of what it had written before. */
async function said(words: string, from = 0): Promise<void> {
  while (!output.slice(from).includes(words)) {
    if (server.exitCode !== null) throw new Error(`The development server ended:\n${output}`);
    await Promise.race([once(server.stdout, 'data'), once(server.stderr, 'data'), once(server, 'close')]);
  }
}

/** Replaces a part of a source file of the copy, as an editor that saves. Returns how to undo it. */
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

/** Opens a page and waits until it hears of edits: Vite's client is connected, and the footer's module has run. */
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

test('a device of the network gets one brand with its scripts and pictures at the address', async () => {
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
}, 60_000);

test('an edit of a component is shown without a reload, and every later load has it too', async () => {
  await open('/');
  const before = await loadedAt();
  const undo = edit(`${footer}.tsx`, '<LanguageToggle />', '<LanguageToggle /><p>Edited component</p>');
  await expect(page.getByText('Edited component')).toBeVisible();
  expect(await loadedAt()).toBe(before);
  expect(await open('/help')).toContain('Edited component');
  undo();
  await expect(page.getByText('Edited component')).toHaveCount(0);
  expect(await open('/')).not.toContain('Edited component');
}, 60_000);

test('fifty edits in a row need no restart, and no load meets an error', async () => {
  await open('/help');
  const source = readFileSync(join(copy.folder, `${footer}.tsx`), 'utf8');
  const times: number[] = [];
  for (let count = 1; count <= 50; count++) {
    const from = output.length;
    const start = performance.now();
    writeFileSync(
      join(copy.folder, `${footer}.tsx`),
      source.replace('<LanguageToggle />', `<LanguageToggle /><p>Edit ${count}.</p>`),
    );
    await expect(page.getByText(`Edit ${count}.`)).toBeVisible();
    times.push(performance.now() - start);
    await said('(ssr) page reload src/features/footer/Footer.tsx', from);
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
  expect(complaints).toEqual([]);
}, 120_000);

test('an edit of a style or a message is shown', async () => {
  await open('/');
  const undoStyle = edit(`${footer}.module.css`, '.footer {', '.footer {\n  outline: 7px solid;');
  await expect(page.getByRole('contentinfo')).toHaveCSS('outline-width', '7px');
  expect(await open('/')).toContain('<footer');
  undoStyle();
  await expect(page.getByRole('contentinfo')).not.toHaveCSS('outline-width', '7px');
  const undoMessage = edit('web/src/i18n/messages/en/site.json', '"Safer gambling"', '"Safer gambling edited"');
  await expect(page.getByText('Safer gambling edited').first()).toBeVisible();
  expect(await open('/')).toContain('Safer gambling edited');
  undoMessage();
  await expect(page.getByText('Safer gambling edited')).toHaveCount(0);
}, 60_000);

test('an edit of a server module reloads the page with it', async () => {
  await open('/help');
  const undo = edit(
    'web/src/app/document.server.ts',
    "meta('viewport',",
    "meta('generator', 'edited') + meta('viewport',",
  );
  await expect(page.locator('meta[name=generator]')).toHaveAttribute('content', 'edited');
  undo();
  await expect(page.locator('meta[name=generator]')).toHaveCount(0);
}, 60_000);

test('an edit of a brand, of content, of the sandbox and of a frame is shown', async () => {
  await open('/help');
  const undoBrand = edit('brands/regency/brand.ts', "name: 'Regency Palace'", "name: 'Regency Edited'");
  await expect(page).toHaveTitle(/Regency Edited/);
  undoBrand();
  await expect(page).toHaveTitle(/Regency Palace/);

  const undoContent = edit(
    'platform/content/all-brands/shared/footer.yaml',
    'Questions and answers',
    'Questions edited',
  );
  await expect(page.getByText('Questions edited').first()).toBeVisible();
  undoContent();
  await expect(page.getByText('Questions edited')).toHaveCount(0);

  const edited = output.length;
  const undoRoom = edit('platform/src/control/room/booksSection.ts', "'Books'", "'Books edited'");
  await said('Built', edited);
  const room = await browser.newPage();
  await room.goto(`${sandbox}/control`);
  await expect(room.getByText('Books edited').first()).toBeVisible();
  await room.close();
  undoRoom();
}, 90_000);
