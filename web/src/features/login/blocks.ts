import { block } from '../../blocks/blockDefinition.ts';

export const loginBlocks = [
  block({
    alias: 'loginModal',
    region: 'overlay',
    // Fetched before anyone asks, so that the form opens at once; an earlier wish fetches it earlier.
    load: 'idle',
    opens: 'login',
    messageArea: 'login',
    bundle: 'door',
    module: 'src/features/login/LoginOverlay.tsx',
    view: () => import('./LoginOverlay.tsx'),
  }),
];
