import { block } from '../../blocks/blockDefinition.ts';

export const playerCareBlocks = [
  block({
    alias: 'accountRestriction',
    region: 'main',
    load: 'now',
    messageArea: 'care',
    module: 'src/features/player-care/RestrictedAccount.tsx',
    view: () => import('./RestrictedAccount.tsx'),
  }),
  block({
    alias: 'playerSessionReminder',
    region: 'overlay',
    load: 'idle',
    messageArea: 'care',
    bundle: 'player',
    module: 'src/features/player-care/PlayerCare.tsx',
    view: () => import('./PlayerCare.tsx'),
  }),
  block({
    alias: 'playerInactivityReminder',
    region: 'overlay',
    load: 'idle',
    messageArea: 'care',
    bundle: 'windows',
    module: 'src/features/player-care/InactivityReminder.tsx',
    view: () => import('./InactivityReminder.tsx'),
  }),
  block({
    alias: 'responsibleGamblingWeek',
    region: 'footer',
    load: 'idle',
    bundle: 'windows',
    module: 'src/features/player-care/SaferWeekBand.tsx',
    view: () => import('./SaferWeekBand.tsx'),
  }),
];
