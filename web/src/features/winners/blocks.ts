import { block } from '../../domain/block/blockDefinition.ts';
import type { BigWinnersProperties } from './BigWinners.tsx';
import place from './place.module.css';

export const winnerBlocks = [
  block<BigWinnersProperties>({
    alias: 'bigWinnerDetailGrid',
    region: 'main',
    load: 'idle',
    bundle: 'player',
    module: 'src/features/winners/BigWinners.tsx',
    messageArea: 'winners',
    place: () => place['reserved'],
    view: () => import('./BigWinners.tsx'),
  }),
];
