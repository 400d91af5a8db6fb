import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { cultures, defaultCulture, isCulture } from '@foyer/contract/languages';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module';
import type { Plugin } from 'vite';
import { missingInArea, readTexts } from './missingMessages.ts';

const messagesFile = /\/i18n\/messages\/\w+\/\w+\.json$/;
const virtual = '\0messages:';
/** A lazy import of the default language's messages. */
const loader = /\ben: \(\) => import\('\.\/(?:en\.ts|messages\/en\/\w+\.json)'\)/g;
/** The module of a language with the messages of every page. Only the default language has a file. */
const languageModule = /\/i18n\/([a-z]{2})\.ts$/;
const others = cultures.filter((culture) => culture !== defaultCulture);

/** Rewrites the code for another language. */
const inLanguage = (code: string, language: string): string =>
  code
    .replace(/\ben: /g, `${language}: `)
    .replaceAll('./en.ts', `./${language}.ts`)
    .replaceAll('/messages/en/', `/messages/${language}/`);

/**
 * Compiles the ICU messages of `i18n/messages/<language>/*.json` to functions, so that no parser is shipped. Derives
 * the modules of every language of `contract/src/languages.ts` from those that the sources write for English. Compiled
 * modules have names without `.json`, because the development server does not scan modules with that ending for
 * imports.
 */
export function messages(): Plugin {
  return {
    name: 'foyer:messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: [/\/messages\/\w+\/\w+\.json$/, /\/[a-z]{2}\.ts$/] },
      handler(id, importer) {
        const path = resolve(dirname(importer ?? ''), id);
        if (messagesFile.test(path)) return virtual + path.replace(/\.json$/, '');
        const [, language = defaultCulture] = languageModule.exec(path) ?? [];
        if (language === defaultCulture || !isCulture(language)) return null;
        // A development server requests a module by its address, which is relative to the root.
        const { root } = this.environment.config;
        return path.startsWith(join(root, '/')) ? path : join(root, path);
      },
    },
    load: {
      filter: { id: [/^\0messages:/, languageModule] },
      async handler(id) {
        const [, language] = languageModule.exec(id) ?? [];
        if (language !== undefined) {
          const pattern = join(dirname(id), `${defaultCulture}.ts`);
          this.addWatchFile(pattern);
          return inLanguage(await readFile(pattern, 'utf8'), language);
        }
        const path = `${id.slice(virtual.length)}.json`;
        this.addWatchFile(path);
        const [folder, culture, area] = [dirname(dirname(path)), basename(dirname(path)), basename(path)];
        const missing = missingInArea(folder, culture, area);
        if (missing.length > 0) this.error(missing.join('\n'));
        return compileModule(new MessageFormat(culture), readTexts(folder, culture, area) ?? {});
      },
    },
    transform: {
      filter: { id: /\/i18n\/\w+\.ts$/, code: /\ben: \(\) => import\(/ },
      handler: (code) => ({
        code: code.replace(loader, (one) => [one, ...others.map((language) => inLanguage(one, language))].join(', ')),
        map: null,
      }),
    },
    hotUpdate({ file }) {
      if (!messagesFile.test(file)) return;
      const compiled = this.environment.moduleGraph.getModuleById(virtual + file.replace(/\.json$/, ''));
      return compiled === undefined ? [] : [compiled];
    },
  };
}
