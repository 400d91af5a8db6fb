import { block } from '../../domain/block/blockDefinition.ts';
import type { TermsProperties } from './TermsOverlay.tsx';

export const termsBlocks = [
  block<TermsProperties>({
    alias: 'termsAndConditions',
    region: 'overlay',
    load: 'player',
    messageArea: 'terms',
    bundle: 'player',
    module: 'src/features/terms/TermsOverlay.tsx',
    view: () => import('./TermsOverlay.tsx'),
  }),
];
