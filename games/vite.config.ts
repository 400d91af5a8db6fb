import { fileURLToPath } from 'node:url';
import { inlineScale } from '@foyer/brands/inlineScale';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { gamePictureFiles } from './src/artwork/game-look/gamePictureFiles.ts';
import { paletteMixes } from './src/artwork/game-look/paletteMixes.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Game frame: `vite build -c games/vite.config.ts` writes `games/dist/game-frame`. */
export default defineConfig({
  root: here('src/play'),
  base: '/game-assets/',
  publicDir: false,
  // Browsers below the list show the page too, and know no `(width >= 768px)`.
  css: { lightningcss: { include: Features.MediaRangeSyntax }, postcss: { plugins: [inlineScale()] } },
  plugins: [gamePictureFiles(), paletteMixes()],
  build: {
    outDir: here('dist/game-frame'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: browserslistToEsbuild(),
    // Inlined files would become data URLs, which the frame's content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: { gameFrame: here('src/play/gameFrame.ts'), earlyLaunch: here('src/play/earlyLaunch.ts') },
      // What the page's first script imports is one file, so that it waits for no other. What views share is one file beside
      // each view's own. Cards are for two engines alone.
      output: {
        codeSplitting: {
          groups: [
            // A group takes the imports of its modules along.
            { name: 'begin', test: /\/(?:beginLaunch|sceneFor)\.ts$/, priority: 1 },
            { name: 'shared', minShareCount: 2, test: (id) => !id.includes('/engines/cards/') },
          ],
        },
      },
    },
  },
});
