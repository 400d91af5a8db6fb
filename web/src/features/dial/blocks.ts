import { block } from '../../domain/block/blockDefinition.ts';

export const dialBlocks = [
  block<object>({
    alias: 'dial',
    region: 'overlay',
    load: 'use',
    opens: 'dial',
    messageArea: 'dial',
    module: 'src/features/dial/DialPanel.tsx',
    view: () => import('./DialPanel.tsx'),
  }),
];
