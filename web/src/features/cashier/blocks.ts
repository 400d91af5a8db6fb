import { block } from '../../domain/block/blockDefinition.ts';
import { siteStore } from '../../domain/site/siteStore.ts';

export const cashierBlocks = [
  block({
    alias: 'bankingWindow',
    region: 'overlay',
    load: 'idle',
    close: () => siteStore.setState({ bankingModal: { show: false } }),
    messageArea: 'cashier',
    bundle: 'player',
    module: 'src/features/cashier/CashierWindow.tsx',
    view: () => import('./CashierWindow.tsx'),
  }),
  block({
    alias: 'lowBalanceReminder',
    region: 'overlay',
    load: 'idle',
    messageArea: 'cashier',
    bundle: 'player',
    module: 'src/features/cashier/LowBalanceReminder.tsx',
    view: () => import('./LowBalanceReminder.tsx'),
  }),
];
