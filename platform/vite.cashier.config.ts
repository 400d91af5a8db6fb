import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The cashier's frame: `vite build -c platform/vite.cashier.config.ts` writes `platform/dist/cashier-frame`. */
export default defineConfig({
  root: here('src/cashier/frame'),
  base: '/cashier-assets/',
  publicDir: false,
  build: {
    outDir: here('dist/cashier-frame'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    // Inlined files would be data addresses, which the frame's content security policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { input: here('src/cashier/frame/cashierFrame.ts') },
  },
});
