import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { ownValue } from '@foyer/contract/ownValue';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module';
import type { Plugin } from 'vite';

const messagesFile = /\/i18n\/messages\/\w+\/\w+\.json$/;
const virtual = '\0messages:';

type Texts = Record<string, string>;
const readTexts = async (path: string) => JSON.parse(await readFile(path, 'utf8')) as Texts;
const otherLanguage: Record<string, string> = { en: 'zh', zh: 'en' };

/** MK-09: the keys that an area lacks beside the same area of the other language, and those that have no text. */
export function missingKeys(texts: Texts, others: Texts): string[] {
  return Object.keys(others).filter((key) => !Object.hasOwn(texts, key) || texts[key]?.trim() === '');
}

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
        const language = basename(dirname(path));
        const other = join(dirname(path), '..', ownValue(otherLanguage, language) ?? language, basename(path));
        const texts = await readTexts(path);
        const missing = missingKeys(texts, await readTexts(other));
        if (missing.length > 0) this.error(`${language}/${basename(path)} has no text for ${missing.join(', ')}.`);
        return compileModule(new MessageFormat(language), texts);
      },
    },
    hotUpdate({ file }) {
      if (!messagesFile.test(file)) return;
      const compiled = this.environment.moduleGraph.getModuleById(virtual + file.replace(/\.json$/, ''));
      return compiled === undefined ? [] : [compiled];
    },
  };
}
