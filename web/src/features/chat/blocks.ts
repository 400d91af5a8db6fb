import { block } from '../../domain/block/blockDefinition.ts';

export const chatBlocks = [
  block<object>({
    alias: 'genesys',
    region: 'overlay',
    load: 'use',
    opens: 'chat',
    messageArea: 'chat',
    module: 'src/features/chat/ChatSlot.tsx',
    view: () => import('./ChatSlot.tsx'),
  }),
];
