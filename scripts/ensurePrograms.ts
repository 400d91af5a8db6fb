import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from './findChromium.ts';
import { installDebianPackages } from './installDebianPackages.mjs';
import type { Progress } from './progress.mjs';

/** A program of the system that tests start. */
export interface TestProgram {
  command: string;
  /** Default: `--version`. */
  versionFlag?: string;
  debianPackage: string;
  /** Arguments with which the command must succeed, for libraries that it loads. */
  probe?: string[];
  /** Looks for a program that may be in several places. */
  find?: () => string | null;
  /** Variable that names such a program. */
  variable?: string;
}

const varnishModules = fileURLToPath(new URL('varnishModules.vcl', import.meta.url));

/** Complete Chromium, as players have it. */
export const chromium: TestProgram = {
  command: 'chromium',
  debianPackage: 'chromium',
  find: findChromium,
  variable: 'CHROMIUM_PATH',
};

/** Programs of the tests that run without a window. */
export const testPrograms: readonly TestProgram[] = [
  { command: 'redis-server', debianPackage: 'redis-server' },
  { command: 'redis-cli', debianPackage: 'redis-tools' },
  { command: 'haproxy', versionFlag: '-v', debianPackage: 'haproxy' },
  { command: 'varnishd', versionFlag: '-V', debianPackage: 'varnish' },
  { command: 'varnishd', debianPackage: 'varnish-modules', probe: ['-C', '-f', varnishModules] },
  { command: 'nginx', versionFlag: '-v', debianPackage: 'nginx-light' },
  { command: 'promtool', debianPackage: 'prometheus' },
  { command: 'kubectl', versionFlag: 'help', debianPackage: 'kubernetes-client' },
  { command: 'openssl', versionFlag: 'version', debianPackage: 'openssl' },
];

/** Programs of the outages of `tests/alerts/` and of the runbooks. */
export const alertPrograms: readonly TestProgram[] = [
  { command: 'prometheus', debianPackage: 'prometheus' },
  { command: 'promtool', debianPackage: 'prometheus' },
  { command: 'prometheus-blackbox-exporter', debianPackage: 'prometheus-blackbox-exporter' },
  { command: 'prometheus-varnish-exporter', versionFlag: '-version', debianPackage: 'prometheus-varnish-exporter' },
  { command: 'varnishd', versionFlag: '-V', debianPackage: 'varnish' },
  { command: 'varnishd', debianPackage: 'varnish-modules', probe: ['-C', '-f', varnishModules] },
  { command: 'redis-server', debianPackage: 'redis-server' },
  { command: 'openssl', versionFlag: 'version', debianPackage: 'openssl' },
  { command: 'curl', debianPackage: 'curl' },
  { command: 'jq', debianPackage: 'jq' },
];

const firefoxPlaces = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
/** Firefox for tests: `FIREFOX_PATH`, else a usual location, else a name that does not start. */
export const firefoxPath =
  process.env['FIREFOX_PATH'] ?? firefoxPlaces.find((path) => existsSync(path)) ?? 'firefox-esr';
/** The first that turns the screen of a page, which the driver asks for. */
const oldestFirefox = 144;
const firefoxVersion = () =>
  Number(/ (\d+)\./.exec(spawnSync(firefoxPath, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? 0);
/** The system's Python, because Debian's packages bind to no other. */
export const pythonPath = '/usr/bin/python3';

/** Programs of the engines of `tests/engines/` beside Chromium. */
export const enginePrograms: Readonly<Record<string, readonly TestProgram[]>> = {
  firefox: [
    {
      command: firefoxPath,
      debianPackage: 'firefox-esr',
      find: () => (firefoxVersion() >= oldestFirefox ? firefoxPath : null),
      variable: `FIREFOX_PATH, for Firefox ${oldestFirefox} or later`,
    },
  ],
  webkit: [
    { command: 'WebKitWebDriver', debianPackage: 'webkit2gtk-driver' },
    { command: 'Xvfb', versionFlag: '-version', debianPackage: 'xvfb' },
    { command: pythonPath, debianPackage: 'python3-gi', probe: ['-c', 'import gi'] },
    {
      command: pythonPath,
      debianPackage: 'gir1.2-webkit2-4.1',
      probe: ['-c', 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")'],
    },
  ],
};

/** Some programs answer the question for their version with an error code. */
function canRun({ command, versionFlag = '--version', probe, find }: TestProgram) {
  if (find !== undefined) return find() !== null;
  if (probe !== undefined) return spawnSync(command, probe, { stdio: 'ignore' }).status === 0;
  return spawnSync(command, [versionFlag], { stdio: 'ignore' }).error === undefined;
}

/**
 * Installs Debian's packages of programs that are not found, where the machine allows it.
 * @returns error message, or null when every program can be started
 */
export function ensurePrograms(progress: Progress, programs: readonly TestProgram[]): string | null {
  const missing = programs.filter((program) => !canRun(program));
  if (missing.length === 0) return null;
  const packages = missing.map(({ debianPackage }) => debianPackage);
  progress.begin(`Installing ${packages.join(', ')} for the tests (once)`);
  installDebianPackages(packages);
  const stillMissing = missing.filter((program) => !canRun(program));
  if (stillMissing.length === 0) {
    progress.done('Programs of the tests installed');
    return null;
  }
  progress.halt();
  const named = stillMissing.map(({ debianPackage, variable }) =>
    variable === undefined ? debianPackage : `${debianPackage} (or ${variable})`,
  );
  return `This command needs ${named.join(', ')}: install what is missing (for example apt-get install ${packages.join(' ')}) and run the command again.`;
}

/**
 * Installs the engines of `tests/engines/` beside Chromium where the machine allows it, and limits the journeys to
 * those that can start (`ENGINES`). A continuous integration must have them all.
 * @param env receives `ENGINES`
 * @returns `notes`: a line for each engine that does not run
 */
export function ensureEngines(
  progress: Progress,
  env: Record<string, string | undefined> = process.env,
  ensure: (programs: readonly TestProgram[]) => string | null = (programs) => ensurePrograms(progress, programs),
): { problem: string | null; notes: string[] } {
  const wanted = env['ENGINES']?.split(',') ?? ['chromium', ...Object.keys(enginePrograms)];
  const problems = new Map(
    Object.entries(enginePrograms).flatMap(([engine, programs]) => {
      const problem = wanted.includes(engine) ? ensure(programs) : null;
      return problem === null ? [] : [[engine, problem]];
    }),
  );
  if (env['CI']) return { problem: [...problems.values()][0] ?? null, notes: [] };
  env['ENGINES'] = wanted.filter((engine) => !problems.has(engine)).join(',') || 'chromium';
  return {
    problem: null,
    notes: [...problems].map(([engine, problem]) => `- journey in ${engine} (does not run here). ${problem}`),
  };
}
