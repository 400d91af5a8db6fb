import { block } from '../../domain/block/blockDefinition.ts';

export const saferGamblingBlocks = [
  block({
    alias: 'accountRestriction',
    region: 'main',
    load: 'now',
    messageArea: 'saferGambling',
    module: 'src/features/safer-gambling/RestrictedAccount.tsx',
    view: () => import('./RestrictedAccount.tsx'),
  }),
  block({
    alias: 'calmMode',
    region: 'main',
    load: 'now',
    messageArea: 'dial',
    module: 'src/features/safer-gambling/CalmModeSection.tsx',
    view: () => import('./CalmModeSection.tsx'),
  }),
  block({
    alias: 'playerSessionReminder',
    region: 'overlay',
    load: 'idle',
    messageArea: 'saferGambling',
    bundle: 'player',
    module: 'src/features/safer-gambling/SaferGambling.tsx',
    view: () => import('./SaferGambling.tsx'),
  }),
  block({
    alias: 'playerInactivityReminder',
    region: 'overlay',
    load: 'player',
    messageArea: 'saferGambling',
    bundle: 'player',
    module: 'src/features/safer-gambling/InactivityReminder.tsx',
    view: () => import('./InactivityReminder.tsx'),
  }),
  block({
    alias: 'responsibleGamblingWeek',
    region: 'footer',
    load: 'idle',
    bundle: 'live',
    module: 'src/features/safer-gambling/SaferWeekBand.tsx',
    view: () => import('./SaferWeekBand.tsx'),
  }),
];
