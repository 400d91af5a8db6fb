import { block } from '../../domain/block/blockDefinition.ts';

export const messageBlocks = [
  block<object>({
    alias: 'messageBroker',
    region: 'overlay',
    load: 'idle',
    bundle: 'player',
    module: 'src/features/in-app-messages/MessageBroker.tsx',
    view: () => import('./MessageBroker.tsx'),
  }),
  block<object>({
    alias: 'xeniaMessage',
    region: 'overlay',
    load: 'idle',
    messageArea: 'messages',
    bundle: 'player',
    module: 'src/features/in-app-messages/XeniaMessage.tsx',
    view: () => import('./XeniaMessage.tsx'),
  }),
];
