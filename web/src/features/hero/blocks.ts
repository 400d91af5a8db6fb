import { block } from '../../blocks/blockDefinition.ts';
import type { HeroProperties } from './cardGame.ts';

export const heroBlocks = [
  block<HeroProperties>({
    alias: 'hero',
    region: 'main',
    load: 'now',
    module: 'src/features/hero/Hero.tsx',
    view: () => import('./Hero.tsx'),
  }),
];
