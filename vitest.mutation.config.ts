import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { messages } from './web/vite/messages.ts';

// Stryker works in a copy of the project whose node_modules is a link to the original, so workspaces are resolved here:
// otherwise imports of @foyer/* would load the original files, without mutants.
const root = import.meta.dirname;
const alias = [
  { find: /^@foyer\/contract\/(.*)$/, replacement: join(root, 'contract/src/$1.ts') },
  { find: /^@foyer\/brands\/(.*)$/, replacement: join(root, 'brands/$1.ts') },
];
// `renderMarkup.server.anyContent.test.ts` starts a sandbox and covers nearly every line of the web: it would take seconds for each mutant.
const exclude = [
  '**/node_modules/**',
  '**/dist/**',
  '**/*.simulation.test.ts',
  '**/renderMarkup.server.anyContent.test.ts',
];
// A busy machine makes tests slow; only a mutant that loops shall run out of time, and Stryker has a limit of its own for that.
const everywhere = {
  testTimeout: 30_000,
  setupFiles: ['./tests/support/failOnConsoleOutput.ts', './tests/support/onlyClauses.ts'],
  restoreMocks: true,
  unstubGlobals: true,
  exclude,
};

/** Unit and view tests for mutation runs. Unlike `npm test`, every file has modules of its own, so that each mutant starts afresh. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        plugins: [messages()],
        test: {
          ...everywhere,
          name: 'unit',
          environment: 'node',
          include: ['{contract,brands,games,sandbox,web}/**/*.test.ts'],
        },
      },
      {
        resolve: { alias },
        plugins: [messages(), react()],
        test: {
          ...everywhere,
          setupFiles: [...everywhere.setupFiles, './tests/support/viewSetup.ts'],
          name: 'views',
          pool: 'vmThreads',
          environment: 'jsdom',
          include: ['web/**/*.test.tsx'],
        },
      },
    ],
  },
});
