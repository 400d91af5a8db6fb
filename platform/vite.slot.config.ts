import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { slotPictureFiles } from './src/slot/slotPictureFiles.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The slot frame: `vite build -c platform/vite.slot.config.ts` writes `platform/dist/slot-frame`. */
export default defineConfig({
  root: here('src/slot/frame'),
  base: '/slot-assets/',
  publicDir: false,
  plugins: [slotPictureFiles()],
  build: {
    outDir: here('dist/slot-frame'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    // Inlined files would be data addresses, which the frame's content security policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { input: here('src/slot/frame/slotFrame.ts') },
  },
});
