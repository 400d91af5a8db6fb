import { fileURLToPath } from 'node:url';
import { inlineScale } from '@foyer/brands/inlineScale';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Control room: `vite build -c sandbox/vite.control.config.ts` writes `sandbox/dist/control-room`. */
export default defineConfig({
  root: here('src/control/page'),
  base: '/control/room/',
  publicDir: false,
  // Browsers below the list show the page too, and know no `(width >= 768px)`.
  css: { lightningcss: { include: Features.MediaRangeSyntax }, postcss: { plugins: [inlineScale()] } },
  build: {
    outDir: here('dist/control-room'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: browserslistToEsbuild(),
    // Inlined files would become data URLs, which the page's content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { input: here('src/control/page/controlRoomPage.ts') },
  },
});
