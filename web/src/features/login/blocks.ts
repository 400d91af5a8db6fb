import { block } from '../../domain/block/blockDefinition.ts';

export const loginBlocks = [
  block({
    alias: 'loginModal',
    region: 'overlay',
    // Preloaded when idle, so that the form opens at once; a request for the form loads it earlier.
    load: 'idle',
    opens: 'login',
    messageArea: 'login',
    bundle: 'door',
    module: 'src/features/login/LoginOverlay.tsx',
    view: () => import('./LoginOverlay.tsx'),
  }),
];
