import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';

/** Compiles the ICU messages of `i18n/messages/<language>/*.json` to functions ahead of time, so that no parser is shipped. */
export function messages(): Plugin {
  return {
    name: 'foyer:messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/messages\/\w+\/\w+\.json$/ },
      handler(source, id) {
        const language = basename(dirname(id));
        const compiler = new MessageFormat(language);
        return { code: compileModule(compiler, JSON.parse(source) as Record<string, string>), moduleType: 'js', map: null };
      },
    },
  };
}
