import { block } from '../../domain/block/blockDefinition.ts';

export const accountMenuBlocks = [
  block<object>({
    alias: 'accountMenu',
    region: 'overlay',
    load: 'use',
    opens: 'accountMenu',
    bundle: 'player',
    messageArea: 'accountMenu',
    module: 'src/features/account-menu/AccountMenu.tsx',
    view: () => import('./AccountMenu.tsx'),
  }),
];
