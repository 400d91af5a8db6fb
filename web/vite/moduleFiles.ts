import type { Plugin } from 'vite';
import { moduleName } from './moduleName.ts';

/**
 * Written beside the manifest: the built file of each source module. The manifest names only modules with a file of
 * their own.
 */
export const moduleFilesName = '.vite/modules.json';

/** @param root folder that module names are relative to */
export function moduleFiles(root: string): Plugin {
  return {
    name: 'foyer:module-files',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_options, bundle) {
      const files = new Map<string, string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const name = moduleName(root, id);
          if (name !== null) files.set(name, chunk.fileName);
        }
      }
      this.emitFile({ type: 'asset', fileName: moduleFilesName, source: JSON.stringify(Object.fromEntries(files)) });
    },
  };
}
