import { mkdirSync, openSync, writeSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildStale, sandboxBuilds } from './buildStale.ts';
import { writeProblem } from './checkMachine.mjs';
import { chooseNetwork } from './chooseNetwork.ts';
import { describeSandbox } from './describeSandbox.ts';
import { drawFirstVisitCovers } from './drawFirstVisitCovers.ts';
import { choosePorts, portProblem } from './ports.ts';
import { createProgress } from './progress.mjs';
import { projectRoot } from './projectRoot.mjs';
import type { CommandLine } from './readCommandLine.mjs';
import { startPair } from './startPair.ts';
import type { PairPlan } from './startPair.ts';
import { stopSignal } from './stopSignal.ts';
import { welcome } from './welcome.ts';

/** Delay in milliseconds: an editor may write a file in several steps. */
const settleMs = 100;

/**
 * Rebuilds the sandbox's frames and control room after each edit of their sources.
 * @param listeners after a failed build the previous files stay
 * @returns stops watching
 */
function rebuildFrames({
  onBuilt,
  onProblem,
}: {
  onBuilt: () => void;
  onProblem: (sentence: string) => void;
}): () => void {
  let settling: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const build = async () => {
    const progress = createProgress();
    const done = (what: string) => {
      progress.done(what);
      onBuilt();
    };
    const problem = await buildStale({ ...progress, done }, { only: sandboxBuilds });
    if (problem !== null) onProblem(problem);
  };
  const watchers = ['sandbox/src', 'games/src', 'contract/src', 'brands'].map((folder) =>
    watch(join(projectRoot, folder), { recursive: true }, () => {
      clearTimeout(settling);
      settling = setTimeout(() => {
        work = work.then(build);
      }, settleMs);
    }),
  );
  return () => {
    clearTimeout(settling);
    for (const watcher of watchers) watcher.close();
  };
}

function refuse(sentence: string) {
  process.stderr.write(`${sentence}\n`);
  return 1;
}

/**
 * Runs `npm start` or `npm run dev` until a signal asks to stop or one of the two processes ends.
 * @returns exit code: 0 after a signal, 1 after a failure
 */
export async function main({ name, values }: CommandLine): Promise<number> {
  const options = values as { port?: string; host?: string; brand?: string; games?: string; reset?: boolean };
  const isDevelopment = name === 'dev';
  const ports = choosePorts(options, process.env);
  if ('problem' in ports) return refuse(ports.problem);
  const catalogue = chooseGames(options, process.env);
  if ('problem' in catalogue) return refuse(catalogue.problem);
  const dataFolder = resolve(process.env['DATA_FOLDER'] ?? join(projectRoot, '.data'));
  const progress = createProgress();
  const problem =
    writeProblem(projectRoot) ??
    writeProblem(dataFolder) ??
    (await portProblem(ports)) ??
    (isDevelopment ? null : await buildStale(progress));
  if (problem !== null) return refuse(problem);
  const sandbox = describeSandbox();
  const chosen = chooseNetwork(options, sandbox.brands);
  if ('problem' in chosen) return refuse(chosen.problem);

  const stopRequested = stopSignal();
  const { logFolder, openedPair, ...mode } = isDevelopment ? development(ports.web) : production();
  progress.begin('Starting');
  const pair = startPair({
    webPort: ports.web,
    sandboxPort: ports.sandbox,
    hosts: sandbox.brands.flatMap(({ hosts }) => hosts),
    dataFolder,
    reset: options.reset === true,
    network: chosen.network,
    ...(catalogue.games === null ? {} : { sandboxEnv: { CATALOGUE_SIZE: String(catalogue.games) } }),
    ...mode,
  });
  const failure = await Promise.race([stopRequested, pair.started]);
  if (failure === null) {
    const drawn = drawFirstVisitCovers({
      webPort: ports.web,
      visits: isDevelopment ? [] : sandbox.visits,
      onProgress: (done, total) => progress.change(`Drawing pictures for the first visit: ${done} of ${total}`),
    });
    await Promise.race([stopRequested, pair.broken, drawn]);
    progress.done('Started');
    process.stdout.write(
      welcome({ ...sandbox, port: ports.web, sandboxPort: ports.sandbox, network: chosen.network, logFolder }),
    );
  }
  const close = failure === null ? openedPair() : undefined;
  const reason = failure ?? (await Promise.race([stopRequested, pair.broken]));
  close?.();
  progress.begin('Stopping');
  await pair.stop();
  progress.done('Stopped');
  if (typeof reason === 'string') return 0;
  process.stderr.write(`${reason.lastLines.join('\n')}\n`);
  return refuse(reason.problem);
}

/** How a pair runs in one of the two commands. `openedPair` is called after its start, and returns what ends it. */
interface Mode extends Pick<PairPlan, 'sandboxArgs' | 'webArgs' | 'webEnv' | 'onLine'> {
  logFolder?: string | undefined;
  openedPair: () => (() => void) | undefined;
}

/** The built servers, whose output goes to log files. Errors are printed too. */
function production(): Mode {
  const logFolder = join(projectRoot, '.cache/logs');
  mkdirSync(logFolder, { recursive: true });
  const logs = {
    sandbox: createLogFile(join(logFolder, 'sandbox.log')),
    web: createLogFile(join(logFolder, 'web.log')),
  };
  return {
    logFolder,
    onLine(name, line, facts) {
      logs[name].write(line);
      if (typeof facts?.['level'] === 'number' && facts['level'] >= 50) process.stderr.write(`${line}\n`);
    },
    openedPair: () => undefined,
  };
}

/** Both servers from source, whose output is printed. Open pages reload after a change in the sandbox. */
function development(webPort: number): Mode {
  let isOpen = false;
  // A failed call is harmless: the web is restarting.
  const reloadPages = () =>
    void fetch(`http://127.0.0.1:${webPort}/@sandbox-changed`, { method: 'POST' }).catch(() => undefined);
  return {
    // The content service reloads its pages itself; only sources restart the sandbox.
    sandboxArgs: ['--watch', '--watch-preserve-output', 'sandbox/src/main.ts'],
    webArgs: ['web/src/app/dev.server.ts'],
    webEnv: { NODE_ENV: 'development' },
    onLine(name, line, facts) {
      process.stdout.write(`${name === 'web' ? '\x1b[36mweb     \x1b[0m' : '\x1b[35msandbox \x1b[0m'} ${line}\n`);
      if (isOpen && name === 'sandbox' && (facts?.['ready'] === true || facts?.['msg'] === 'Content reloaded.'))
        reloadPages();
    },
    openedPair() {
      isOpen = true;
      return rebuildFrames({
        onBuilt: reloadPages,
        onProblem: (sentence) => void process.stderr.write(`${sentence}\n`),
      });
    },
  };
}

/** Number of games in the catalogue: from the command line, else the environment, else null for the sandbox's default. */
export function chooseGames(
  { games }: { games?: string | undefined },
  env: Record<string, string | undefined>,
): { games: number | null } | { problem: string } {
  const text = games ?? env['CATALOGUE_SIZE'];
  if (text === undefined) return { games: null };
  const count = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= 10_000) return { games: count };
  return {
    problem: `"${text}" is not a number of games: give one from 1 to 10000 with --games or CATALOGUE_SIZE, for example --games 2000.`,
  };
}

/** Opens an empty log file. Drops lines that cannot be written, for example when the disk is full. */
export function createLogFile(path: string) {
  const file = openSync(path, 'w');
  return {
    write(line: string) {
      try {
        writeSync(file, `${line}\n`);
      } catch {
        // A failure to log must not end the process.
      }
    },
  };
}
