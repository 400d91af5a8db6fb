import { block } from '../../domain/block/blockDefinition.ts';
import type { GenericModalProperties } from './GenericModal.tsx';

export const genericModalBlocks = [
  block<GenericModalProperties>({
    alias: 'genericModal',
    region: 'overlay',
    load: 'idle',
    module: 'src/features/generic-modal/GenericModal.tsx',
    view: () => import('./GenericModal.tsx'),
  }),
];
