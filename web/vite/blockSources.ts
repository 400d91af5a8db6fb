import type { Plugin } from 'vite';

const definitions = /\/src\/features\/[^/]+\/blocks\.ts$/;
const source = /\bmodule: '[^']*',?[ \t]*\n?/g;

/**
 * Leaves out of the browser's blocks the name of each view's source file: the server alone asks for it
 * (`app/viewModules.server.ts`), and every page would carry all of them.
 */
export function blockSources(): Plugin {
  return {
    name: 'foyer:block-sources',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: { filter: { id: definitions }, handler: (code) => ({ code: code.replace(source, ''), map: null }) },
  };
}
