import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { gamePictureFiles } from './src/play/gamePictureFiles.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The game frame: `vite build -c platform/vite.frame.config.ts` writes `platform/dist/game-frame`. */
export default defineConfig({
  root: here('src/play/frame'),
  base: '/game-assets/',
  publicDir: false,
  plugins: [gamePictureFiles()],
  build: {
    outDir: here('dist/game-frame'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    // Inlined files would be data addresses, which the frame's content security policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { input: here('src/play/frame/gameFrame.ts') },
  },
});
