/**
 * Import rules (ARCHITECTURE.md, rules 2 and 3) as functions over one import. Paths are relative to the project, with
 * forward slashes.
 */
export interface Import {
  /** Path of the importing file. */
  from: string;
  /** Path of the imported project file; null for a package. */
  to: string | null;
  /** As written. */
  specifier: string;
  /** Whether the imported file runs with this one, by `import()`, or never. */
  when: 'load' | 'later' | 'types';
}

/**
 * Source folders of a workspace from top to bottom. An import goes down this list or stays in its folder. A file
 * belongs to the longest prefix that matches.
 */
export const layers: Record<string, string[][]> = {
  web: [
    ['app'],
    ['app/startup'],
    ['app/page'],
    ['app/blocks'],
    ['features'],
    ['domain'],
    ['services/dial'],
    ['services/session'],
    ['services/query'],
    ['services/player'],
    ['services/consent', 'services/native', 'services/realtime'],
    ['services/analytics', 'services/telemetry'],
    ['services/attribution'],
    ['services/api'],
    ['services/market'],
    ['services/configuration'],
    ['services/flags'],
    ['services/connections', 'services/stream'],
    ['services/errors', 'services/overlays', 'services/storage', 'services/theme'],
    ['server'],
    ['ui'],
    ['i18n'],
    ['base'],
  ],
  sandbox: [
    [''],
    ['content-check', 'control', 'outbox', 'simulated-players'],
    ['vendors'],
    ['services'],
    ['blog-pictures'],
    ['kernel'],
    ['messages'],
  ],
  games: [['artwork'], ['play'], ['catalogue'], ['fairness'], ['engines'], ['frame'], ['page'], ['messages']],
};

/** Workspaces that each workspace may import, apart from itself. */
export const workspaces: Record<string, string[]> = {
  contract: [],
  // Written as by a stranger: from the documents alone.
  examples: [],
  adapters: ['contract'],
  brands: ['contract'],
  games: ['contract', 'brands'],
  sandbox: ['contract', 'brands', 'games'],
  web: ['contract', 'brands'],
  // The sandbox is under test: the types of the control room's calls live there.
  tests: ['contract', 'examples', 'adapters', 'brands', 'scripts', 'games', 'sandbox'],
  // Commands and checks of every workspace.
  scripts: ['contract', 'brands', 'games', 'sandbox', 'web', 'tests'],
};

/**
 * Chaos tests run the page's real-time code against the running hub, hundreds of times, without a
 * browser.
 */
const realTime = /^web\/src\/(services\/realtime|services\/stream|services\/api|base|features\/in-app-messages)\//;

const isTest = (path: string) => /\.(test|spec)\.(tsx?|mjs)$/.test(path);
const isServer = (path: string) => /\.server\.tsx?$/.test(path);
const isBrowser = (path: string) => /\.browser\.tsx?$/.test(path);
const isHook = (path: string) => /\/use[A-Z]\w*\.ts$/.test(path);
const isView = (path: string) => path.endsWith('.tsx');
/** A feature's list of CMS blocks, which imports its views lazily. */
const isBlockList = (path: string) => /^web\/src\/features\/[^/]+\/blocks\.ts$/.test(path);
const isShell = (path: string) => /^web\/src\/app\/[^/]+$/.test(path);
const isBuild = (path: string) => /^web\/(vite\/|vite\.config\.ts$)/.test(path);
const isScript = (path: string) => path.startsWith('scripts/');
const isPure = (path: string) =>
  path.startsWith('web/src/') &&
  path.endsWith('.ts') &&
  !isServer(path) &&
  !isBrowser(path) &&
  !isHook(path) &&
  !isTest(path) &&
  !isBlockList(path) &&
  !isShell(path);

const sourcesOf = (path: string) => /^(web|games|sandbox)\/src\/(.+)$/.exec(path);

/**
 * Longest listed folder that contains the file; undefined for a file outside `web/src`, `games/src` and `sandbox/src`, or in no
 * listed folder.
 */
function layerOf(path: string) {
  const [, workspace = '', inside = ''] = sourcesOf(path) ?? [];
  const lines = layers[workspace] ?? [];
  const fits = lines
    .flat()
    .filter((folder) => (folder === '' ? !inside.includes('/') : inside.startsWith(`${folder}/`)))
    .toSorted((a, b) => b.length - a.length);
  const [folder] = fits;
  return folder === undefined
    ? undefined
    : { workspace, folder, rank: lines.findIndex((line) => line.includes(folder)) };
}

