import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeSandbox } from './describeSandbox.mjs';
import { choosePorts, portProblem } from './ports.mjs';
import { projectRoot } from './projectRoot.mjs';
import { rebuildFrames } from './rebuildFrames.mjs';
import { startPair } from './startPair.mjs';
import { stopSignal } from './stopSignal.mjs';
import { welcome } from './welcome.mjs';

/**
 * Runs both processes from source until asked to stop. Everything they say goes to the terminal.
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<number>} exit code
 */
export async function startDevelopment(env) {
  const ports = choosePorts({}, env);
  const problem = 'problem' in ports ? ports.problem : await portProblem(ports);
  if (problem !== null || 'problem' in ports) {
    process.stderr.write(`${problem}\n`);
    return 1;
  }
  const dataFolder = resolve(env['DATA_FOLDER'] ?? join(projectRoot, '.data'));
  mkdirSync(dataFolder, { recursive: true });
  const asked = stopSignal();
  const sandbox = await describeSandbox();
  let isOpen = false;
  // Pages that are open show what changed in the sandbox. While the web itself starts again nobody answers, and nothing is lost.
  const renewPages = () => void fetch(`http://127.0.0.1:${ports.web}/@sandbox-changed`, { method: 'POST' }).catch(() => undefined);
  const pair = startPair({
    webPort: ports.web,
    platformPort: ports.platform,
    hosts: sandbox.brands.flatMap(({ hosts }) => hosts),
    dataFolder,
    // Pages of the content service reload by themselves; only sources restart the sandbox.
    platformArgs: ['--watch', '--watch-preserve-output', 'platform/src/main.ts'],
    webArgs: ['web/src/app/dev.server.ts'],
    webEnv: { NODE_ENV: 'development' },
    onLine: (name, line, facts) => {
      process.stdout.write(`${name === 'web' ? '\x1b[36mweb     \x1b[0m' : '\x1b[35mplatform\x1b[0m'} ${line}\n`);
      if (isOpen && name === 'platform' && (facts?.['ready'] === true || facts?.['msg'] === 'Content reloaded.')) renewPages();
    },
  });
  const trouble = await Promise.race([asked, pair.started]);
  if (trouble === null) process.stdout.write(welcome({ ...sandbox, port: ports.web, platformPort: ports.platform }));
  isOpen = trouble === null;
  const stopRebuilding = rebuildFrames({ onBuilt: renewPages, onProblem: (sentence) => process.stderr.write(`${sentence}\n`) });
  const reason = trouble ?? (await Promise.race([asked, pair.broken]));
  stopRebuilding();
  await pair.stop();
  if (typeof reason === 'string') return 0;
  process.stderr.write(`${reason.problem}\n`);
  return 1;
}
