import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { blockSources } from './vite/blockSources.ts';
import { compressFiles } from './vite/compressFiles.ts';
import { cutFonts } from './vite/cutFonts.ts';
import { fileGroups } from './vite/fileGroups.ts';
import { icons } from './vite/icons.ts';
import { messages } from './vite/messages.ts';
import { moduleFiles } from './vite/moduleFiles.ts';
import { serverOnly } from './vite/serverOnly.ts';
import { sourceMaps } from './vite/sourceMaps.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Every page brings the list of all files that may be wanted later, so names are nothing but what tells versions apart: a
 * kilobyte less, compressed. Which file a module went into stands in `.vite/modules.json`.
 */
const shortNames = {
  entryFileNames: 'assets/[hash].js',
  chunkFileNames: 'assets/[hash].js',
  assetFileNames: ({ names }: { names: readonly string[] }) => (names.some((name) => name.endsWith('.css')) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]'),
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  plugins: [icons(), messages(), serverOnly(), blockSources(), moduleFiles(root), cutFonts(`${root}dist/fonts`), compressFiles(), sourceMaps(`${root}dist/sourcemaps`), react()],
  publicDir: false,
  // What old versions of React lacked and wouter brings for them. Not while developing: there Node loads React itself, and
  // an alias would hand its CommonJS to Vite's module runner.
  resolve: { alias: command === 'build' ? [{ find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' }] : [] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node26',
        rolldownOptions: { input: { server: 'src/app/main.server.ts', bench: 'src/app/bench.server.ts' } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // Without a line in the code that names them.
        sourcemap: 'hidden',
        modulePreload: { polyfill: false },
        cssCodeSplit: true,
        target: 'es2023',
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { browser: 'src/app/entry.browser.tsx' },
          output: { ...shortNames, codeSplitting: { includeDependenciesRecursively: false, groups: fileGroups() } },
        },
      },
  // What only the build has installed is bundled.
  ssr: { noExternal: ['@capsizecss/core', '@foyer/brands', '@foyer/contract', 'wouter', 'zustand'] },
  server: { middlewareMode: true },
}));
