import { block } from '../../blocks/blockDefinition.ts';
import type { ThemeSheetProperties } from './themeSheet.ts';

export const themeSheetBlocks = [
  block<ThemeSheetProperties>({
    alias: 'themeSheet',
    region: 'main',
    // Late, so that nothing of it comes with the pages that players see.
    load: 'idle',
    messageArea: 'themeSheet',
    module: 'src/features/theme-sheet/ThemeSheet.tsx',
    view: () => import('./ThemeSheet.tsx'),
  }),
];
