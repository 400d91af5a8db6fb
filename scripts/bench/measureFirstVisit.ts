import type { Browser, Request } from '@playwright/test';
import { desktop } from '../../tests/e2e/support/devices.ts';
import { isNamedBy } from '../../tests/e2e/support/loadedScripts.ts';
import { untilQuiet } from '../../tests/e2e/support/untilConnected.ts';
import { goals } from './goals.ts';
import { hosts, inNewPage, withLobby } from './lobby.ts';
import { figuresOf } from './report.ts';
import type { Figure } from './report.ts';

/** Measures what a visitor's browser loads for each brand's lobby. */
export function measureFirstVisit(): Promise<Figure[]> {
  return withLobby(async (browser, { port }) => {
    const loads = new Map<string, Awaited<ReturnType<typeof loadLobby>>>();
    for (const host of hosts) loads.set(host, await loadLobby(browser, `http://${host}:${port}/`));
    return figuresOf(loads, [
      [goals.startScripts, ({ startKb }) => startKb],
      [goals.quietScripts, ({ quietKb }) => quietKb],
      [{ title: 'number of scripts', unit: '' }, ({ scripts }) => scripts],
      [goals.requests, ({ requests }) => requests],
      [{ title: 'document, as sent', unit: 'kB' }, ({ sentKb }) => sentKb('document')],
      [goals.styles, ({ sentKb }) => sentKb('stylesheet')],
      [{ title: 'fonts, as sent', unit: 'kB' }, ({ sentKb }) => sentKb('font')],
      [{ title: 'pictures, as sent', unit: 'kB' }, ({ sentKb }) => sentKb('image')],
    ]);
  });
}

function loadLobby(browser: Browser, url: string) {
  return inNewPage(browser, desktop, async (page) => {
    const loaded: ReturnType<typeof weigh>[] = [];
    page.on('request', (request) => loaded.push(weigh(request)));
    const response = await page.goto(url);
    const document = (await response?.text()) ?? '';
    await untilQuiet(page);
    const files = (await Promise.all(loaded)).filter((file) => file !== null);
    const scripts = files.filter(({ type }) => type === 'script');
    const sum = (sizes: readonly number[]) => sizes.reduce((total, bytes) => total + bytes, 0) / 1000;
    return {
      startKb: sum(scripts.filter(({ path }) => isNamedBy(document, path)).map(({ sentBytes }) => sentBytes)),
      quietKb: sum(scripts.map(({ sentBytes }) => sentBytes)),
      scripts: scripts.length,
      requests: loaded.length,
      sentKb: (wanted: string) => sum(files.filter(({ type }) => type === wanted).map(({ sentBytes }) => sentBytes)),
    };
  });
}

async function weigh(request: Request) {
  const type = request.resourceType();
  // An event stream never ends.
  if (type === 'eventsource') return null;
  const response = await request.response();
  await response?.finished();
  if (response === null || !response.ok()) return null;
  const { responseBodySize: sentBytes } = await request.sizes();
  return { type, path: new URL(request.url()).pathname, sentBytes };
}
