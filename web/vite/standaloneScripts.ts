import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build } from 'vite';
import type { Plugin } from 'vite';

/**
 * Builds a module and its imports as one script, which works without any other file.
 * @param entry path of its source
 */
export async function buildStandaloneScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: browserslistToEsbuild(),
      minify: true,
      lib: { entry, formats: ['iife'], name: 'standaloneScript', fileName: 'script' },
    },
  });
  const [result] = [built].flat();
  if (result === undefined || !('output' in result)) throw new Error(`${entry} was not built.`);
  return result.output[0].code.trim();
}

/**
 * Builds scripts that belong to no bundle of a page: the server sends them itself, inside the document or with its
 * settings.
 * @param entries paths of their sources, by the name of the written file, relative to the folder of the build
 */
export function standaloneScripts(entries: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'foyer:standalone-scripts',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async generateBundle() {
      await Promise.all(
        Object.entries(entries).map(async ([fileName, entry]) =>
          this.emitFile({ type: 'asset', fileName, source: await buildStandaloneScript(entry) }),
        ),
      );
    },
  };
}
