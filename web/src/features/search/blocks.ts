import { block } from '../../domain/block/blockDefinition.ts';
import type { SearchProperties } from './SearchOverlay.tsx';

export const searchBlocks = [
  block<SearchProperties>({
    alias: 'gameSearch',
    region: 'overlay',
    load: 'intent',
    opens: 'search',
    messageArea: 'search',
    bundle: 'search',
    module: 'src/features/search/SearchOverlay.tsx',
    view: () => import('./SearchOverlay.tsx'),
  }),
];
