import { block } from '../../domain/block/blockDefinition.ts';

export const restrictedCountryBlocks = [
  block<object>({
    alias: 'restrictedCountry',
    region: 'overlay',
    load: 'idle',
    bundle: 'player',
    module: 'src/features/restricted-country/RestrictedCountry.tsx',
    messageArea: 'restrictedCountry',
    view: () => import('./RestrictedCountry.tsx'),
  }),
];
