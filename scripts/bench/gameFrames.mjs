import { findGameWithFeature } from '../../tests/e2e/support/cardGames.ts';
import { phone, withMotion } from '../../tests/e2e/support/devices.ts';
import { slotWith } from '../../tests/e2e/support/slotWith.ts';
import { connectedPage } from './connectedPage.mjs';
import { traceTasks } from './mainThreadTasks.mjs';

const slowdown = 4;
const rounds = 3;
/** Time from the press for which frames are counted. Most of a round's motion is in it, however soon the next can start. */
const observedMs = 3000;
/** The sandbox's game of plinko. */
const meteorDrop = 10_068;
const kinds = /** @type {const} */ (['slot', 'roulette', 'plinko']);

/**
 * @typedef {object} GameFrames
 * @property {string} kind
 * @property {number} fps frames per second while a round is shown
 * @property {number} cpuPerRoundMs main-thread CPU of page and game for a round; independent of other load
 * @property {number} longTasks tasks above 50 ms of CPU
 */

/**
 * Measures the frames of a round in the games that move most, with a phone's CPU slowed down 4 times.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./connectedPage.mjs').Pair} pair
 * @returns {Promise<GameFrames[]>}
 */
export async function measureGameFrames(browser, pair) {
  const { context, page } = await connectedPage(browser, pair, { ...phone, ...withMotion });
  /** @type {GameFrames[]} */
  const results = [];
  for (const kind of kinds) {
    await page.goto(`http://${pair.hosts[0]}:${pair.port}/game/${await gameOf(kind, pair.platformPort)}`);
    await page.frameLocator('iframe').locator('main[data-phase=betting]').waitFor();
    const devtools = await context.newCDPSession(page);
    const sessions = [devtools, ...(await frameSessions(context, page))];
    for (const session of sessions) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // A first round loads lazy code and pictures.
    await playRound(page, kind);
    const endTrace = await traceTasks(devtools);
    let frames = 0;
    for (let round = 0; round < rounds; round += 1) frames += await playRound(page, kind);
    const { cpuMs, longTasks } = await endTrace();
    results.push({ kind, fps: (1000 * frames) / (rounds * observedMs), cpuPerRoundMs: cpuMs / rounds, longTasks });
  }
  await context.close();
  return results;
}

/** @param {(typeof kinds)[number]} kind @param {number} platformPort */
async function gameOf(kind, platformPort) {
  if (kind === 'slot') return (await slotWith(platformPort, 'lines-20')).GameGroupId;
  return kind === 'roulette' ? findGameWithFeature(platformPort, 'single-zero') : meteorDrop;
}

/**
 * Sessions of frames that have a process of their own.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {import('@playwright/test').Page} page
 */
async function frameSessions(context, page) {
  const sessions = [];
  for (const frame of page.frames().slice(1))
    sessions.push(await context.newCDPSession(frame).catch(() => /** frame in the page's process */ null));
  return sessions.filter((session) => session !== null);
}

/**
 * Plays a round and counts the frames from the press.
 * @param {import('@playwright/test').Page} page
 * @param {(typeof kinds)[number]} kind
 */
async function playRound(page, kind) {
  const game = page.frameLocator('iframe');
  if (kind === 'roulette') await game.locator('[data-spot=red]').first().press('Enter');
  const counting = game.locator('main').evaluate(
    (main, ms) =>
      new Promise((/** @type {(frames: number) => void} */ resolve) => {
        let frames = 0;
        let startedAt = 0;
        const count = (/** @type {number} */ now) => {
          if (startedAt === 0 && main.dataset.phase !== 'betting') startedAt = now;
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
