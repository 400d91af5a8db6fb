import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { installDependencies } from '../installDependencies.mjs';
import { probePort } from '../ports.ts';
import type { Progress } from '../progress.mjs';
import { projectRoot } from '../projectRoot.mjs';
import { startProcess } from '../startProcess.ts';
import type { RunningProcess } from '../startProcess.ts';
import { sandboxSeed, systemModel } from './sandboxSeed.ts';
import { sourceFolderHash } from './sourceFolderHash.ts';

/** Sources of the system. Programs and build lie in a copy, because Next.js writes beside its sources. */
const sources = join(projectRoot, 'adapters/payload/system');
const programs = join(projectRoot, '.cache/content-system');

const buildDeadlineMs = 15 * 60_000;
const seedDeadlineMs = 10 * 60_000;
const startDeadlineMs = 120_000;

export const editorEmail = 'editor@example.com';

/** Made once for a data folder. */
export interface SystemSecrets {
  payloadSecret: string;
  apiKey: string;
  editorPassword: string;
}

export interface ContentSystemOptions {
  port: number;
  /** Folder of database and secrets. */
  dataFolder: string;
  /** Size of the catalogue that rules of games are applied to. */
  games: number;
  /** Addresses that hear of publications, and those that also hear of drafts. */
  webhooks: readonly string[];
  previewWebhooks?: readonly string[];
  webhookSecret: string;
  /** Address of a web server that shows drafts; `{brand}` stands for the brand. */
  previewAddress?: string;
  progress: Progress;
}

export interface ContentSystem {
  address: string;
  secrets: SystemSecrets;
  process: RunningProcess;
}

/**
 * Installs, builds and fills what is missing, and starts the content system.
 * @returns the running system, or a sentence that says what is missing
 */
export async function startContentSystem(options: ContentSystemOptions): Promise<ContentSystem | { problem: string }> {
  const { port, dataFolder, progress } = options;
  if ((await probePort(port)) !== null)
    return { problem: `Port ${port} cannot be opened: stop the process that uses it, or choose another with --port.` };
  copySources();
  const problem = await installDependencies(progress, {
    folder: programs,
    what: 'The content system',
    expected: 'once, about 800 MB',
  });
  if (problem !== null) return { problem };

  mkdirSync(dataFolder, { recursive: true });
  const secrets = readSecrets(dataFolder);
  const address = `http://localhost:${port}`;
  const env = {
    CONTENT_FOLDER: dataFolder,
    PAYLOAD_SECRET: secrets.payloadSecret,
    PAYLOAD_FORCE_DRIZZLE_PUSH: 'true',
    SYSTEM_ADDRESS: address,
    SYSTEM_API_KEY: secrets.apiKey,
    EDITOR_EMAIL: editorEmail,
    EDITOR_PASSWORD: secrets.editorPassword,
    WEBHOOKS: options.webhooks.join(','),
    PREVIEW_WEBHOOKS: (options.previewWebhooks ?? []).join(','),
    PREVIEW_ADDRESS: options.previewAddress ?? '',
    WEBHOOK_SECRET: options.webhookSecret,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_OPTIONS: undefined,
  };
  writeFileSync(join(dataFolder, 'model.json'), JSON.stringify(systemModel()));

  const next = 'node_modules/next/dist/bin/next';
  const builtFile = join(programs, '.next/built-from');
  const hash = sourceFolderHash(sources);
  if (!existsSync(builtFile) || readFileSync(builtFile, 'utf8') !== hash) {
    progress.begin('Building the content system (once, about a minute)');
    const failure = await runToEnd([next, 'build'], { ...env, NODE_ENV: 'production' }, buildDeadlineMs);
    if (failure !== null) return halted(progress, `The content system could not be built: ${failure}`);
    writeFileSync(builtFile, hash);
    progress.done('Content system built');
  }

  // Written last, so that an interrupted seed begins again.
  const filledFile = join(dataFolder, 'filled');
  const isFilled = existsSync(filledFile);
  progress.begin(isFilled ? 'Checking the database' : 'Filling the content system with the sandbox’s content (once)');
  if (!isFilled) {
    for (const ending of ['', '-wal', '-shm']) rmSync(join(dataFolder, `content.db${ending}`), { force: true });
    writeFileSync(join(dataFolder, 'seed.json'), JSON.stringify(await sandboxSeed(options.games)));
  }
  const args = ['seed.js', ...(isFilled ? [] : ['--fill'])];
  // Only outside of production does Payload bring the tables to the model.
  const failure = await runToEnd(args, { ...env, NODE_ENV: 'development' }, seedDeadlineMs);
  if (failure !== null) return halted(progress, `The content system could not be filled: ${failure}`);
  writeFileSync(filledFile, '');
  progress.done(isFilled ? 'Database checked' : 'Content system filled');

  progress.begin('Starting the content system');
  const server = startProcess({
    name: 'content system',
    args: [next, 'start', '--port', String(port), '--hostname', '127.0.0.1'],
    cwd: programs,
    env: { ...env, NODE_ENV: 'production' },
  });
  const started = await Promise.race([isUp(port), server.ended.then(() => false)]);
  if (!started) {
    await server.stop();
    const { lastLines } = await server.ended;
    return halted(progress, `The content system did not start:\n${lastLines.join('\n')}`);
  }
  progress.done('Content system started');
  return { address, secrets, process: server };
}

function copySources(): void {
  for (const name of readdirSync(sources)) {
    rmSync(join(programs, name), { recursive: true, force: true });
    cpSync(join(sources, name), join(programs, name), { recursive: true });
  }
}

function halted(progress: Progress, problem: string): { problem: string } {
  progress.halt();
  return { problem };
}

/** @returns how the process failed, with its last lines; null after success */
async function runToEnd(
  args: string[],
  env: Record<string, string | undefined>,
  deadlineMs: number,
): Promise<string | null> {
  const running = startProcess({ name: 'content system', args, cwd: programs, env });
  const end = new AbortController();
  const late = delay(deadlineMs, 'late' as const, { signal: end.signal }).catch(() => 'ended' as const);
  const outcome = await Promise.race([running.ended, late]);
  end.abort();
  if (typeof outcome === 'string') {
    await running.stop();
    return `it took longer than ${deadlineMs / 60_000} minutes.`;
  }
  return outcome.how === 'exit code 0' ? null : `${outcome.how}\n${outcome.lastLines.join('\n')}`;
}

async function isUp(port: number): Promise<boolean> {
  const untilMs = performance.now() + startDeadlineMs;
  while (performance.now() < untilMs) {
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(`http://127.0.0.1:${port}/api/access`, { signal }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok === true) return true;
    await delay(200);
  }
  return false;
}

function readSecrets(folder: string): SystemSecrets {
  const path = join(folder, 'secrets.json');
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as SystemSecrets;
  const secrets = {
    payloadSecret: randomBytes(32).toString('hex'),
    apiKey: randomUUID(),
    editorPassword: randomBytes(9).toString('base64url'),
  };
  writeFileSync(path, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}
