import { block } from '../../domain/block/blockDefinition.ts';
import place from './place.module.css';

export const jackpotBlocks = [
  block<object>({
    alias: 'jackpotTicker',
    region: 'main',
    load: 'idle',
    bundle: 'lobby-later',
    module: 'src/features/jackpots/JackpotTicker.tsx',
    messageArea: 'jackpots',
    place: ({ flags }) => (flags.revampedJackpotTicker ? place['band'] : place['line']),
    view: () => import('./JackpotTicker.tsx'),
  }),
];
