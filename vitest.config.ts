import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { isComplete as isCompleteCluster } from './tests/cluster/support/clusterSize.ts';
import { messages } from './web/vite/messages.ts';

const everywhere = {
  // Only a hanging test or hook takes this long; other checks share the processor.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
  setupFiles: ['./tests/support/failOnConsoleOutput.ts', './tests/support/waitLonger.ts'],
  restoreMocks: true,
  unstubGlobals: true,
};

const longContract = 'tests/contract/long/**';

const contract = {
  ...everywhere,
  setupFiles: [...everywhere.setupFiles, './tests/support/differingMarket.ts'],
  isolate: false,
  environment: 'node' as const,
  experimental: { viteModuleRunner: false },
  include: ['tests/contract/**/*.test.ts'],
  // They start processes, also several at once, beside checks that compute.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

const simulations = 'games/**/*.simulation.test.ts';

/** Vitest begins with the largest files. The suites of the web server and the fault matrix take longest, and their files only list them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]): ReturnType<BaseSequencer['sort']> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of Vitest's own sequencer, not of an array
    const sorted = await super.sort(files);
    const isLong = (file: (typeof sorted)[number]) =>
      /\/contract\/(?:web|webNodes|faultMatrix)\.test\.ts$/.test(file.moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Run by Node itself, as the sandbox is: ten million rounds take a sixth of the time they take in Vite's wrapping. Files
        // share a worker, here and in `unit`: no module keeps anything, in whatever order they come.
        test: {
          ...everywhere,
          setupFiles: [...everywhere.setupFiles, './tests/support/emptyStyleSheets.ts'],
          name: 'sandbox',
          isolate: false,
          environment: 'node',
          experimental: { viteModuleRunner: false },
          include: ['{contract,adapters,brands,games,sandbox}/**/*.test.ts', 'scripts/**/*.test.{mjs,ts}'],
          exclude: ['**/node_modules/**', '**/dist/**', simulations],
        },
      },
      // Minutes of computing, and nothing in them waits for anybody.
      {
        test: {
          ...everywhere,
          name: 'simulations',
          isolate: false,
          environment: 'node',
          experimental: { viteModuleRunner: false },
          include: [simulations],
          testTimeout: 600_000,
        },
      },
      {
        plugins: [messages()],
        test: {
          ...everywhere,
          setupFiles: [...everywhere.setupFiles, './web/unitSetup.ts'],
          name: 'unit',
          // The server inlines these; Vitest would replace them by nothing.
          css: { include: [/services\/theme\/layouts\//] },
          isolate: false,
          environment: 'node',
          include: ['web/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        plugins: [messages(), react()],
        resolve: { mainFields: ['browser', 'module', 'main'] },
        // Contexts inside two threads: each file has its own page and modules, and none of them loads the simulated browser anew.
        test: {
          ...everywhere,
          pool: 'vmThreads',
          server: { deps: { inline: [/faro-web-tracing/, /@opentelemetry\/instrumentation/] } },
          setupFiles: [...everywhere.setupFiles, './tests/support/viewSetup.ts'],
          name: 'views',
          environment: 'jsdom',
          include: ['web/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      { test: { ...contract, name: 'contract', exclude: [longContract] } },
      // A brand and a language that are built, thousands of calls, and a full disk, which needs the right to mount one.
      { test: { ...contract, name: 'contract-long', include: [longContract] } },
      {
        test: {
          ...everywhere,
          name: 'development',
          environment: 'node',
          experimental: { viteModuleRunner: false },
          include: ['tests/development/**/*.test.ts'],
        },
      },
      // Each file starts a cluster of its own; two at once would measure each other.
      {
        test: {
          ...everywhere,
          name: 'cluster',
          environment: 'node',
          experimental: { viteModuleRunner: false },
          include: ['tests/cluster/**/*.test.ts'],
          exclude: isCompleteCluster ? [] : ['tests/cluster/long/**'],
          fileParallelism: false,
          testTimeout: 45 * 60_000,
          hookTimeout: 120_000,
        },
      },
      // A content system of its own, which is installed on first use.
      {
        test: {
          ...everywhere,
          name: 'content-system',
          environment: 'node',
          experimental: { viteModuleRunner: false },
          include: ['tests/content-system/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 20 * 60_000,
        },
      },
      // Complete browsers. Each takes a core while it starts and draws.
      {
        test: {
          ...everywhere,
          name: 'engines',
          environment: 'node',
          experimental: { viteModuleRunner: false },
          include: ['tests/engines/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'built',
          environment: 'node',
          experimental: { viteModuleRunner: false },
          include: ['tests/built/**/*.test.ts'],
        },
      },
    ],
  },
});
