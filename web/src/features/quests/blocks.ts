import { block } from '../../blocks/blockDefinition.ts';

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
