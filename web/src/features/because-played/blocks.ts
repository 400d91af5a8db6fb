import { block } from '../../domain/block/blockDefinition.ts';
import place from './place.module.css';

export const becausePlayedBlocks = [
  block<object>({
    alias: 'becausePlayed',
    region: 'main',
    load: 'idle',
    bundle: 'player',
    messageArea: 'becausePlayed',
    place: () => place['reserved'],
    module: 'src/features/because-played/BecausePlayed.tsx',
    view: () => import('./BecausePlayed.tsx'),
  }),
];
