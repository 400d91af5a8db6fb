import { block } from '../../blocks/blockDefinition.ts';
import type { HeroProperties } from './cardGame.ts';

export const heroBlocks = [
  block<HeroProperties>({
    alias: 'hero',
    region: 'main',
    load: 'now',
    // A visitor's page, which is the first of most, does without the code of a player's.
    drawnBy: ({ variant }) => (variant === 'player' ? 'playerHero' : 'hero'),
    bundle: 'lobby',
    module: 'src/features/hero/VisitorHero.tsx',
    view: () => import('./VisitorHero.tsx'),
  }),
  block<HeroProperties>({
    alias: 'playerHero',
    region: 'main',
    load: 'now',
    isInner: true,
    module: 'src/features/hero/PlayerHero.tsx',
    view: () => import('./PlayerHero.tsx'),
  }),
];
