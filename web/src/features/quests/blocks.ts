import { block } from '../../domain/block/blockDefinition.ts';

export const questsBlocks = [
  block<object>({
    alias: 'questsWindow',
    region: 'overlay',
    load: 'idle',
    messageArea: 'quests',
    bundle: 'player',
    module: 'src/features/quests/QuestsWindow.tsx',
    view: () => import('./QuestsWindow.tsx'),
  }),
];
