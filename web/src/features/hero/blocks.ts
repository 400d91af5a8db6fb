import { block } from '../../domain/block/blockDefinition.ts';
import type { HeroProperties } from './cardGame.ts';

export const heroBlocks = [
  block<HeroProperties>({
    alias: 'hero',
    region: 'main',
    load: 'now',
    // Visitors' pages do not load the code of a player's hero.
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
    bundle: 'player-lobby',
    module: 'src/features/hero/PlayerHero.tsx',
    view: () => import('./PlayerHero.tsx'),
  }),
];
