import { block } from '../../blocks/blockDefinition.ts';
import type { CategoriesProperties } from './Categories.tsx';
import type { GamesBlock } from './gamesBlock.ts';

const row = { region: 'main', load: 'now', module: 'src/features/lobby/GamesRow.tsx', view: () => import('./GamesRow.tsx') } as const;

export const lobbyBlocks = [
  block<CategoriesProperties>({
    alias: 'gameCategories',
    region: 'main',
    load: 'now',
    module: 'src/features/lobby/Categories.tsx',
    view: () => import('./Categories.tsx'),
  }),
  block<GamesBlock>({ alias: 'gamesGridComponent', ...row }),
  block<GamesBlock>({ alias: 'filteredGamesGridComponent', ...row }),
];
