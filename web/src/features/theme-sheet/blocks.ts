import { block } from '../../domain/block/blockDefinition.ts';
import type { ThemeSheetProperties } from './themeSheet.ts';

export const themeSheetBlocks = [
  block<ThemeSheetProperties>({
    alias: 'themeSheet',
    region: 'main',
    // Loaded separately, so that players' pages do not contain the code.
    load: 'idle',
    messageArea: 'themeSheet',
    module: 'src/features/theme-sheet/ThemeSheet.tsx',
    view: () => import('./ThemeSheet.tsx'),
  }),
];
