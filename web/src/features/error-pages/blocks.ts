import { block } from '../../domain/block/blockDefinition.ts';
import type { FailedBlockProperties } from './FailedBlock.tsx';
import type { FailedHeaderProperties } from './FailedHeader.tsx';
import type { NotFoundProperties } from './NotFound.tsx';

export const errorPageBlocks = [
  block<NotFoundProperties>({
    alias: 'notFound',
    region: 'main',
    load: 'now',
    messageArea: 'errorPages',
    module: 'src/features/error-pages/NotFound.tsx',
    view: () => import('./NotFound.tsx'),
  }),
  block<FailedBlockProperties>({
    alias: 'failedBlock',
    region: 'main',
    load: 'now',
    isInner: true,
    module: 'src/features/error-pages/FailedBlock.tsx',
    view: () => import('./FailedBlock.tsx'),
  }),
  block<FailedHeaderProperties>({
    alias: 'failedHeader',
    region: 'header',
    load: 'now',
    isInner: true,
    module: 'src/features/error-pages/FailedHeader.tsx',
    view: () => import('./FailedHeader.tsx'),
  }),
];
