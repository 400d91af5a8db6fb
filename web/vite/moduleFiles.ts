import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Beside the manifest: which file of the build holds which of our modules. The manifest names only modules with a file of their own. */
export const moduleFilesName = '.vite/modules.json';

/** @param root folder that the modules' names are relative to */
export function moduleFiles(root: string): Plugin {
  return {
    name: 'foyer:module-files',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_options, bundle) {
      const files = new Map<string, string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) if (id.startsWith(root)) files.set(relative(root, id), chunk.fileName);
      }
      this.emitFile({ type: 'asset', fileName: moduleFilesName, source: JSON.stringify(Object.fromEntries(files)) });
    },
  };
}
