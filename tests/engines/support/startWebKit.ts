import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { pythonPath } from '../../../scripts/ensurePrograms.ts';
import { freePort } from '../../../scripts/ports.ts';
import {
  frames,
  type EngineBrowser,
  type EngineDevice,
  type EnginePage,
  type Frame,
  reportViolations,
} from './engineBrowser.ts';
import { findShown, type Target } from './findShown.ts';

/** A program of the system in a process group of its own, so that the processes it starts end with it. */
interface StartedProgram {
  /** Calls back for every line of output, also those of the processes that it starts. */
  stop(): Promise<void>;
}

function startProgram(
  command: string,
  args: readonly string[],
  { env = {}, onLine }: { env?: Record<string, string>; onLine(line: string): void },
): StartedProgram {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8');
    stream.on('data', (part: string) => {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    });
  }
  child.on('error', (error) => onLine(error.message));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group has ended.
    }
  };
  process.once('exit', kill);
  return {
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}

/**
 * Sends console errors and warnings and uncaught errors to WebKit's window, whose driver reports none of them. Runs in
 * every document before its scripts.
 */
function reportConsole(): void {
  const { problems } = (
    window as unknown as { webkit: { messageHandlers: { problems: { postMessage(text: string): void } } } }
  ).webkit.messageHandlers;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a handler of WebKit, not a window
  const send = (text: string) => problems.postMessage(`${text} (${window.location.href})`);
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind].bind(console);
    console[kind] = (...parts: unknown[]) => {
      send(
        `${kind}: ${parts.map((part) => (part instanceof Error ? `${part.message} ${part.stack}` : String(part))).join(' ')}`,
      );
      write(...parts);
    };
  }
  window.addEventListener('error', ({ error, message }) => send(`uncaught: ${message} ${error?.stack ?? ''}`));
  window.addEventListener('unhandledrejection', ({ reason }) => send(`uncaught: ${reason} ${reason?.stack ?? ''}`));
}

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const perDocument = [reportConsole, reportViolations].map((work) => `(${String(work)})();`).join('');
const marker = 'page-problem ';

/** Starts a screen in memory. WebKitGTK and its driver start with each page, because a window has one size. */
export async function startWebKit(): Promise<EngineBrowser> {
  const lines: string[] = [];
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    onLine: (line) => lines.push(line),
  });
  const display = await vi.waitFor(
    () => {
      const found = lines.find((line) => /^\d+$/.test(line));
      if (found === undefined) throw new Error(`Xvfb did not start: ${lines.join('\n')}`);
      return found;
    },
    { timeout: 20_000 },
  );
  let version = '';
  return {
    get version() {
      return version;
    },
    async openPage(device) {
      const opened = await openPage(`:${display}`, device);
      version = opened.version;
      return opened.page;
    },
    close: () => screen.stop(),
  };
}

async function openPage(display: string, device: EngineDevice): Promise<{ version: string; page: EnginePage }> {
  const problems: string[] = [];
  const port = await freePort();
  const program = startProgram('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', GIO_USE_VFS: 'local', LIBGL_ALWAYS_SOFTWARE: '1' },
    onLine: (line) => {
      if (line.startsWith(marker)) problems.push(JSON.parse(line.slice(marker.length)) as string);
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => (await fetch(`${address}/status`)).json(), { timeout: 20_000 });
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'FoyerWebKit',
        acceptInsecureCerts: true,
        'webkitgtk:browserOptions': {
          binary: pythonPath,
          args: [
            join(import.meta.dirname, 'webkitWindow.py'),
            String(device.width),
            String(device.height),
            device.name === 'phone' ? iPhone : '',
            perDocument,
          ],
        },
      }),
    )
    .build();
  const version = (await driver.getCapabilities()).get('browserVersion') as string;
  const first = await driver.getWindowHandle();
  const page = createPage(driver, { problems, first, stop: () => program.stop() });
  return { version, page };
}

/** `first`: the window of the page. The driver lists windows in any order. */
function createPage(
  driver: WebDriver,
  { problems, first, stop }: { problems: readonly string[]; first: string; stop(): Promise<void> },
): EnginePage {
  /** Makes a document the one of the next commands. */
  async function enter(frame: Frame): Promise<void> {
    await driver.switchTo().defaultContent();
    const selector = frames[frame];
    if (selector !== null) await driver.switchTo().frame(await driver.findElement({ css: selector }));
  }
  async function find(target: Target, frame: Frame): Promise<WebElement | null> {
    await enter(frame);
    return driver.executeScript<WebElement | null>(`return (${String(findShown)})(arguments[0])`, target);
  }
  return {
    goto: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    reload: () => driver.navigate().refresh(),
    async run(work, input, frame = 'page') {
      await enter(frame);
      return driver.executeScript<ReturnType<typeof work>>(`return (${String(work)})(arguments[0])`, input);
    },
    isShown: async (target, frame = 'page') => (await find(target, frame)) !== null,
    async press(target, frame = 'page') {
      const element = await find({ ...target, isPressable: true }, frame);
      await element?.click();
      return element !== null;
    },
    async type(target, text, frame = 'page') {
      const element = await find(target, frame);
      await element?.clear();
      await element?.sendKeys(text);
      return element !== null;
    },
    key: (name) =>
      driver
        .actions()
        .sendKeys(Key[name === 'Escape' ? 'ESCAPE' : 'ENTER'])
        .perform(),
    async enterWindow() {
      const opened = (await driver.getAllWindowHandles()).find((handle) => handle !== first);
      if (opened !== undefined) await driver.switchTo().window(opened);
      return opened !== undefined;
    },
    async leaveWindow() {
      await driver.close();
      await driver.switchTo().window(first);
    },
    screenshot: async (file) => writeFileSync(file, await driver.takeScreenshot(), 'base64'),
    problems: () => problems,
    async close() {
      await driver.quit();
      await stop();
    },
  };
}
