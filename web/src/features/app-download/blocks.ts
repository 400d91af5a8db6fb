import { block } from '../../domain/block/blockDefinition.ts';
import type { AppDownloadProperties } from './AppDownloadPrompt.tsx';

export const appDownloadBlocks = [
  block<AppDownloadProperties>({
    alias: 'appDownloadPrompt',
    region: 'overlay',
    load: 'idle',
    module: 'src/features/app-download/AppDownloadPrompt.tsx',
    view: () => import('./AppDownloadPrompt.tsx'),
  }),
];
