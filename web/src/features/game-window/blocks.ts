import { block } from '../../domain/block/blockDefinition.ts';
import type { GamePageProperties } from './gamePageProperties.ts';

export const gameWindowBlocks = [
  block<GamePageProperties>({
    alias: 'gameWindow',
    region: 'main',
    load: 'now',
    messageArea: 'gameFacts',
    module: 'src/features/game-window/GamePage.tsx',
    view: () => import('./GamePage.tsx'),
  }),
];
