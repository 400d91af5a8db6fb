import { block } from '../../blocks/blockDefinition.ts';
import type { NotFoundProperties } from './NotFound.tsx';

export const errorPageBlocks = [
  block<NotFoundProperties>({
    alias: 'notFound',
    region: 'main',
    load: 'now',
    module: 'src/features/error-pages/NotFound.tsx',
    view: () => import('./NotFound.tsx'),
  }),
];
