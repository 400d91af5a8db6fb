import { block } from '../../blocks/blockDefinition.ts';

export const bankingBlocks = [
  block({
    alias: 'bankingWindow',
    region: 'overlay',
    load: 'idle',
    messageArea: 'banking',
    bundle: 'player',
    module: 'src/features/banking/BankingWindow.tsx',
    view: () => import('./BankingWindow.tsx'),
  }),
  block({
    alias: 'lowBalanceReminder',
    region: 'overlay',
    load: 'idle',
    messageArea: 'banking',
    bundle: 'player',
    module: 'src/features/banking/LowBalanceReminder.tsx',
    view: () => import('./LowBalanceReminder.tsx'),
  }),
];
