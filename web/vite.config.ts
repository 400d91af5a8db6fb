import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { brandIcons } from './vite/brandIcons.ts';
import { bundledPackages } from './vite/bundledPackages.ts';
import { bundles } from './vite/bundles.ts';
import { className } from './vite/className.ts';
import { compressFiles } from './vite/compressFiles.ts';
import { icons } from './vite/icons.ts';
import { messages } from './vite/messages.ts';
import { moduleFiles } from './vite/moduleFiles.ts';
import { releaseManifest } from './vite/releaseManifest.ts';
import { serverData } from './vite/serverData.ts';
import { serverOnly } from './vite/serverOnly.ts';
import { sourceMaps } from './vite/sourceMaps.ts';
import { standaloneScripts } from './vite/standaloneScripts.ts';
import { subsetFonts } from './vite/subsetFonts.ts';

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
    brandIcons(),
    standaloneScripts({
      '.vite/service-worker.js': `${root}src/app/offline/serviceWorker.worker.ts`,
      '.vite/connection.js': `${root}src/services/connections/connection.worker.ts`,
      '.vite/early-script.js': `${root}src/app/earlyScript.browser.ts`,
    }),
    subsetFonts(`${root}dist/fonts`),
    serverData(root, `${root}dist`),
    bundledPackages(),
    compressFiles(),
    sourceMaps(`${root}dist/sourcemaps`),
    releaseManifest(`${root}dist/client`),
    react(),
  ],
  publicDir: false,
  // Browsers below the list show the page too, and know no `(width >= 768px)`.
  css: { lightningcss: { include: Features.MediaRangeSyntax }, modules: { generateScopedName: className(root) } },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node26',
        rolldownOptions: { input: { server: 'src/app/main.server.ts' } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // Without a line in the code that names them.
        sourcemap: 'hidden',
        modulePreload: { polyfill: false },
        cssCodeSplit: true,
        target: browserslistToEsbuild(),
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { browser: 'src/app/entry.browser.tsx' },
          output: { ...fileNames, codeSplitting: { groups } },
        },
      },
  // The built server contains every package, so that it runs without `node_modules`. While developing Node loads them.
  ssr: {
    noExternal: command === 'build' || ['@capsizecss/core', '@foyer/brands', '@foyer/contract', 'zustand'],
  },
  // Libraries then leave out what they need for development only; the server's own code does not read it.
  define: command === 'build' && isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  server: { middlewareMode: true },
}));
