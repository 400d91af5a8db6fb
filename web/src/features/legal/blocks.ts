import { block } from '../../domain/block/blockDefinition.ts';
import type { ComplaintsProperties } from './Complaints.tsx';
import type { CustomerFundsProperties } from './CustomerFunds.tsx';
import type { TermsTextProperties } from './TermsText.tsx';

const legal = { region: 'main', load: 'now', messageArea: 'legal', isStatic: true } as const;

export const legalBlocks = [
  block<ComplaintsProperties>({
    alias: 'complaints',
    ...legal,
    module: 'src/features/legal/Complaints.tsx',
    view: () => import('./Complaints.tsx'),
  }),
  block<CustomerFundsProperties>({
    alias: 'customerFunds',
    ...legal,
    module: 'src/features/legal/CustomerFunds.tsx',
    view: () => import('./CustomerFunds.tsx'),
  }),
  block<TermsTextProperties>({
    alias: 'termsText',
    ...legal,
    module: 'src/features/legal/TermsText.tsx',
    view: () => import('./TermsText.tsx'),
  }),
];
