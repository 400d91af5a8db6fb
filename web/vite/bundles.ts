import type { Plugin, Rolldown } from 'vite';
import { bundleNames } from '../src/base/bundleNames.ts';
import type { BundleName } from '../src/base/bundleNames.ts';
import { assignBundles } from './assignBundles.ts';
import type { BundleEntry, GraphModule } from './assignBundles.ts';
import { moduleName } from './moduleName.ts';
import { readBundleDeclarations } from './readBundleDeclarations.ts';

/** Written beside the manifest: the modules of each declared bundle, by bundle name. */
export const bundlesFileName = '.vite/bundles.json';

/** Bundles with one file per language, named by the property that holds the `import()`. */
const perLanguage: readonly BundleName[] = ['messages', 'login-and-registration-messages', 'player-messages'];

/** React and its companions: every page needs them, and they change rarely. */
const react = /[\\/]node_modules[\\/](?:react|react-dom|scheduler|zustand)[\\/]/;
/** Runtime of the compiled messages, for every language. */
const messageRuntimeModules = /[\\/]node_modules[\\/](?:@messageformat[\\/]runtime|make-plural)[\\/]/;

const isBundleName = (name: string): name is BundleName => (bundleNames as readonly string[]).includes(name);

/**
 * Configures the bundler with the bundles that sources declare (`src/base/bundleNames.ts`). Files and folders can be moved
 * freely, because no path decides the bundle.
 * @param root folder that module names are relative to
 */
export function bundles(root: string): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const entries = new Map<string, BundleEntry<BundleName>>();
  const names = new Map<string, string>();
  let assigned = new Map<string, BundleName>();
  const fileOf = ({ bundle, property }: BundleEntry<BundleName>) =>
    perLanguage.includes(bundle) ? `${bundle}-${property}` : bundle;

  const plugin: Plugin = {
    name: 'foyer:bundles',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    buildStart() {
      entries.clear();
      names.clear();
    },
    transform: {
      filter: {
        code: /\bbundle\b|\bmodule\b/,
        id: { exclude: /[\\/]node_modules[\\/]/ },
        moduleType: ['js', 'jsx', 'ts', 'tsx'],
      },
      async handler(source, id) {
        const { declarations, code } = readBundleDeclarations(source);
        for (const { bundle, imports } of declarations) {
          if (!isBundleName(bundle))
            this.error(`${id} names the bundle "${bundle}", which src/base/bundleNames.ts does not list.`);
          for (const { specifier, property } of imports) {
            const module = await this.resolve(specifier, id);
            if (module === null) return this.error(`${id} imports ${specifier}, which is not there.`);
            const before = entries.get(module.id);
            const entry = { bundle, property };
            if (before !== undefined && fileOf(before) !== fileOf(entry))
              this.error(`${module.id} is declared for two bundles: ${fileOf(before)}, and ${fileOf(entry)} by ${id}.`);
            entries.set(module.id, entry);
            names.set(module.id, fileOf(entry));
          }
        }
        return { code, map: null };
      },
    },
    buildEnd(error) {
      if (error !== undefined) return;
      const modules = new Map<string, GraphModule>();
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info !== null) modules.set(id, info);
      }
      assigned = assignBundles({
        modules,
        entries,
        order: bundleNames,
        first: 'page',
        shared: [
          { bundle: 'lobby', of: ['player-lobby'], by: ['live'] },
          { bundle: 'live', of: ['analytics'], by: ['player'] },
          { bundle: 'windows', of: ['search', 'login-and-registration'] },
        ],
      });
    },
    generateBundle() {
      const declared = Object.groupBy(names.keys(), (id) => names.get(id) ?? '');
      // Include bundles without modules too, so that the check of the built files fails for them.
      const all = [...bundleNames.filter((name) => !perLanguage.includes(name)), ...Object.keys(declared)];
      const source = JSON.stringify(
        Object.fromEntries(all.map((name) => [name, (declared[name] ?? []).map((id) => moduleName(root, id) ?? id)])),
      );
      this.emitFile({ type: 'asset', fileName: bundlesFileName, source });
    },
  };

  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'react', test: react },
    { name: 'page', test: (id) => assigned.get(id) === 'page' || messageRuntimeModules.test(id) },
    ...bundleNames
      .filter((name) => name !== 'page')
      .map((name) => ({
        name: perLanguage.includes(name) ? (id: string) => names.get(id) ?? name : name,
        debugName: name,
        test: (id: string) => assigned.get(id) === name,
      })),
  ];
  // Each module brings its imports, unless an earlier bundle has them, so no file depends on a later one.
  return {
    plugin,
    groups: groups.map((group, index) => ({
      ...group,
      priority: groups.length - index,
      includeDependenciesRecursively: true,
    })),
  };
}
