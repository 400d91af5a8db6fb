/**
 * Who may import whom (ARCHITECTURE.md, rules 2 and 3), as functions over one import. Paths are relative to the
 * project with forward slashes.
 * @typedef {object} Import
 * @property {string} from path of the importing file
 * @property {string | null} to path of the imported file when it is ours, else null
 * @property {string} specifier as written
 * @property {'load' | 'later' | 'types'} when the imported file runs: with this one, by `import()`, or never
 */

/** Folders of `web/src` from top to bottom; imports go down this list or stay on a line. */
const layers = [
  ['app', 'startup'],
  ['page'],
  ['features'],
  // A block's definition names games and answers, and is offered by features. A session is a noun that features share:
  // it fills the player's state.
  ['domain', 'session', 'blocks'],
  [
    'market',
    'consent',
    'flags',
    'realtime',
    'overlays',
    'native',
    'analytics',
    'telemetry',
    'theme',
    'api',
    'server',
    'storage',
  ],
  ['ui'],
  // A button of our own, for example a dialog's Close, has its words too.
  ['i18n'],
  ['base'],
];

/** What each workspace may import beside itself. @type {Record<string, string[]>} */
const workspaces = {
  contract: [],
  brands: ['contract'],
  platform: ['contract', 'brands'],
  web: ['contract', 'brands'],
  // The sandbox is part of what is tested with: its control room's calls have their types there.
  tests: ['contract', 'brands', 'scripts', 'platform'],
  // Measurements log in as the journeys do; a new brand is measured against those that are there.
  scripts: ['tests', 'brands'],
};

/** Chaos and measurements need hundreds of losses, which the page's real-time code lives through in front of the running hub, without a browser. */
const realTime = /^web\/src\/(realtime|api|features\/in-app-messages)\//;

const isTest = (/** @type {string} */ path) => /\.(test|spec)\.(tsx?|mjs)$/.test(path);
const isServer = (/** @type {string} */ path) => /\.server\.tsx?$/.test(path);
const isBrowser = (/** @type {string} */ path) => /\.browser\.tsx?$/.test(path);
const isHook = (/** @type {string} */ path) => /\/use[A-Z]\w*\.ts$/.test(path);
const isView = (/** @type {string} */ path) => path.endsWith('.tsx');
/** A feature's list of CMS blocks names its views, to be loaded when a page needs them. */
const isBlockList = (/** @type {string} */ path) => /^web\/src\/features\/[^/]+\/blocks\.ts$/.test(path);
const isShell = (/** @type {string} */ path) => path.startsWith('web/src/app/');
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

const folderOf = (/** @type {string} */ path) => path.split('/')[2] ?? '';
const rankOf = (/** @type {string} */ path) => layers.findIndex((names) => names.includes(folderOf(path)));
const inWeb = (/** @type {string} */ path) => path.startsWith('web/src/') && path.split('/').length > 3;

/** Each says in a sentence what is wrong with an import, or nothing. @type {((one: Import) => string | null | undefined)[]} */
export const importRules = [
  function staysInItsWorkspaces({ from, to }) {
    if (to === null) return null;
    const [own = '', wanted = ''] = [from.split('/')[0], to.split('/')[0]];
    const allowed = workspaces[own];
    if (allowed === undefined || own === wanted || allowed.includes(wanted)) return null;
    if ((own === 'tests' || own === 'scripts') && realTime.test(to)) return null;
    return `${own} may import ${['itself', ...allowed].join(', ')}, and not ${wanted}`;
  },
  function knowsItsFolder({ from }) {
    return inWeb(from) && rankOf(from) === -1
      ? `web/src/${folderOf(from)} is no folder of the house; ARCHITECTURE.md lists them`
      : null;
  },
  function goesDown({ from, to }) {
    if (to === null || isTest(from) || !inWeb(from) || !inWeb(to) || rankOf(to) >= rankOf(from)) return null;
    return `${folderOf(from)} lies below ${folderOf(to)}; imports go down`;
  },
  function leavesOtherFeaturesAlone({ from, to }) {
    const [, feature] = /^web\/src\/features\/([^/]+)\//.exec(from) ?? [];
    const [, other] = /^web\/src\/features\/([^/]+)\//.exec(to ?? '') ?? [];
    return feature !== undefined && other !== undefined && feature !== other
      ? `the feature ${feature} may not import the feature ${other}`
      : null;
  },
  function keepsTheServerToItself({ from, to }) {
    if (to === null || !isServer(to) || isServer(from) || isTest(from) || isBuild(from) || isShell(from)) return null;
    return 'only *.server.* and web/src/app may import *.server.*';
  },
  function keepsTheWindowInTheBrowser({ from, to }) {
    if (
      to === null ||
      !isBrowser(to) ||
      isBrowser(from) ||
      isTest(from) ||
      isView(from) ||
      isHook(from) ||
      isShell(from)
    )
      return null;
    return 'only views, hooks and *.browser.* may import *.browser.*; move what is shared to a plain file';
  },
  function staysPure({ from, to, specifier, when }) {
    if (!isPure(from)) return null;
    // The type of a view is no view: a list of blocks may name it.
    if (specifier === 'react' && when === 'types') return null;
    if (/^node:|^(react|react-dom|hono|@hono)(\/|$)/.test(specifier))
      return `a plain x.ts is the language only and may not import ${specifier}`;
    return to !== null && (isView(to) || isHook(to)) ? 'a plain x.ts may not import a view or a hook' : null;
  },
];

/** @param {Import} one @returns {string[]} sentences */
export function violations(one) {
  return importRules.flatMap((rule) => rule(one) ?? []);
}

/**
 * Circles of imports, each once, as the files along it.
 * @param {ReadonlyMap<string, readonly string[]>} graph file to the files it imports
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
