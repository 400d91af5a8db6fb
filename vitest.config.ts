import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { messages } from './web/vite/messages.ts';

const everywhere = { setupFiles: ['./tests/quietConsole.ts'], restoreMocks: true, unstubGlobals: true };

const simulations = 'platform/**/*.simulation.test.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // Run by Node itself, as the sandbox is: ten million rounds take a sixth of the time they take in Vite's wrapping. Files
        // share a worker, here and in `unit`: no module keeps anything, in whatever order they come.
        test: {
          ...everywhere,
          name: 'platform',
          isolate: false,
          environment: 'node',
          experimental: { viteModuleRunner: false },
          include: ['{contract,brands,platform}/**/*.test.ts', 'scripts/**/*.test.mjs'],
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
          setupFiles: [...everywhere.setupFiles, './tests/viewSetup.ts'],
          name: 'views',
          environment: 'jsdom',
          include: ['web/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'contract',
          isolate: false,
          environment: 'node',
          experimental: { viteModuleRunner: false },
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'development',
          environment: 'node',
          experimental: { viteModuleRunner: false },
          include: ['tests/development/**/*.test.ts'],
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
