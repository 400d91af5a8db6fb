import { block } from '../../blocks/blockDefinition.ts';
import type { GamePageProperties } from './GamePage.tsx';

export const gameWindowBlocks = [
  block<GamePageProperties>({
    alias: 'gameWindow',
    region: 'main',
    load: 'now',
    module: 'src/features/game-window/GamePage.tsx',
    view: () => import('./GamePage.tsx'),
  }),
];
