import { block } from '../../domain/block/blockDefinition.ts';
import type { HeaderProperties } from './Header.tsx';

export const headerBlocks = [
  block<HeaderProperties>({
    alias: 'header',
    region: 'header',
    load: 'now',
    bundle: 'page',
    module: 'src/features/header/Header.tsx',
    view: () => import('./Header.tsx'),
  }),
];
