import { block } from '../../domain/block/blockDefinition.ts';

export const poorConnectionBlocks = [
  block<object>({
    alias: 'poorConnectionAlert',
    region: 'overlay',
    load: 'player',
    messageArea: 'connection',
    bundle: 'player',
    module: 'src/features/poor-connection/PoorConnectionAlert.tsx',
    view: () => import('./PoorConnectionAlert.tsx'),
  }),
];
