import { footerProperties } from '@foyer/contract/blocks';
import { block } from '../../blocks/blockDefinition.ts';
import type { FooterProperties } from './Footer.tsx';

export const footerBlocks = [
  block<FooterProperties>({
    alias: 'footer',
    schema: footerProperties,
    region: 'footer',
    load: 'now',
    module: 'src/features/footer/Footer.tsx',
    view: () => import('./Footer.tsx'),
  }),
];
