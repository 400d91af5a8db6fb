import { block } from '../../domain/block/blockDefinition.ts';
import type { RichTextProperties } from './RichText.tsx';

export const richTextBlocks = [
  block<RichTextProperties>({
    alias: 'richText',
    region: 'main',
    load: 'now',
    isStatic: true,
    module: 'src/features/rich-text/RichText.tsx',
    view: () => import('./RichText.tsx'),
  }),
];
