import type { CDPSession, Page } from '@playwright/test';
import { phone, withMotion } from '../../tests/e2e/support/devices.ts';
import { findGameWithFeature, slotWith } from '../../tests/e2e/support/gameKinds.ts';
import { openAsPlayer } from '../../tests/e2e/support/openAsPlayer.ts';
import { inNewPage, withLobby } from './lobby.ts';
import { figuresOf } from './report.ts';
import type { Figure } from './report.ts';
import { traceTasks } from './traceTasks.ts';

const slowdown = 4;
const rounds = 3;
/** Time from the press for which frames are counted. Most of a round's motion is in it. */
const observedMs = 3000;
/** The sandbox's game of plinko. */
const meteorDrop = 10_068;

/** Measures the games that move most. */
export function measureGameRounds(): Promise<Figure[]> {
  return withLobby((browser, { url, sandboxPort, sandbox }) =>
    inNewPage(browser, { ...phone, ...withMotion, extraHTTPHeaders: { 'cf-ipcountry': 'IE' } }, async (page) => {
      await openAsPlayer(page, url, await sandbox.newPlayer({ marketId: 'row' }));
      const games = {
        slot: (await slotWith(sandboxPort, 'lines-20')).GameGroupId,
        roulette: await findGameWithFeature(sandboxPort, 'single-zero'),
        plinko: meteorDrop,
      };
      const measured = new Map<string, Awaited<ReturnType<typeof measureGame>>>();
      for (const [kind, id] of Object.entries(games)) {
        await page.goto(`${url}game/${id}`);
        measured.set(kind, await measureGame(page));
      }
      return figuresOf(measured, [
        [{ title: 'frames per second', unit: '' }, ({ framesPerSecond }) => framesPerSecond],
        [{ title: 'CPU of a round', unit: 'ms' }, ({ cpuPerRoundMs }) => cpuPerRoundMs],
        [{ title: 'tasks above 50 ms of CPU', unit: '' }, ({ longTasks }) => longTasks],
      ]);
    }),
  );
}

async function measureGame(page: Page) {
  await page.frameLocator('iframe').locator('main[data-phase=betting]').waitFor();
  const devtools = await page.context().newCDPSession(page);
  for (const session of [devtools, ...(await frameSessions(page))])
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // A first round loads lazy code and pictures.
  await playRound(page);
  const endTrace = await traceTasks(devtools);
  let frames = 0;
  for (let round = 0; round < rounds; round += 1) frames += await playRound(page);
  const { cpuMs, longTasks } = await endTrace();
  return { framesPerSecond: (1000 * frames) / (rounds * observedMs), cpuPerRoundMs: cpuMs / rounds, longTasks };
}

/** Sessions of frames that have a process of their own. */
async function frameSessions(page: Page): Promise<CDPSession[]> {
  const ofFrames = page.frames().slice(1);
  const opened = await Promise.allSettled(ofFrames.map((frame) => page.context().newCDPSession(frame)));
  return opened.flatMap((session) => (session.status === 'fulfilled' ? [session.value] : []));
}

/** Plays a round and counts the frames from the press. */
async function playRound(page: Page): Promise<number> {
  const game = page.frameLocator('iframe');
  const red = game.locator('[data-spot=red]').first();
  if ((await red.count()) > 0) await red.press('Enter');
  const counting = game.locator('main').evaluate(
    (main, ms) =>
      new Promise<number>((resolve) => {
        let frames = 0;
        let startedAt = 0;
        const count = (now: number) => {
          if (startedAt === 0 && main.dataset['phase'] !== 'betting') startedAt = now;
          else if (startedAt > 0) frames += 1;
          if (startedAt > 0 && now - startedAt >= ms) resolve(frames);
          else requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
      }),
    observedMs,
  );
  await game.locator('.play-button:visible').first().press('Enter');
  const frames = await counting;
  await game.locator('main[data-phase=betting]').waitFor();
  return frames;
}
