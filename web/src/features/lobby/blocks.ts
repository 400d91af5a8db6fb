import { block } from '../../domain/block/blockDefinition.ts';
import type { CategoriesProperties } from './Categories.tsx';
import type { GamesBlock } from './gamesBlock.ts';

const row = {
  region: 'main',
  load: 'now',
  bundle: 'lobby',
  module: 'src/features/lobby/GamesRow.tsx',
  view: () => import('./GamesRow.tsx'),
} as const;
/** Only grids load the code of filters; reels do not need it. */
const gridAlias = 'wholeGamesGrid';
const drawnBy =
  (alias: string) =>
  ({ variant }: GamesBlock) =>
    variant === 'grid' ? gridAlias : alias;

export const lobbyBlocks = [
  block<CategoriesProperties>({
    alias: 'gameCategories',
    region: 'main',
    load: 'now',
    bundle: 'lobby',
    module: 'src/features/lobby/Categories.tsx',
    view: () => import('./Categories.tsx'),
  }),
  block<object>({
    alias: 'continuePlaying',
    region: 'main',
    load: 'now',
    bundle: 'player-lobby',
    module: 'src/features/lobby/ContinuePlaying.tsx',
    view: () => import('./ContinuePlaying.tsx'),
  }),
  block<GamesBlock>({ alias: 'gamesGridComponent', ...row, drawnBy: drawnBy('gamesGridComponent') }),
  block<GamesBlock>({ alias: 'filteredGamesGridComponent', ...row, drawnBy: drawnBy('filteredGamesGridComponent') }),
  block<GamesBlock>({
    alias: gridAlias,
    region: 'main',
    load: 'now',
    isInner: true,
    module: 'src/features/lobby/GamesGrid.tsx',
    view: () => import('./GamesGrid.tsx'),
  }),
];