/** Import rules. Each returns an error message, or null when the import is allowed. */
export const importRules: ((one: Import) => string | null | undefined)[] = [
  function importsAllowedWorkspacesOnly({ from, to }) {
    if (to === null) return null;
    const [own = '', wanted = ''] = [from.split('/')[0], to.split('/')[0]];
    const allowed = workspaces[own];
    if (allowed === undefined || own === wanted || allowed.includes(wanted)) return null;
    if (own === 'tests' && realTime.test(to)) return null;
    return `${own} may only import ${['itself', ...allowed].join(', ')}, not ${wanted}`;
  },
  function isInKnownFolder({ from }) {
    return sourcesOf(from) !== null && layerOf(from) === undefined && !/^web\/src\/[^/]+$/.test(from)
      ? `${from} is not in a listed folder; see scripts/importRules.ts and ARCHITECTURE.md`
      : null;
  },
  function importsLowerLayersOnly({ from, to }) {
    const [own, other] = [layerOf(from), layerOf(to ?? '')];
    if (isTest(from) || own === undefined || other === undefined || own.workspace !== other.workspace) return null;
    return other.rank < own.rank ? `${own.folder || 'src'} lies below ${other.folder || 'src'}; imports go down` : null;
  },
  function importsNoOtherFeature({ from, to }) {
    const [, feature] = /^web\/src\/features\/([^/]+)\//.exec(from) ?? [];
    const [, other] = /^web\/src\/features\/([^/]+)\//.exec(to ?? '') ?? [];
    return feature !== undefined && other !== undefined && feature !== other
      ? `the feature ${feature} may not import the feature ${other}`
      : null;
  },
  function importsServerFilesInServerOnly({ from, to }) {
    if (
      to === null ||
      !isServer(to) ||
      isServer(from) ||
      isTest(from) ||
      isBuild(from) ||
      isShell(from) ||
      isScript(from)
    )
      return null;
    return 'only *.server.*, web/src/app and scripts may import *.server.*';
  },
  function importsBrowserFilesInBrowserOnly({ from, to }) {
    if (
      to === null ||
      !isBrowser(to) ||
      isBrowser(from) ||
      isTest(from) ||
      isView(from) ||
      isHook(from) ||
      from.endsWith('.worker.ts') ||
      isShell(from)
    )
      return null;
    return 'only views, hooks, workers and *.browser.* may import *.browser.*; move shared code to a plain file';
  },
  function importsNoPlatformInPureFiles({ from, to, specifier, when }) {
    if (!isPure(from)) return null;
    // A type import of a view is allowed: a list of blocks may name the type.
    if (specifier === 'react' && when === 'types') return null;
    if (/^node:|^(react|react-dom|hono|@hono)(\/|$)/.test(specifier))
      return `a plain x.ts may use the language only and must not import ${specifier}`;
    return to !== null && (isView(to) || isHook(to)) ? 'a plain x.ts may not import a view or a hook' : null;
  },
];

/** @returns error messages */
export function findViolations(one: Import): string[] {
  return importRules.flatMap((rule) => rule(one) ?? []);
}

/**
 * Finds import cycles, each once, as the files or folders along it. Type imports count too.
 * @param graph each file or folder with its imports
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set();
  const path: string[] = [];
  const visit = (file: string) => {
    const at = path.indexOf(file);
    if (at !== -1) {
      cycles.push(path.slice(at));
      return;
    }
    if (done.has(file)) return;
    path.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return cycles;
}

/** Folders whose direct subfolders may not import each other in a cycle. */
const separateParts = ['web/src/domain', 'web/src/services', 'sandbox/src/services', 'sandbox/src/vendors'];

/**
 * Reduces a graph of files to the subfolders of `separateParts`.
 * @param graph file to the files it imports
 * @returns folder to the folders it imports
 */
export function folderGraph(graph: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const from = partOf(file);
    if (from === undefined || isTest(file)) continue;
    for (const target of targets) {
      const to = partOf(target);
      if (to === undefined || to === from) continue;
      folders.set(from, (folders.get(from) ?? new Set()).add(to));
    }
  }
  return new Map([...folders].map(([folder, targets]) => [folder, [...targets]]));
}

function partOf(path: string) {
  const parent = separateParts.find((folder) => path.startsWith(`${folder}/`));
  const [part = '', inside] = parent === undefined ? [] : path.slice(parent.length + 1).split('/');
  return inside === undefined ? undefined : `${parent}/${part}`;
}
