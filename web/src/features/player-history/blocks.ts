import { block } from '../../blocks/blockDefinition.ts';

export const playerHistoryBlocks = [
  block({
    alias: 'playerHistoryModal',
    region: 'overlay',
    load: 'use',
    opens: 'history',
    words: 'history',
    module: 'src/features/player-history/PlayerHistory.tsx',
    view: () => import('./PlayerHistory.tsx'),
  }),
];
