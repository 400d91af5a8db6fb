import { block } from '../../domain/block/blockDefinition.ts';

export const toastBlocks = [
  block<object>({
    alias: 'toast',
    region: 'overlay',
    load: 'now',
    bundle: 'page',
    module: 'src/features/toasts/Toasts.tsx',
    view: () => import('./Toasts.tsx'),
  }),
];
