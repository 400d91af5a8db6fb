import { block } from '../../domain/block/blockDefinition.ts';

export const playerHistoryBlocks = [
  block({
    alias: 'playerHistoryModal',
    region: 'overlay',
    load: 'use',
    opens: 'history',
    messageArea: 'history',
    module: 'src/features/player-history/PlayerHistory.tsx',
    view: () => import('./PlayerHistory.tsx'),
  }),
];
