import { block } from '../../domain/block/blockDefinition.ts';
import type { LegalTextProperties } from './LegalText.tsx';

const kinds: readonly LegalTextProperties['kind'][] = ['complaints', 'customerFunds', 'termsText'];

export const legalBlocks = kinds.map((alias) =>
  block<LegalTextProperties>({
    alias,
    region: 'main',
    load: 'now',
    messageArea: 'legal',
    isStatic: true,
    module: 'src/features/legal/LegalText.tsx',
    view: () => import('./LegalText.tsx'),
  }),
);
