import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundles } from './vite/bundles.ts';
import { compressFiles } from './vite/compressFiles.ts';
import { cutFonts } from './vite/cutFonts.ts';
import { icons } from './vite/icons.ts';
import { messages } from './vite/messages.ts';
import { moduleFiles } from './vite/moduleFiles.ts';
import { serverOnly } from './vite/serverOnly.ts';
import { sourceMaps } from './vite/sourceMaps.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const { plugin: declaredBundles, groups } = bundles(root);

/**
 * A file of code or styles is named after its bundle, or after the module or package that it is for, so that a list of what was
 * loaded and the place of an error can be read. Everything else that matters of it is in the hash.
 */
const readableName = (name: string) => name.split('.')[0] ?? name;
const fileNames = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: ({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }) =>
    `assets/${readableName(/[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?([^\\/]+)/.exec(facadeModuleId ?? '')?.[1] ?? name)}-[hash].js`,
  assetFileNames: ({ names: [name = ''] }: { names: readonly string[] }) =>
    `assets/${readableName(name)}-[hash][extname]`,
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  plugins: [
    icons(),
    messages(),
    serverOnly(),
    declaredBundles,
    moduleFiles(root),
    cutFonts(`${root}dist/fonts`),
    compressFiles(),
    sourceMaps(`${root}dist/sourcemaps`),
    react(),
  ],
  publicDir: false,
  // What old versions of React lacked and wouter brings for them. Not while developing: there Node loads React itself, and
  // an alias would hand its CommonJS to Vite's module runner.
  resolve: {
    alias: command === 'build' ? [{ find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' }] : [],
  },
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
          output: { ...fileNames, codeSplitting: { groups } },
        },
      },
  // What only the build has installed is bundled.
  ssr: { noExternal: ['@capsizecss/core', '@foyer/brands', '@foyer/contract', 'wouter', 'zustand'] },
  server: { middlewareMode: true },
}));
