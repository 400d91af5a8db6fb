import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale } from './buildStale.mjs';
import { writeProblem } from './checkMachine.mjs';
import { chooseGames } from './chooseGames.mjs';
import { createLogFile } from './createLogFile.mjs';
import { describeSandbox } from './describeSandbox.mjs';
import { drawFirstVisit } from './drawFirstVisit.mjs';
import { installDependencies } from './installDependencies.mjs';
import { choosePorts, portProblem } from './ports.mjs';
import { createProgress } from './progress.mjs';
import { projectRoot } from './projectRoot.mjs';
import { startPair } from './startPair.mjs';
import { stopSignal } from './stopSignal.mjs';
import { welcome } from './welcome.mjs';

const usage = `npm start                     start the casino, web at port 3000 and sandbox at 4000
npm start -- --port 3100      … with the web at another port (or PORT=3100)
npm start -- --games 2000     … with so many games, 1 to 10000 (or CATALOGUE_SIZE=2000); without it 600
npm start -- --reset          … with an empty sandbox: players, wallets and rounds are gone
PLATFORM_PORT=4100 npm start  … with the sandbox at another port
`;

/** @param {string[]} args @returns {{ port?: string | undefined, games?: string | undefined, reset?: boolean | undefined, help?: boolean | undefined } | { problem: string }} */
function readArguments(args) {
  try {
    return parseArgs({ args, options: { port: { type: 'string' }, games: { type: 'string' }, reset: { type: 'boolean' }, help: { type: 'boolean' } } }).values;
  } catch (error) {
    return { problem: `${error instanceof Error ? error.message : String(error)}\n\n${usage}` };
  }
}

/** @param {string} sentence */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  return 1;
}

/**
 * Runs until a signal asks to stop or one of the two processes ends by itself.
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<number>} exit code: 0 when asked to stop, 1 when something is wrong
 */
export async function startFoyer(args, env) {
  const options = readArguments(args);
  if ('problem' in options) return refuse(options.problem);
  if (options.help) {
    process.stdout.write(usage);
    return 0;
  }
  const ports = choosePorts(options, env);
  if ('problem' in ports) return refuse(ports.problem);
  const chosen = chooseGames(options, env);
  if ('problem' in chosen) return refuse(chosen.problem);
  const dataFolder = resolve(env['DATA_FOLDER'] ?? join(projectRoot, '.data'));
  const progress = createProgress();
  const problem =
    writeProblem(projectRoot) ??
    writeProblem(dataFolder) ??
    (await portProblem(ports)) ??
    (await installDependencies(progress)) ??
    (await buildStale(progress));
  if (problem !== null) return refuse(problem);
  return run({ ports, games: chosen.games, dataFolder, reset: options.reset === true, progress });
}

/** @param {{ ports: { web: number, platform: number }, games: number | null, dataFolder: string, reset: boolean, progress: import('./progress.mjs').Progress }} plan */
async function run({ ports, games, dataFolder, reset, progress }) {
  const asked = stopSignal();
  const sandbox = await describeSandbox();
  const logFolder = join(projectRoot, '.cache/logs');
  mkdirSync(logFolder, { recursive: true });
  const logs = { platform: createLogFile(join(logFolder, 'platform.log')), web: createLogFile(join(logFolder, 'web.log')) };

  progress.begin('Starting');
  const pair = startPair({
    webPort: ports.web,
    platformPort: ports.platform,
    hosts: sandbox.brands.flatMap(({ hosts }) => hosts),
    dataFolder,
    reset,
    ...(games === null ? {} : { platformEnv: { CATALOGUE_SIZE: String(games) } }),
    onLine(name, line, facts) {
      logs[name].write(line);
      if (isTrouble(facts)) process.stderr.write(`${line}\n`);
    },
  });
  const trouble = await Promise.race([asked, pair.started]);
  if (trouble === null) {
    await Promise.race([
      asked,
      pair.broken,
      drawFirstVisit({ webPort: ports.web, visits: sandbox.visits, onProgress: (done, total) => progress.change(`Drawing pictures for the first visit: ${done} of ${total}`) }),
    ]);
    progress.done('Started');
    process.stdout.write(welcome({ ...sandbox, port: ports.web, platformPort: ports.platform, logFolder }));
  }
  const reason = trouble ?? (await Promise.race([asked, pair.broken]));
  progress.begin('Stopping');
  await pair.stop();
  progress.done('Stopped');
  if (typeof reason === 'string') return 0;
  process.stderr.write(`${reason.lastLines.join('\n')}\n`);
  return refuse(reason.problem);
}

/** Errors of the two processes belong on the terminal too; the rest is in the logs. @param {Record<string, unknown> | null} facts */
function isTrouble(facts) {
  return facts !== null && typeof facts['level'] === 'number' && facts['level'] >= 50;
}
