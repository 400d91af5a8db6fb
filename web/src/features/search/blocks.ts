import { searchProperties } from '@foyer/contract/blocks';
import { block } from '../../blocks/blockDefinition.ts';
import type { SearchProperties } from './SearchOverlay.tsx';

export const searchBlocks = [
  block<SearchProperties>({
    alias: 'gameSearch',
    schema: searchProperties,
    region: 'overlay',
    load: 'idle',
    opens: 'search',
    module: 'src/features/search/SearchOverlay.tsx',
    view: () => import('./SearchOverlay.tsx'),
  }),
];
