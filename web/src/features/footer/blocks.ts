import { block } from '../../domain/block/blockDefinition.ts';
import type { FooterProperties } from './Footer.tsx';

export const footerBlocks = [
  block<FooterProperties>({
    alias: 'footer',
    region: 'footer',
    load: 'now',
    bundle: 'page',
    module: 'src/features/footer/Footer.tsx',
    view: () => import('./Footer.tsx'),
  }),
];
