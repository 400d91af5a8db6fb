import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module';
import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const messagesFile = /\/i18n\/messages\/\w+\/\w+\.json$/;
const virtual = '\0messages:';

/**
 * Compiles the ICU messages of `i18n/messages/<language>/*.json` to functions ahead of time, so that no parser is shipped.
 * The compiled module gets a name without `.json`: what ends so is not looked through for imports while developing.
 */
export function messages(): Plugin {
  return {
    name: 'foyer:messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/messages\/\w+\/\w+\.json$/ },
      handler(id, importer) {
        const path = resolve(dirname(importer ?? ''), id);
        return messagesFile.test(path) ? virtual + path.replace(/\.json$/, '') : null;
      },
    },
    load: {
      filter: { id: /^\0messages:/ },
      async handler(id) {
        const path = `${id.slice(virtual.length)}.json`;
        this.addWatchFile(path);
        const compiler = new MessageFormat(basename(dirname(path)));
        return compileModule(compiler, JSON.parse(await readFile(path, 'utf8')) as Record<string, string>);
      },
    },
    hotUpdate({ file }) {
      if (!messagesFile.test(file)) return;
      const compiled = this.environment.moduleGraph.getModuleById(virtual + file.replace(/\.json$/, ''));
      return compiled === undefined ? [] : [compiled];
    },
  };
}
