import { createServer } from 'node:http';
import type { Browser, CDPSession } from '@playwright/test';
import { createHttpClient } from '../../tests/contract/support/httpClient.ts';
import { phone } from '../../tests/e2e/support/devices.ts';
import { untilQuiet } from '../../tests/e2e/support/untilConnected.ts';
import { freePort } from '../ports.ts';
import { goals } from './goals.ts';
import { inNewPage, withLobby } from './lobby.ts';
import type { Figure } from './report.ts';
import { scrollPage } from './scrollPage.ts';

const games = 10_000;
const slowdown = 4;
const coverPath = '/covers/adult/41000.webp?rmode=max&width=240&quality=80&format=webp';
/** Reading, repeated flings, and a dragged scroll bar. */
const scrolls = {
  reading: { step: 36, toPx: 60_000 },
  flings: { step: 120, toPx: Infinity },
  'scroll bar': { step: -1200, toPx: 0 },
};

/** Measures scrolling of all games on a slow phone, with ten thousand games. */
export async function measureLargeCatalogue(): Promise<Figure[]> {
  const pictures = await servePicture();
  try {
    return await withLobby(
      async (browser, { sandboxPort, url }) => {
        const media = createHttpClient(sandboxPort);
        const { bytes } = await media.request({ brand: 'media', path: coverPath });
        media.close();
        pictures.show(bytes);
        return measureGrid(browser, `${url}all-games`);
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
