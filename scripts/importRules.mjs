/**
 * Import rules (ARCHITECTURE.md, rules 2 and 3) as functions over one import. Paths are relative to the project, with
 * forward slashes.
 * @typedef {object} Import
 * @property {string} from path of the importing file
 * @property {string | null} to path of the imported project file; null for a package
 * @property {string} specifier as written
 * @property {'load' | 'later' | 'types'} when whether the imported file runs with this one, by `import()`, or never
 */

/**
 * Source folders of a workspace from top to bottom. An import goes down this list or stays in its folder. A file
 * belongs to the longest prefix that matches.
 * @type {Record<string, string[][]>}
 */
export const layers = {
  web: [
    ['app'],
    ['app/startup'],
    ['app/page'],
    ['app/blocks'],
    ['features'],
    ['domain'],
    ['services/calm-mode'],
    ['services/session'],
    ['services/player'],
    ['services/consent', 'services/native', 'services/realtime'],
    ['services/analytics', 'services/telemetry'],
    ['services/api'],
    ['services/market'],
    ['services/configuration'],
    ['services/flags'],
    ['services/connections'],
    ['services/errors', 'services/overlays', 'services/storage', 'services/theme'],
    ['server'],
    ['ui'],
    ['i18n'],
    ['base'],
  ],
  platform: [
    [''],
    ['sandbox'],
    ['vendors', 'games/play'],
    ['services'],
    ['artwork'],
    ['games/catalogue'],
    ['games/engines'],
    ['games/frame'],
    ['kernel'],
    ['messages'],
  ],
};

/** Workspaces that each workspace may import, apart from itself. @type {Record<string, string[]>} */
const workspaces = {
  contract: [],
  brands: ['contract'],
  platform: ['contract', 'brands'],
  web: ['contract', 'brands'],
  // The sandbox is under test: the types of the control room's calls live there.
  tests: ['contract', 'brands', 'scripts', 'platform'],
  // Measurements log in as the browser tests do, and check new brands against existing ones. A package names the version
  // of its contract.
  scripts: ['contract', 'tests', 'brands'],
};

/**
 * Chaos tests and measurements run the page's real-time code against the running hub, hundreds of times, without a
 * browser.
 */
const realTime = /^web\/src\/(services\/realtime|services\/api|base|features\/in-app-messages)\//;

const isTest = (/** @type {string} */ path) => /\.(test|spec)\.(tsx?|mjs)$/.test(path);
const isServer = (/** @type {string} */ path) => /\.server\.tsx?$/.test(path);
const isBrowser = (/** @type {string} */ path) => /\.browser\.tsx?$/.test(path);
const isHook = (/** @type {string} */ path) => /\/use[A-Z]\w*\.ts$/.test(path);
const isView = (/** @type {string} */ path) => path.endsWith('.tsx');
/** A feature's list of CMS blocks, which imports its views lazily. */
const isBlockList = (/** @type {string} */ path) => /^web\/src\/features\/[^/]+\/blocks\.ts$/.test(path);
const isShell = (/** @type {string} */ path) => /^web\/src\/app\/[^/]+$/.test(path);
const isBuild = (/** @type {string} */ path) => /^web\/(vite\/|vite\.config\.ts$)/.test(path);
const isPure = (/** @type {string} */ path) =>
  path.startsWith('web/src/') &&
  path.endsWith('.ts') &&
  !isServer(path) &&
  !isBrowser(path) &&
  !isHook(path) &&
  !isTest(path) &&
  !isBlockList(path) &&
  !isShell(path);

const sourcesOf = (/** @type {string} */ path) => /^(web|platform)\/src\/(.+)$/.exec(path);

/**
 * Longest listed folder that contains the file; undefined for a file outside `web/src` and `platform/src`, or in no
 * listed folder.
 */
function layerOf(/** @type {string} */ path) {
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

/**
 * Import rules. Each returns an error message, or null when the import is allowed.
 * @type {((one: Import) => string | null | undefined)[]}
 */
export const importRules = [
  function importsAllowedWorkspacesOnly({ from, to }) {
    if (to === null) return null;
    const [own = '', wanted = ''] = [from.split('/')[0], to.split('/')[0]];
    const allowed = workspaces[own];
    if (allowed === undefined || own === wanted || allowed.includes(wanted)) return null;
    if ((own === 'tests' || own === 'scripts') && realTime.test(to)) return null;
    return `${own} may only import ${['itself', ...allowed].join(', ')}, not ${wanted}`;
  },
  function isInKnownFolder({ from }) {
    return sourcesOf(from) !== null && layerOf(from) === undefined && !/^web\/src\/[^/]+$/.test(from)
      ? `${from} is not in a listed folder; see scripts/importRules.mjs and ARCHITECTURE.md`
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
    if (to === null || !isServer(to) || isServer(from) || isTest(from) || isBuild(from) || isShell(from)) return null;
    return 'only *.server.* and web/src/app may import *.server.*';
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

/** @param {Import} one @returns {string[]} error messages */
export function findViolations(one) {
  return importRules.flatMap((rule) => rule(one) ?? []);
}

/**
 * Finds import cycles, each once, as the files or folders along it. Type imports count too.
 * @param {ReadonlyMap<string, readonly string[]>} graph each file or folder with its imports
 * @returns {string[][]}
 */
export function findCycles(graph) {
  /** @type {string[][]} */
  const cycles = [];
  const done = new Set();
  /** @type {string[]} */
  const path = [];
  /** @param {string} file */
  const visit = (file) => {
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
const separateParts = ['web/src/domain', 'web/src/services', 'platform/src/services', 'platform/src/vendors'];

/**
 * Reduces a graph of files to the subfolders of `separateParts`.
 * @param {ReadonlyMap<string, readonly string[]>} graph file to the files it imports
 * @returns {Map<string, string[]>} folder to the folders it imports
 */
export function folderGraph(graph) {
  /** @type {Map<string, Set<string>>} */
  const folders = new Map();
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

function partOf(/** @type {string} */ path) {
  const parent = separateParts.find((folder) => path.startsWith(`${folder}/`));
  const [part = '', inside] = parent === undefined ? [] : path.slice(parent.length + 1).split('/');
  return inside === undefined ? undefined : `${parent}/${part}`;
}
