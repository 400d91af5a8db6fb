import { fileURLToPath } from 'node:url';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Control room: `vite build -c platform/vite.control.config.ts` writes `platform/dist/control-room`. */
export default defineConfig({
  root: here('src/sandbox/control/page'),
  base: '/control/room/',
  publicDir: false,
  build: {
    outDir: here('dist/control-room'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: browserslistToEsbuild(),
    // Inlined files would become data URLs, which the page's content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { input: here('src/sandbox/control/page/controlRoomPage.ts') },
  },
});
