import * as v from 'valibot';
import { block } from '../../blocks/blockDefinition.ts';
import type { NotFoundProperties } from './NotFound.tsx';

export const errorPageBlocks = [
  block<NotFoundProperties>({
    alias: 'notFound',
    schema: v.object({ error: v.picklist(['pageNotFound', 'gameNotFound', 'serverError']) }),
    region: 'main',
    load: 'now',
    module: 'src/features/error-pages/NotFound.tsx',
    view: () => import('./NotFound.tsx'),
  }),
];
