import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildStale } from './buildStale.mjs';
import { writeProblem } from './checkMachine.mjs';
import { chooseGames } from './chooseGames.mjs';
import { chooseNetwork } from './chooseNetwork.mjs';
import { createLogFile } from './createLogFile.mjs';
import { describeSandbox } from './describeSandbox.mjs';
import { drawFirstVisit } from './drawFirstVisit.mjs';
import { installDependencies } from './installDependencies.mjs';
import { choosePorts, portProblem } from './ports.mjs';
import { createProgress } from './progress.mjs';
import { projectRoot } from './projectRoot.mjs';
import { readArguments } from './readArguments.mjs';
import { startPair } from './startPair.mjs';
import { stopSignal } from './stopSignal.mjs';

const usage = `npm start                     start the casino, web at port 3000 and sandbox at 4000
npm start -- --port 3100      … with the web at another port (or PORT=3100)
npm start -- --host           … also for phones and others in this network, at an address with one brand
npm start -- --host 192.0.2.7 --brand aurora   … at this address of the machine, with this brand
npm start -- --games 2000     … with so many games, 1 to 10000 (or CATALOGUE_SIZE=2000); without it 600
npm start -- --reset          … with an empty sandbox: players, wallets and rounds are gone
PLATFORM_PORT=4100 npm start  … with the sandbox at another port
`;

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
  const asked = stopSignal();
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
      if (isTrouble(facts)) process.stderr.write(`${line}\n`);
    },
  });
  const trouble = await Promise.race([asked, pair.started]);
  if (trouble === null) {
    await Promise.race([
      asked,
      pair.broken,
      drawFirstVisit({
        webPort: ports.web,
        visits: sandbox.visits,
        onProgress: (done, total) => progress.change(`Drawing pictures for the first visit: ${done} of ${total}`),
      }),
    ]);
    progress.done('Started');
    process.stdout.write(welcome({ ...sandbox, port: ports.web, platformPort: ports.platform, network, logFolder }));
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
