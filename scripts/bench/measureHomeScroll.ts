import type { Page } from '@playwright/test';
import { chooseCookies } from '../../tests/e2e/support/cookieChoice.ts';
import { desktop, phone, withMotion } from '../../tests/e2e/support/devices.ts';
import { layoutShift, watchLayout } from '../../tests/e2e/support/layoutShift.ts';
import { openAsPlayer } from '../../tests/e2e/support/openAsPlayer.ts';
import type { Sandbox } from '../../tests/e2e/support/sandbox.ts';
import { untilQuiet } from '../../tests/e2e/support/untilConnected.ts';
import { goals } from './goals.ts';
import { inNewPage, withLobby } from './lobby.ts';
import { figuresOf } from './report.ts';
import type { Figure } from './report.ts';
import { scrollPage } from './scrollPage.ts';
import { traceTasks } from './traceTasks.ts';

const slowdown = 4;
/** A phone's screen in three quarters of a second. */
const readingStep = 18;
const devices = { phone: { ...phone, ...withMotion }, desktop: { ...desktop, ...withMotion } };

/** Measures the home page at reading speed, down and up, for a visitor, and for a player while messages arrive. */
export function measureHomeScroll(): Promise<Figure[]> {
  return withLobby(async (browser, { url, sandbox }) => {
    const passes = new Map<string, Awaited<ReturnType<typeof measurePass>>>();
    for (const [name, device] of Object.entries(devices))
      await inNewPage(browser, { ...device, extraHTTPHeaders: { 'cf-ipcountry': 'IE' } }, async (page, context) => {
        await watchLayout(context);
        await chooseCookies(context, [url], []);
        await page.goto(url);
        passes.set(`visitor, ${name}`, await measurePass(page));
        const player = await sandbox.newPlayer({ marketId: 'row' });
        await openAsPlayer(page, url, player);
        const stopArrivals = sendArrivals(sandbox, player.userId);
        try {
          passes.set(`player, ${name}`, await measurePass(page));
        } finally {
          await stopArrivals();
        }
      });
    return figuresOf(passes, [
      [{ title: 'height of the page', unit: 'px' }, ({ heightPx }) => heightPx],
      [goals.homeFrames, ({ framesPerSecond }) => framesPerSecond],
      [{ title: 'CPU of a frame', unit: 'ms' }, ({ cpuPerFrameMs }) => cpuPerFrameMs],
      [goals.homeTasks, ({ longTasks }) => longTasks],
      [{ title: 'CPU of the longest task', unit: 'ms' }, ({ maxCpuMs }) => maxCpuMs],
      [{ title: 'layout shift', unit: '' }, ({ shift }) => shift],
    ]);
  });
}

/** Jackpots and winners change with every batch of rounds; a message and a toast arrive every second. */
function sendArrivals(sandbox: Sandbox, userId: number): () => Promise<void> {
  let sending: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    sending = sending.then(async () => {
      await sandbox.simulatedRounds({ count: 20 });
      const content = { title: 'A note', text: 'One of many.' };
      await sandbox.messages({ publish: { userId, topic: 'xeniaToast', content } });
    });
  }, 1000);
  return async () => {
    clearInterval(timer);
    await sending;
  };
}

async function measurePass(page: Page) {
  await untilQuiet(page);
  // A first pass loads lazy code and covers.
  await page.evaluate(scrollPage, { step: 200, toPx: Infinity });
  await page.evaluate(scrollPage, { step: -200, toPx: 0 });
  await untilQuiet(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const shiftBefore = await layoutShift(page);
  const endTrace = await traceTasks(devtools);
  const down = await page.evaluate(scrollPage, { step: readingStep, toPx: Infinity });
  const up = await page.evaluate(scrollPage, { step: -readingStep, toPx: 0 });
  const { longTasks, maxCpuMs, cpuMs } = await endTrace();
  await devtools.detach();
  const frames = down.frames + up.frames;
  return {
    heightPx: down.endedAtPx,
    framesPerSecond: frames / (down.seconds + up.seconds),
    cpuPerFrameMs: cpuMs / frames,
    longTasks,
    maxCpuMs,
    shift: (await layoutShift(page)) - shiftBefore,
  };
}
