import { block } from '../../domain/block/blockDefinition.ts';
import type { RegistrationProperties } from './registrationForm.ts';

export const registrationBlocks = [
  block<RegistrationProperties>({
    alias: 'registration',
    region: 'overlay',
    // Preloaded when idle like the login form, so that it opens at once.
    load: 'idle',
    opens: 'register',
    messageArea: 'registration',
    bundle: 'door',
    module: 'src/features/registration/RegistrationOverlay.tsx',
    view: () => import('./RegistrationOverlay.tsx'),
  }),
];
