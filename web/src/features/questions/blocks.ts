import { block } from '../../domain/block/blockDefinition.ts';
import type { QuestionsProperties } from './Questions.tsx';

export const questionsBlocks = [
  block<QuestionsProperties>({
    alias: 'questions',
    region: 'main',
    load: 'now',
    messageArea: 'questions',
    module: 'src/features/questions/Questions.tsx',
    view: () => import('./Questions.tsx'),
  }),
];
