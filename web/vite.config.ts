import { execFile } from 'node:child_process';
import { readFile, writeFile, cp, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inlineScale } from '@foyer/brands/inlineScale';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { compressFile, encodingSuffix, isCompressible } from './src/server/compressFile.server.ts';
import { writeReleaseManifest } from './src/server/releaseManifest.server.ts';
import { brandIcons } from './vite/brandIcons.ts';
import { bundledPackages } from './vite/bundledPackages.ts';
import { bundles } from './vite/bundles.ts';
import { className } from './vite/className.ts';
import { icons } from './vite/icons.ts';
import { messages } from './vite/messages.ts';
import { moduleName } from './vite/moduleName.ts';
import { serverOnly } from './vite/serverOnly.ts';
import { sourceMaps } from './vite/sourceMaps.ts';
import { standaloneScripts } from './vite/standaloneScripts.ts';
import { subsetFonts } from './vite/subsetFonts.ts';

const database = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/**
 * Copies files that the server reads at start, so that it needs nothing outside of the build: the country database, and
 * licensed fonts where an operator installed some.
 * @param root the folder `web`
 * @param output folder of the build
 */
function serverData(root: string, output: string): Plugin {
  return {
    name: 'foyer:server-data',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    apply: 'build',
    async writeBundle() {
      await mkdir(join(output, 'data'), { recursive: true });
      await cp(createRequire(import.meta.url).resolve(database), join(output, 'data/country.mmdb'));
      await rm(join(output, 'licensed-fonts'), { recursive: true, force: true });
      await cp(join(root, 'fonts'), join(output, 'licensed-fonts'), { recursive: true }).catch(ignoreMissing);
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/**
 * Finishes the release after the build of the server, which is the last one: lets the server prepare the files that it
 * makes itself, and describes everything.
 * @param clientFolder output of the browser's build
 */
function releaseManifest(clientFolder: string): Plugin {
  return {
    name: 'foyer:release-manifest',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        await promisify(execFile)(process.execPath, [join(dir, 'server.js'), '--prepare']);
        await writeReleaseManifest(clientFolder, dir);
      },
    },
  };
}

/**
 * Written beside the manifest: the built file of each source module. The manifest names only modules with a file of
 * their own.
 */
const moduleFilesName = '.vite/modules.json';

/** @param root folder that module names are relative to */
function moduleFiles(root: string): Plugin {
  return {
    name: 'foyer:module-files',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_options, bundle) {
      const files = new Map<string, string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const name = moduleName(root, id);
          if (name !== null) files.set(name, chunk.fileName);
        }
      }
      this.emitFile({ type: 'asset', fileName: moduleFilesName, source: JSON.stringify(Object.fromEntries(files)) });
    },
  };
}

/** Compresses browser files at build time: at server start it would take two thirds of the start time. */
function compressFiles(): Plugin {
  return {
    name: 'foyer:compress-files',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith('assets/') && isCompressible(name));
      await Promise.all(
        names.map(async (name) => {
          const path = join(dir, name);
          const bodies = await compressFile(await readFile(path));
          await Promise.all([
            writeFile(path + encodingSuffix.br, bodies.br),
            writeFile(path + encodingSuffix.gzip, bodies.gzip),
          ]);
        }),
      );
    },
  };
}

/** Names of functions and classes stay, so that a stack can be read without source maps. */
const minifyKeepingNames = {
  compress: { keepNames: { function: true, class: true } },
  mangle: { toplevel: true, keepNames: { function: true, class: true } },
  codegen: true,
} as const;

/**
 * Paths of sources as the source maps of the browser's code write them.
 * @param assets folder of that code
 */
const pathFromAssets = (assets: string) => (source: string, map: string) =>
  relative(assets, resolve(dirname(map), source));

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
  css: {
    lightningcss: { include: Features.MediaRangeSyntax },
    postcss: { plugins: [inlineScale()] },
    modules: { generateScopedName: className(root) },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node26',
        sourcemap: 'hidden',
        rolldownOptions: {
          input: { server: 'src/app/main.server.ts', adapterHost: 'src/server/adapters/adapterHost.server.ts' },
          output: {
            // Text of a program stays in memory. Names of functions stay in it, so that a stack reads without its maps.
            minify: minifyKeepingNames,
            sourcemapPathTransform: pathFromAssets(`${root}dist/client/assets`),
          },
        },
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
