import { block } from '../../blocks/blockDefinition.ts';

export const bankingBlocks = [
  block({
    alias: 'bankingWindow',
    region: 'overlay',
    load: 'idle',
    words: 'banking',
    module: 'src/features/banking/BankingWindow.tsx',
    view: () => import('./BankingWindow.tsx'),
  }),
];
