import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chooseNetwork } from './chooseNetwork.mjs';
import { describeSandbox } from './describeSandbox.mjs';
import { choosePorts, portProblem } from './ports.mjs';
import { projectRoot } from './projectRoot.mjs';
import { readArguments } from './readArguments.mjs';
import { rebuildFrames } from './rebuildFrames.mjs';
import { startPair } from './startPair.mjs';
import { stopSignal } from './stopSignal.mjs';
import { welcome } from './welcome.mjs';

const usage = `npm run dev                    start the casino from source, web on port 3000 and sandbox on port 4000
npm run dev -- --port 3100     … with the web on another port (or PORT=3100)
npm run dev -- --host          … also for other devices in this network, with one brand
npm run dev -- --host 192.0.2.7 --brand aurora   … with this address and brand
PLATFORM_PORT=4100 npm run dev … with the sandbox on another port
`;

/** @param {string} sentence */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  return 1;
}

/**
 * Runs both processes from source until a signal stops them. Prints all their output.
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<number>} exit code
 */
export async function startDevelopment(args, env) {
  const options = readArguments(args);
  if ('problem' in options) return refuse(`${options.problem}\n\n${usage}`);
  if (options.help || options.games !== undefined || options.reset) {
    process.stdout.write(usage);
    return options.help ? 0 : 1;
  }
  const ports = choosePorts(options, env);
  if ('problem' in ports) return refuse(ports.problem);
  const problem = await portProblem(ports);
  if (problem !== null) return refuse(problem);
  const sandbox = await describeSandbox();
  const chosen = chooseNetwork(options, sandbox.brands);
  if ('problem' in chosen) return refuse(chosen.problem);
  const { network } = chosen;
  const dataFolder = resolve(env['DATA_FOLDER'] ?? join(projectRoot, '.data'));
  mkdirSync(dataFolder, { recursive: true });
  const stopRequested = stopSignal();
  let isOpen = false;
  // Reloads open pages after a change in the sandbox. A failed call is harmless: the web is restarting.
  const reloadPages = () =>
    void fetch(`http://127.0.0.1:${ports.web}/@sandbox-changed`, { method: 'POST' }).catch(() => undefined);
  const pair = startPair({
    webPort: ports.web,
    platformPort: ports.platform,
    hosts: sandbox.brands.flatMap(({ hosts }) => hosts),
    dataFolder,
    network,
    // The content service reloads its pages itself; only sources restart the sandbox.
    platformArgs: ['--watch', '--watch-preserve-output', 'platform/src/main.ts'],
    webArgs: ['web/src/app/dev.server.ts'],
    webEnv: { NODE_ENV: 'development' },
    onLine: (name, line, facts) => {
      process.stdout.write(`${name === 'web' ? '\x1b[36mweb     \x1b[0m' : '\x1b[35mplatform\x1b[0m'} ${line}\n`);
      if (isOpen && name === 'platform' && (facts?.['ready'] === true || facts?.['msg'] === 'Content reloaded.'))
        reloadPages();
    },
  });
  const failure = await Promise.race([stopRequested, pair.started]);
  if (failure === null)
    process.stdout.write(welcome({ ...sandbox, port: ports.web, platformPort: ports.platform, network }));
  isOpen = failure === null;
  const stopRebuilding = rebuildFrames({
    onBuilt: reloadPages,
    onProblem: (sentence) => process.stderr.write(`${sentence}\n`),
  });
  const reason = failure ?? (await Promise.race([stopRequested, pair.broken]));
  stopRebuilding();
  await pair.stop();
  return typeof reason === 'string' ? 0 : refuse(reason.problem);
}
