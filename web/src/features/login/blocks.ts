import * as v from 'valibot';
import { block } from '../../blocks/blockDefinition.ts';

export const loginBlocks = [
  block({
    alias: 'loginModal',
    schema: v.object({}),
    region: 'overlay',
    // What comes with the page only waits for the wish to log in; the form itself is a chunk of its own.
    load: 'now',
    module: 'src/features/login/LoginOverlay.tsx',
    view: () => import('./LoginOverlay.tsx'),
  }),
];
