import { block } from '../../domain/block/blockDefinition.ts';
import type { SearchProperties } from './SearchOverlay.tsx';

export const searchBlocks = [
  block<SearchProperties>({
    alias: 'gameSearch',
    region: 'overlay',
    load: 'idle',
    opens: 'search',
    messageArea: 'search',
    bundle: 'lobby-later',
    module: 'src/features/search/SearchOverlay.tsx',
    view: () => import('./SearchOverlay.tsx'),
  }),
];
