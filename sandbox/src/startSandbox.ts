import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { createActivityLog } from './kernel/activity.ts';
import { createClock } from './kernel/clock.ts';
import { FolderInUse, lockDataFolder, createSchema, openDataFolder } from './kernel/dataFolder.ts';
import { diskProblem } from './kernel/diskProblem.ts';
import { endpointsWithoutRoute } from './kernel/endpointsWithoutRoute.ts';
import { createFaults } from './kernel/faults.ts';
import { openHttpServer } from './kernel/httpServer.ts';
import type { HttpServer } from './kernel/httpServer.ts';
import type { SandboxContext } from './kernel/module.ts';
import { pageOrigins } from './kernel/pageOrigins.ts';
import { sandboxApp } from './kernel/sandboxApp.ts';
import type { Settings } from './kernel/settings.ts';
import { sandboxModules } from './sandboxModules.ts';

export interface RunningSandbox {
  readonly port: number;
  readonly origins: SandboxContext['origins'];
  stop(): Promise<void>;
}

/** `problem` is one sentence for the person who started the sandbox, with the remedy. */
export type SandboxStart = { started: true; sandbox: RunningSandbox } | { started: false; problem: string };

/** Maximum time for calls in progress when the sandbox stops, in milliseconds. */
const graceMs = 8000;
/** Time to respond to calls received during startup, in milliseconds. */
const drainMs = 60;

/** Starts the sandbox: opens the port, then data and modules, then serves calls. `log` receives notable events. */
export async function startSandbox(settings: Settings, log: SandboxContext['log']): Promise<SandboxStart> {
  const { port, host, pageHost } = settings;
  let httpServer: HttpServer;
  try {
    httpServer = await openHttpServer({ port, host, pageHost });
  } catch (error) {
    return { started: false, problem: portProblem(error, settings) };
  }
  const start = await startLocked(httpServer, settings, log);
  if (!start.started) await httpServer.close(0);
  return start;
}

async function startLocked(
  httpServer: HttpServer,
  settings: Settings,
  log: SandboxContext['log'],
): Promise<SandboxStart> {
  const { dataFolder } = settings;
  let lock: { release(): void } | null = null;
  try {
    lock = lockDataFolder(dataFolder);
    const start = await startWithServer(httpServer, settings, log, lock);
    if (!start.started) lock.release();
    return start;
  } catch (error) {
    lock?.release();
    if (error instanceof FolderInUse)
      return {
        started: false,
        problem: `The data folder ${dataFolder} is in use by another sandbox; stop that one or set DATA_FOLDER to another folder.`,
      };
    const problem = diskProblem(error, dataFolder) ?? (lock === null ? folderProblem(dataFolder, error) : null);
    if (problem === null) throw error;
    return { started: false, problem };
  }
}

function portProblem(error: unknown, { port, pageHost }: Settings): string {
  const code = codeOf(error);
  if (code === 'EADDRNOTAVAIL' && pageHost !== null)
    return `${pageHost} is no address of this machine; set PAGE_HOST to one that is, or leave it out.`;
  const wanted = error instanceof Error && 'port' in error && typeof error.port === 'number' ? error.port : port;
  return code === 'EADDRINUSE'
    ? `Port ${wanted} is in use; stop what uses it or set PORT to another one.`
    : `Port ${wanted} cannot be used (${code}); set PORT to another one.`;
}

const folderProblem = (dataFolder: string, error: unknown) =>
  `The data folder ${dataFolder} cannot be used (${codeOf(error)}); make it writable, set DATA_FOLDER to another one, or start with --reset.`;

async function startWithServer(
  httpServer: HttpServer,
  settings: Settings,
  log: SandboxContext['log'],
  lock: { release(): void },
): Promise<SandboxStart> {
  const { dataFolder, reset, tlsPort, webOrigins } = settings;
  let database: DatabaseSync;
  try {
    database = openDataFolder(dataFolder, { reset });
  } catch (error) {
    return { started: false, problem: diskProblem(error, dataFolder) ?? folderProblem(dataFolder, error) };
  }
  const origins = pageOrigins(httpServer.port, httpServer.pageHost, tlsPort);
  const sandboxContext: SandboxContext = {
    database,
    clock: createClock(),
    origins,
    webOrigins,
    dataFolder,
    activity: createActivityLog(),
    log,
  };
  const faults = createFaults();
  const modules = sandboxModules(sandboxContext, settings, faults, servicesOrigin(settings.host, httpServer.port));
  const outdated = createSchema(
    database,
    modules.flatMap(({ tables = [] }) => tables),
  );
  if (outdated.length > 0) {
    database.close();
    return {
      started: false,
      problem: `The data in ${dataFolder} is of another version (${outdated.join(', ')}); start with --reset to begin anew.`,
    };
  }
  const forgotten = endpointsWithoutRoute(modules.flatMap(({ routes = [] }) => routes));
  if (forgotten.length > 0) throw new Error(`No route answers ${forgotten.map(({ name }) => name).join(', ')}.`);

  for (const module of modules) await module.seed?.();
  const sockets = modules.find(({ upgrade }) => upgrade !== undefined);
  // Callers during startup receive 503 and retry at their own time; admitting them now would cause a burst.
  await delay(drainMs);
  httpServer.serve(sandboxApp(sandboxContext, modules, faults), (...call) => sockets?.upgrade?.(...call));
  for (const module of modules) module.start?.();

  async function stop(): Promise<void> {
    for (const module of modules) module.closeConnections?.();
    await httpServer.close(graceMs);
    for (const module of modules.toReversed()) await module.stop?.();
    database.close();
    lock.release();
  }
  return { started: true, sandbox: { port: httpServer.port, origins, stop } };
}

/** Returns the origin at which the sandbox reaches its own services. A wildcard host includes this machine's own address. */
function servicesOrigin(host: string, port: number): string {
  const address = ['0.0.0.0', '::', ''].includes(host) ? '127.0.0.1' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

/** Returns the system error code, for example `EACCES`. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error);
}
