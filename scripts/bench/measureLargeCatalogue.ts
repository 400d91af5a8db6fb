import { createServer } from 'node:http';
import type { Browser, CDPSession } from '@playwright/test';
import { createHttpClient } from '../../tests/contract/support/httpClient.ts';
import { desktop, phone } from '../../tests/e2e/support/devices.ts';
import { untilQuiet } from '../../tests/e2e/support/untilConnected.ts';
import { freePort } from '../ports.ts';
import { goals } from './goals.ts';
import { inNewPage, withLobby } from './lobby.ts';
import { percentile } from './percentile.ts';
import type { Figure } from './report.ts';
import { scrollPage } from './scrollPage.ts';

const games = 10_000;
const slowdown = 4;
const coverPath = '/covers/adult/41000.webp?rmode=max&width=240&quality=80&format=webp';
/** Names, middles of names, typing errors, and text that matches nothing. */
const searchTexts = [
  'dragon',
  'golden pyramid',
  'dimond',
  'roulete',
  'lantern',
  'nothern',
  'zzzzqq',
  'crown of',
  'wolf',
];
/** Reading, repeated flings, and a dragged scroll bar. */
const scrolls = {
  reading: { step: 36, toPx: 60_000 },
  flings: { step: 120, toPx: Infinity },
  'scroll bar': { step: -1200, toPx: 0 },
};

/** Measures search on a desktop, and scrolling of all games on a slow phone, with ten thousand games. */
export async function measureLargeCatalogue(): Promise<Figure[]> {
  const pictures = await servePicture();
  try {
    return await withLobby(
      async (browser, { sandboxPort, url }) => {
        const media = createHttpClient(sandboxPort);
        const { bytes } = await media.request({ brand: 'media', path: coverPath });
        media.close();
        pictures.show(bytes);
        return [...(await measureSearch(browser, url)), ...(await measureGrid(browser, `${url}all-games`))];
      },
      { games, webEnv: { MEDIA_ORIGIN: pictures.origin } },
    );
  } finally {
    pictures.stop();
  }
}

/** A media origin with one cover for every address: drawing ten thousand would occupy the measured processor. */
async function servePicture() {
  let picture: Buffer = Buffer.alloc(0);
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=3600' }).end(picture);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    origin: `http://media.localhost:${port}`,
    show: (shown: Buffer) => void (picture = shown),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function measureSearch(browser: Browser, url: string): Promise<Figure[]> {
  return inNewPage(browser, desktop, async (page) => {
    await page.goto(url);
    await untilQuiet(page);
    await page.keyboard.press('/');
    const field = page.getByRole('dialog').getByRole('textbox');
    // The first search fetches and parses the list.
    const listed = page.waitForResponse((response) => response.url().includes('/api/games/search-list'));
    await field.fill('dragon');
    await (await listed).finished();
    await page.getByRole('dialog').getByRole('link').first().waitFor();
    await field.fill('');
    await page.evaluate(recordResponses);
    for (const text of searchTexts) {
      for (const letter of text) {
        await page.keyboard.type(letter);
        await page.evaluate(untilIdle);
      }
      await field.fill('');
      await page.evaluate(untilIdle);
    }
    const times = await page.evaluate(() => Reflect.get(window, '__responses') as number[]);
    return [
      { ...goals.keystroke, values: { desktop: percentile(times, 0.95) } },
      { title: 'longest response to a keystroke', unit: 'ms', values: { desktop: Math.max(...times) } },
    ];
  });
}

function measureGrid(browser: Browser, url: string): Promise<Figure[]> {
  return inNewPage(browser, phone, async (page, context) => {
    await page.goto(url);
    await untilQuiet(page);
    // Lazy code and the list of games do not count.
    await page.evaluate(scrollPage, { step: 36, toPx: 360 });
    await page.evaluate(scrollPage, { step: -36, toPx: 0 });
    const devtools = await context.newCDPSession(page);
    await devtools.send('HeapProfiler.enable');
    const heapBefore = await heapMb(devtools);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const legs = new Map<string, Awaited<ReturnType<typeof scrollPage>>>();
    for (const [name, scroll] of Object.entries(scrolls)) legs.set(name, await page.evaluate(scrollPage, scroll));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const growth = (await heapMb(devtools)) - heapBefore;
    const frames = [...legs].map(([name, leg]) => [name, leg.frames / leg.seconds] as const);
    const tasks = [...legs].map(([name, leg]) => [name, leg.longTasks] as const);
    return [
      { ...goals.gridFrames, values: Object.fromEntries(frames) },
      { title: 'tasks above 50 ms', unit: '', values: Object.fromEntries(tasks) },
      { ...goals.gridHeap, values: { phone: growth } },
    ];
  });
}

async function heapMb(devtools: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/** Runs in the page: records the time from each input to the last change of the dialog that follows. */
function recordResponses(): void {
  const responses: number[] = [];
  Reflect.set(window, '__responses', responses);
  let typedAt: number | null = null;
  let isFirstChange = false;
  const dialog = document.querySelector('dialog[open]');
  if (dialog === null) throw new Error('The search is not open.');
  const onInput = () => {
    typedAt = performance.now();
    isFirstChange = true;
  };
  dialog.addEventListener('input', onInput, true);
  new MutationObserver(() => {
    if (typedAt === null) return;
    if (isFirstChange) responses.push(0);
    isFirstChange = false;
    responses[responses.length - 1] = performance.now() - typedAt;
  }).observe(dialog, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Runs in the page: waits until no change is pending. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestIdleCallback(() => requestAnimationFrame(() => resolve()))),
  );
}
