import puppeteer, { type BrowserContext, type ElementHandle, type Page } from 'puppeteer-core';
import { phone } from '../../e2e/support/devices.ts';
import {
  frames,
  type EngineBrowser,
  type EngineDevice,
  type EnginePage,
  type Frame,
  reportViolations,
} from './engineBrowser.ts';
import { findShown, type Target } from './findShown.ts';
import { isOfCancelledLoad, mayBeOfCancelledLoad } from './isOfCancelledLoad.ts';
import { until } from './visit.ts';

/** Starts Chromium by its own protocol, or Firefox by WebDriver BiDi. */
export async function startPuppeteer(engine: 'chromium' | 'firefox', executablePath: string): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: engine === 'chromium' ? 'chrome' : 'firefox',
    executablePath,
    acceptInsecureCerts: true,
    // A container has little shared memory, and Chromium's sandbox does not work as root. A service worker does not
    // start with a certificate that the driver alone accepts.
    args:
      engine === 'chromium'
        ? [
            '--disable-dev-shm-usage',
            '--ignore-certificate-errors',
            ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
          ]
        : [],
  });
  const version = (await browser.version()).replace(/^\D*/, '');
  return {
    version,
    async openPage(device) {
      const context = await browser.createBrowserContext();
      return openPage(engine, context, device);
    },
    close: () => browser.close(),
  };
}

async function openPage(
  engine: 'chromium' | 'firefox',
  context: BrowserContext,
  device: EngineDevice,
): Promise<EnginePage> {
  const problems: string[] = [];
  // Messages that are problems only if the page stays.
  const possible: string[] = [];
  const isPhone = device.name === 'phone';
  const observe = (page: Page) => {
    let isLeaving = false;
    page.on('request', (request) => {
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
      isLeaving = true;
      possible.length = 0;
    });
    page.on('load', () => {
      isLeaving = false;
    });
    const add = (text: string, problem: string) => {
      if (isOfCancelledLoad(text)) return;
      if (!mayBeOfCancelledLoad(text)) problems.push(problem);
      else if (!isLeaving) possible.push(problem);
    };
    page.on('console', (message) => {
      const [type, text] = [message.type(), message.text()];
      if (['error', 'warn'].includes(type)) add(text, `${type}: ${text} (${message.location().url})`);
    });
    page.on('pageerror', (error) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      add(text, `uncaught: ${text}`);
    });
  };
  const first = await context.newPage();
  observe(first);
  // Windows that the page opens.
  first.on('popup', (opened) => opened !== null && observe(opened));
  await first.evaluateOnNewDocument(reportViolations);
  const { width, height } = device;
  if (engine === 'chromium') {
    await first.setViewport({
      width,
      height,
      ...(isPhone && { deviceScaleFactor: phone.deviceScaleFactor, isMobile: true, hasTouch: true }),
    });
    if (isPhone)
      await first.setUserAgent({
        userAgent: phone.userAgent,
        userAgentMetadata: {
          mobile: true,
          platform: 'Android',
          platformVersion: '15',
          architecture: '',
          model: 'Pixel 9',
        },
      });
    else await first.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  } else {
    await first.setViewport({ width, height });
    if (isPhone) await first.setUserAgent('Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0');
  }

  let page = first;
  async function documentOf(frame: Frame) {
    const selector = frames[frame];
    if (selector === null) return page.mainFrame();
    const element = await page.$(selector);
    const found = await element?.contentFrame();
    if (!found) throw new Error(`The page has no frame for ${frame}.`);
    return found;
  }
  async function find(target: Target, frame: Frame): Promise<ElementHandle | null> {
    const handle = await (await documentOf(frame)).evaluateHandle(findShown, target);
    return handle.asElement() as ElementHandle | null;
  }
  return {
    async goto(address) {
      if (engine === 'chromium') await page.goto(address, { waitUntil: 'load' });
      else await leaveFor(page, address);
    },
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    forward: async () => void (await page.goForward({ waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    run: async (work, input, frame = 'page') =>
      (await (await documentOf(frame)).evaluate(work as (input: unknown) => unknown, input)) as ReturnType<typeof work>,
    isShown: async (target, frame = 'page') => (await find(target, frame)) !== null,
    async press(target, frame = 'page') {
      const element = await find({ ...target, isPressable: true }, frame);
      if (element === null) return false;
      await (isPhone && engine === 'chromium' ? element.tap() : element.click());
      return true;
    },
    async type(target, text, frame = 'page') {
      const element = await find(target, frame);
      if (element === null) return false;
      await element.focus();
      await element.evaluate((field) => (field as HTMLInputElement).select());
      await page.keyboard.type(text);
      return true;
    },
    key: (name) => page.keyboard.press(name),
    async enterWindow() {
      const opened = (await context.pages()).find((each) => each !== first);
      if (opened === undefined) return false;
      page = opened;
      await page.bringToFront();
      return true;
    },
    async leaveWindow() {
      await page.close();
      page = first;
      await page.bringToFront();
    },
    screenshot: async (file) => void (await page.screenshot({ path: file })),
    problems: () => [...problems, ...possible],
    close: () => context.close(),
  };
}

/** Opens an address as a link does: WebDriver BiDi sometimes reports another load, which this one ends, as failed. */
async function leaveFor(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    Object.assign(window, { isLeft: true });
    location.assign(to);
  }, address);
  await until(`open ${address}`, () =>
    page.evaluate(() => !('isLeft' in window) && document.readyState === 'complete'),
  );
}
