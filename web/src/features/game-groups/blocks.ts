import { block } from '../../domain/block/blockDefinition.ts';
import type { GameGroupHeadProperties } from './GameGroupHead.tsx';
import type { GameGroupListProperties } from './GameGroupList.tsx';

const groups = { region: 'main', load: 'now', messageArea: 'gameGroups', isStatic: true } as const;

export const gameGroupBlocks = [
  block<GameGroupHeadProperties>({
    alias: 'gameGroup',
    ...groups,
    module: 'src/features/game-groups/GameGroupHead.tsx',
    view: () => import('./GameGroupHead.tsx'),
  }),
  block<GameGroupListProperties>({
    alias: 'gameGroupList',
    ...groups,
    module: 'src/features/game-groups/GameGroupList.tsx',
    view: () => import('./GameGroupList.tsx'),
  }),
];
