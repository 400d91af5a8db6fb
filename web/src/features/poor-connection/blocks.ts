import { block } from '../../domain/block/blockDefinition.ts';

export const poorConnectionBlocks = [
  block<object>({
    alias: 'poorConnectionAlert',
    region: 'overlay',
    load: 'idle',
    messageArea: 'connection',
    bundle: 'windows',
    module: 'src/features/poor-connection/PoorConnectionAlert.tsx',
    view: () => import('./PoorConnectionAlert.tsx'),
  }),
];
