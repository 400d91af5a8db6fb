import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The control room: `vite build -c platform/vite.control.config.ts` writes `platform/dist/control-room`. */
export default defineConfig({
  root: here('src/control/room'),
  base: '/control/room/',
  publicDir: false,
  build: {
    outDir: here('dist/control-room'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    // Inlined files would be data addresses, which the page's content security policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { input: here('src/control/room/controlRoomPage.ts') },
  },
});
