import { block } from '../../domain/block/blockDefinition.ts';

export const supportBlocks = [
  block<object>({
    alias: 'support',
    region: 'overlay',
    load: 'use',
    opens: 'support',
    messageArea: 'support',
    module: 'src/features/support/SupportPanel.tsx',
    view: () => import('./SupportPanel.tsx'),
  }),
];
