import { block } from '../../blocks/blockDefinition.ts';

export const chatBlocks = [
  block<object>({
    alias: 'genesys',
    region: 'overlay',
    load: 'use',
    opens: 'chat',
    words: 'chat',
    module: 'src/features/chat/ChatPanel.tsx',
    view: () => import('./ChatPanel.tsx'),
  }),
];
