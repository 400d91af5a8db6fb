import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildStale } from './buildStale.mjs';
import { writeProblem } from './checkMachine.mjs';
import { chooseGames } from './chooseGames.mjs';
import { chooseNetwork } from './chooseNetwork.mjs';
import { createLogFile } from './createLogFile.mjs';
import { describeSandbox } from './describeSandbox.mjs';
import { drawFirstVisitCovers } from './drawFirstVisitCovers.mjs';
import { installDependencies } from './installDependencies.mjs';
import { choosePorts, portProblem } from './ports.mjs';
import { createProgress } from './progress.mjs';
import { projectRoot } from './projectRoot.mjs';
import { readArguments } from './readArguments.mjs';
import { startPair } from './startPair.mjs';
import { stopSignal } from './stopSignal.mjs';

const usage = `npm start                     start the casino, web on port 3000 and sandbox on port 4000
npm start -- --port 3100      … with the web on another port (or PORT=3100)
npm start -- --host           … also for other devices in this network, with one brand
npm start -- --host 192.0.2.7 --brand aurora   … with this address and brand
npm start -- --games 2000     … with this number of games, 1 to 10000 (or CATALOGUE_SIZE=2000); default 600
npm start -- --reset          … with an empty sandbox: deletes players, wallets and rounds
PLATFORM_PORT=4100 npm start  … with the sandbox on another port
`;

/** @param {string} sentence */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  return 1;
}

/**
 * Runs until a signal asks to stop or one of the two processes ends.
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<number>} exit code: 0 after a signal, 1 after a failure
 */
export async function startFoyer(args, env) {
  const options = readArguments(args);
  if ('problem' in options) return refuse(`${options.problem}\n\n${usage}`);
  if (options.help) {
    process.stdout.write(usage);
    return 0;
  }
  const ports = choosePorts(options, env);
  if ('problem' in ports) return refuse(ports.problem);
  const catalogue = chooseGames(options, env);
  if ('problem' in catalogue) return refuse(catalogue.problem);
  const dataFolder = resolve(env['DATA_FOLDER'] ?? join(projectRoot, '.data'));
  const progress = createProgress();
  const problem =
    writeProblem(projectRoot) ??
    writeProblem(dataFolder) ??
    (await portProblem(ports)) ??
    (await installDependencies(progress)) ??
    (await buildStale(progress));
  if (problem !== null) return refuse(problem);
  const sandbox = await describeSandbox();
  const chosen = chooseNetwork(options, sandbox.brands);
  if ('problem' in chosen) return refuse(chosen.problem);
  return run({
    ports,
    network: chosen.network,
    sandbox,
    games: catalogue.games,
    dataFolder,
    reset: options.reset === true,
    progress,
  });
}

/**
 * @param {object} plan
 * @param {{ web: number, platform: number }} plan.ports
 * @param {import('./chooseNetwork.mjs').Network | null} plan.network
 * @param {import('./describeSandbox.mjs').SandboxDescription} plan.sandbox
 * @param {number | null} plan.games
 * @param {string} plan.dataFolder
 * @param {boolean} plan.reset
 * @param {import('./progress.mjs').Progress} plan.progress
 */
async function run({ ports, network, sandbox, games, dataFolder, reset, progress }) {
  const stopRequested = stopSignal();
  const logFolder = join(projectRoot, '.cache/logs');
  mkdirSync(logFolder, { recursive: true });
  const logs = {
    platform: createLogFile(join(logFolder, 'platform.log')),
    web: createLogFile(join(logFolder, 'web.log')),
  };

  // Import after the installation: the module depends on a package.
  const { welcome } = await import('./welcome.mjs');
  progress.begin('Starting');
  const pair = startPair({
    webPort: ports.web,
    platformPort: ports.platform,
    hosts: sandbox.brands.flatMap(({ hosts }) => hosts),
    dataFolder,
    reset,
    network,
    ...(games === null ? {} : { platformEnv: { CATALOGUE_SIZE: String(games) } }),
    onLine(name, line, facts) {
      logs[name].write(line);
      if (isErrorLine(facts)) process.stderr.write(`${line}\n`);
    },
  });
  const failure = await Promise.race([stopRequested, pair.started]);
  if (failure === null) {
    await Promise.race([
      stopRequested,
      pair.broken,
      drawFirstVisitCovers({
        webPort: ports.web,
        visits: sandbox.visits,
        onProgress: (done, total) => progress.change(`Drawing pictures for the first visit: ${done} of ${total}`),
      }),
    ]);
    progress.done('Started');
    process.stdout.write(welcome({ ...sandbox, port: ports.web, platformPort: ports.platform, network, logFolder }));
  }
  const reason = failure ?? (await Promise.race([stopRequested, pair.broken]));
  progress.begin('Stopping');
  await pair.stop();
  progress.done('Stopped');
  if (typeof reason === 'string') return 0;
  process.stderr.write(`${reason.lastLines.join('\n')}\n`);
  return refuse(reason.problem);
}

/**
 * Whether a log line is an error, which is printed too. All other lines go to the log files only.
 * @param {Record<string, unknown> | null} facts
 */
function isErrorLine(facts) {
  return facts !== null && typeof facts['level'] === 'number' && facts['level'] >= 50;
}
